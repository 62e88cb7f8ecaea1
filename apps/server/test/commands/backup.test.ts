import { randomBytes } from 'node:crypto';
import { mkdir, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listBackups, toFileName, writeLines } from '../../src/backup/backup-file.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { makeFolder } from '../support/processes/make-folder.ts';
import { runCommand, toEnvironment } from '../support/processes/run-command.ts';

const BACKUP = 'commands/backup.ts';
const RESTORE = 'commands/restore.ts';

test('a running shop is saved, verified, and restored into an empty folder', async () => {
  const shop = await buildTestApp();
  const asha = await signUpWithAddress(shop);
  const { id } = await addProduct(shop.context, { stock_quantity: 9 });
  await asha.order({ [id]: 2 });
  const to = await makeFolder();

  const saved = await runCommand(BACKUP, ['--to', to, '--keep', '7'], toEnvironment(shop));
  expect(saved.exitCode).toBe(0);
  expect(saved.stdout).toContain(
    '1 orders, 1 accounts, 1 products, 0 pictures (0.0 MB).\nNOT ENCRYPTED: ',
  );
  expect(saved.stdout).toContain(`Saved ${join(shop.config.dataDir, 'shop.sqlite')} to ${to}/`);
  expect(saved.stdout).toContain('Restored into an empty folder: every row is the same.');
  expect(saved.stderr).toContain('saved orders: 1 rows\n');
  const [name = ''] = await readdir(to);

  const dataDir = await makeFolder();
  const restored = await runCommand(RESTORE, [join(to, name)], { DATA_DIR: dataDir });
  expect(restored).toMatchObject({
    exitCode: 0,
    stdout: `Restored 1 orders, 1 accounts, 1 products, 0 pictures into ${join(dataDir, 'shop.sqlite')}.\n`,
  });
  const again = await runCommand(RESTORE, [join(to, name)], { DATA_DIR: dataDir });
  expect(again.exitCode).toBe(1);
  expect(again.stderr).toContain('There is a shop in this database already.');
});

test('a backup has its name once it was restored and compared, and one that fails then is gone', async () => {
  const shop = await buildTestApp();
  const to = await makeFolder();
  const verified = toFileName(0, false);
  await writeFile(join(to, verified), '');
  // No migration makes this column, so the restore does not know it.
  await sql`alter table messages add column mistake text`.execute(shop.context.db);
  const ended = await runCommand(BACKUP, ['--to', to, '--keep', '1'], toEnvironment(shop));
  expect(ended.exitCode).toBe(1);
  expect(ended.stderr).toContain('There is no new backup.\nThis backup is damaged');
  expect(await readdir(to)).toEqual([verified]);

  const unverified = await runCommand(BACKUP, ['--to', to, '--no-verify'], toEnvironment(shop));
  expect(unverified).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('.unverified') });
  expect((await readdir(to)).sort()).toEqual([
    verified,
    expect.stringMatching(/^haat-2.*Z\.jsonl\.zst\.unverified$/),
  ]);
  expect((await listBackups(to)).map(({ name }) => name)).toEqual([verified]);
});

test('a folder of encrypted backups gets none in plain, unless it is asked for', async () => {
  const shop = await buildTestApp();
  const to = await makeFolder();
  await writeFile(join(to, toFileName(0, true)), '');
  const args = ['--to', to, '--no-verify'];
  const ended = await runCommand(BACKUP, args, toEnvironment(shop));
  expect(ended.exitCode).toBe(1);
  expect(ended.stderr).toContain('is encrypted, and BACKUP_PASSPHRASE is not set');
  expect(await readdir(to)).toHaveLength(1);
  const none = { ...toEnvironment(shop), BACKUP_PASSPHRASE: 'none' };
  expect((await runCommand(BACKUP, args, none)).stderr).toContain('BACKUP_PASSPHRASE is not set');
  const plain = await runCommand(BACKUP, [...args, '--plain'], none);
  expect(plain).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('NOT ENCRYPTED') });
});

test('a backup that is missing, unreadable or cut off is told in a sentence', async () => {
  const folder = await makeFolder();
  const environment = { DATA_DIR: join(folder, 'data') };
  const restore = (name: string, passphrase = '') =>
    runCommand(RESTORE, [join(folder, name)], { ...environment, BACKUP_PASSPHRASE: passphrase });
  const missing = await restore('none');
  expect(missing.stderr).toBe(`Nothing was restored.\nThere is no file ${join(folder, 'none')}.\n`);
  await mkdir(join(folder, 'folder'));
  expect((await restore('folder')).stderr).toContain('folder is not a file.');
  async function* lines() {
    yield JSON.stringify({ rows: randomBytes(200_000).toString('base64') });
  }
  const encryption = { passphrase: 'a long passphrase', workFactor: 2 };
  for (const [name, given] of [
    ['plain', undefined],
    ['encrypted', encryption],
  ] as const) {
    const path = join(folder, name);
    await writeLines(path, lines(), given);
    await truncate(path, 100_000);
    const ended = await restore(name, given?.passphrase);
    expect(ended.exitCode).toBe(1);
    expect(ended.stderr).toBe(
      'Nothing was restored.\nThis file is cut off or damaged, or no backup. Copy it again, or take another one.\n',
    );
  }
});
