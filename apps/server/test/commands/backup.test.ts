import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { runCommand, toEnvironment } from '../support/run-command.ts';
import { signUpWithAddress } from '../support/shopper-with-address.ts';
import { addProduct } from '../support/stock-fixture.ts';

const BACKUP = 'commands/backup.ts';
const RESTORE = 'commands/restore.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a running shop is saved, verified, and restored into an empty folder', async () => {
  const shop = await buildTestApp();
  const asha = await signUpWithAddress(shop);
  const { id } = await addProduct(shop.context, { stock_quantity: 9 });
  await asha.order({ [id]: 2 });
  const to = await makeFolder();

  const saved = await runCommand(BACKUP, ['--to', to, '--keep', '7'], toEnvironment(shop));
  expect(saved.exitCode).toBe(0);
  expect(saved.stdout).toContain(
    '1 orders, 1 accounts, 1 products, 0 pictures (0.0 MB), not encrypted.',
  );
  expect(saved.stdout).toContain('Restored into an empty folder: every row is the same.');
  expect(saved.stderr).toContain('saved orders: 1 rows\n');
  const [name = ''] = await readdir(to);

  const dataDir = await makeFolder();
  const restored = await runCommand(RESTORE, [join(to, name)], { DATA_DIR: dataDir });
  expect(restored).toMatchObject({
    exitCode: 0,
    stdout: 'Restored 1 orders, 1 accounts, 1 products, 0 pictures.\n',
  });
  const again = await runCommand(RESTORE, [join(to, name)], { DATA_DIR: dataDir });
  expect(again.exitCode).toBe(1);
  expect(again.stderr).toContain('There is a shop in this database already.');
});

test.each([
  [BACKUP, [], {}],
  [BACKUP, ['--to', '/tmp', '--keep', '0'], {}],
  [BACKUP, ['--to', '/tmp', '--daily-at', 'noon'], {}],
  [RESTORE, [], {}],
  [RESTORE, ['a', 'b'], {}],
])('%s explains itself when called with %j', async (command, words, environment) => {
  const ended = await runCommand(command, words, environment);
  expect(ended.exitCode).toBe(1);
  expect(ended.stderr).toMatch(/^Usage: npm run (backup|restore) -- /);
});

test('a short passphrase and a missing shop are told, and no file is made', async () => {
  const folder = await makeFolder();
  const to = join(folder, 'backups');
  const short = await runCommand(BACKUP, ['--to', to], {
    DATA_DIR: folder,
    BACKUP_PASSPHRASE: 'x',
  });
  expect(short.stderr).toBe('BACKUP_PASSPHRASE needs at least 12 characters.\n');
  const missing = await runCommand(BACKUP, ['--to', to], { DATA_DIR: folder });
  expect(missing.stderr).toContain('There is no shop at');
  expect(await readdir(to)).toEqual([]);
});
