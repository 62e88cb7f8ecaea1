import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildTestApp, type TestShop } from './support/build-test-app.ts';

const { PATH = '' } = process.env;
const COMMAND = new URL('../src/make-admin.ts', import.meta.url).pathname;

interface Ended {
  exitCode: number;
  stdout: string;
  stderr: string;
}

function runCommand(words: readonly string[], environment: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--conditions=@haat/source', COMMAND, ...words],
      { env: { PATH, ...environment } },
      (error, stdout, stderr) => {
        const exitCode = typeof error?.code === 'number' ? error.code : error === null ? 0 : -1;
        resolve({ exitCode, stdout, stderr });
      },
    );
  });
}

function toEnvironment(shop: TestShop): Record<string, string> {
  const { dataDir, databaseUrl } = shop.config;
  return { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
}

describe('make-admin', () => {
  test('gives the role while the shop runs, from the next request on', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp({ fullName: 'Asha Devi', email: 'Asha@Example.com' });
    expect((await asha.get('/users')).status).toBe(403);

    const ended = await runCommand(['asha@example.COM'], toEnvironment(shop));

    expect(ended).toEqual({
      exitCode: 0,
      stdout:
        'Asha Devi (Asha@Example.com) is an admin now.\n' +
        'This e-mail was never verified: make sure that the account is theirs.\n',
      stderr: '',
    });
    expect((await asha.get('/users')).status).toBe(200);
    expect((await asha.get('/users/current-user')).body.data.role).toBe('admin');

    const again = await runCommand(['asha@example.com'], toEnvironment(shop));
    expect(again.exitCode).toBe(0);
    expect(again.stdout).toContain('is an admin already.');
  });

  test('changes nobody when no account has the e-mail', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp({ email: 'asha@example.com' });
    const ended = await runCommand(['%@example.com'], toEnvironment(shop));
    expect(ended).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'No account has the e-mail %@example.com. Sign up in the shop first.\n',
    });
    expect((await asha.get('/users')).status).toBe(403);
  });

  test('makes no shop where there is none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'haat-no-shop-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const ended = await runCommand(['asha@example.com'], { DATA_DIR: folder });
    expect(ended.exitCode).toBe(1);
    expect(ended.stderr).toBe(
      `There is no shop at ${join(folder, 'shop.sqlite')}. Start it once, or set DATA_DIR.\n`,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([[[]], [['--help']], [['a@example.com', 'b@example.com']]])(
    'explains itself when called with %j',
    async (words) => {
      const ended = await runCommand(words, {});
      expect(ended.exitCode).toBe(1);
      expect(ended.stderr).toContain('Usage: node dist/make-admin.js <email>');
    },
  );

  test('names what is wrong with the environment', async () => {
    const ended = await runCommand(['a@example.com'], { PORT: 'x' });
    expect(ended.exitCode).toBe(1);
    expect(ended.stderr).toContain('PORT must be a number.');
  });
});
