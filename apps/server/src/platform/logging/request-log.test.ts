import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { hideSecrets } from './hide-secrets.ts';
import { createLogger } from './request-log.ts';

/** What one line of the server's log tells. */
function logLine(logged: object): { err?: unknown } {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const path = join(folder, 'log');
  const file = openSync(path, 'w');
  onTestFinished(() => {
    closeSync(file);
    rmSync(folder, { recursive: true });
  });
  createLogger(readConfig({}), file).child({ reqId: 'r1' }).warn(logged, 'text');
  return JSON.parse(readFileSync(path, 'utf8'));
}

it('hides the values of secret properties, three levels deep', () => {
  const line = logLine({
    token: 'secret',
    user: { name: 'Asha', password: 'secret', headers: { cookie: 'secret', host: 'haat' } },
  });
  expect(line).toMatchObject({
    reqId: 'r1',
    msg: 'text',
    token: '[hidden]',
    user: { name: 'Asha', password: '[hidden]', headers: { cookie: '[hidden]', host: 'haat' } },
  });
});

it('hides the secrets that an error carries, and keeps its message', () => {
  const error = Object.assign(new Error('no mail'), { mail: { token: 'secret' }, signature: 's' });
  expect(logLine({ err: error }).err).toMatchObject({
    type: 'Error',
    message: 'no mail',
    mail: { token: '[hidden]' },
    signature: '[hidden]',
  });
  expect(logLine({ err: 'only text' }).err).toBe('only text');
});

it('leaves what is logged as it was', () => {
  const logged = { password: 'secret', list: ['a'], none: null };
  expect(hideSecrets(logged)).toEqual({ password: '[hidden]', list: ['a'], none: null });
  expect(logged.password).toBe('secret');
  const open = { status: 200 };
  expect(hideSecrets(open)).toBe(open);
});
