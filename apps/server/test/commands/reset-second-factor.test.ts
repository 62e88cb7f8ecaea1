import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { runCommand, startCommand, toEnvironment } from '../support/processes/run-command.ts';

const COMMAND = 'commands/reset-second-factor.ts';

describe('reset-second-factor', () => {
  // product 10.1.4
  test('removes the factor, ends the sessions of this account alone, and is in the log of the desk', async () => {
    const shop = await buildTestApp();
    const shopper = { email: 'asha@example.com', password: 'Mirchi-Papad-7!' };
    const asha = await signUpDeskMember(shop, 'owner', null, shopper);
    const other = await signUpDeskMember(shop, 'owner');

    const ended = await startCommand(COMMAND, ['ASHA@example.com'], toEnvironment(shop));

    expect(ended).toEqual({
      exitCode: 0,
      stdout:
        'The second factor of Desk owner (asha@example.com) is removed, and all sessions have ended.\n',
      stderr: expect.stringMatching(/^\{.*\}\n$/),
    });
    const { userId } = asha;
    expect(JSON.parse(ended.stderr).security).toEqual({ event: 'second-factor-reset', userId });
    expect((await asha.get('/desk/orders')).status).toBe(401);
    const { entries } = (await other.get('/desk/audit')).body.data;
    expect(entries[0]).toMatchObject({
      action: 'second_factor.reset_by_command',
      subjectKind: 'second_factor',
      subjectId: userId,
      user: { _id: userId },
    });

    const again = shop.visitor();
    await again.post('/users/login', shopper);
    expect((await again.get('/desk/orders')).body.code).toBe('second_factor_required');
    expect((await again.post('/desk/second-factor')).status).toBe(201);
  });

  // product 10.1.4
  test('says that an account has no second factor, and leaves its sessions', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp({ fullName: 'Asha Devi', email: 'asha@example.com' });
    const ended = await runCommand(COMMAND, ['asha@example.com'], toEnvironment(shop));
    expect(ended).toMatchObject({
      exitCode: 1,
      stderr: 'Asha Devi (asha@example.com) has no second factor.\n',
    });
    expect((await asha.get('/users/current-user')).status).toBe(200);
    const unknown = await runCommand(COMMAND, ['nobody@example.com'], toEnvironment(shop));
    expect(unknown.stderr).toBe('No account signs in with nobody@example.com.\n');
  });
});
