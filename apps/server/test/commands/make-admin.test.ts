import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { runCommand, startCommand, toEnvironment } from '../support/processes/run-command.ts';

const COMMAND = 'commands/make-admin.ts';

describe('make-admin', () => {
  // product 6.1.5
  test('gives the role while the shop runs, effective with the next request', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    const { userId } = await asha.signUp({ fullName: 'Asha Devi', email: 'Asha@Example.com' });
    expect((await asha.get('/users')).status).toBe(403);

    const ended = await startCommand(COMMAND, ['asha@example.COM'], toEnvironment(shop));

    expect(ended).toEqual({
      exitCode: 0,
      stdout:
        'Asha Devi (Asha@Example.com) is an admin now.\n' +
        'This e-mail was never verified: make sure that the account is theirs.\n',
      stderr: expect.stringMatching(/^\{.*\}\n$/),
    });
    expect(JSON.parse(ended.stderr).security).toEqual({
      event: 'role-changed',
      userId,
      role: 'admin',
    });
    expect((await asha.get('/users')).body.code).toBe('second_factor_required');
    expect((await asha.get('/users/current-user')).body.data.role).toBe('admin');

    const again = await runCommand(COMMAND, ['asha@example.com'], toEnvironment(shop));
    expect(again.exitCode).toBe(0);
    expect(again.stdout).toContain('is an admin already.');
    expect(again.stderr).toBe('');
  });
});
