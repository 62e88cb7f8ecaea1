import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { runCommand, toEnvironment } from '../support/processes/run-command.ts';
import type { Visitor } from '../support/requests/visitor.ts';

const COMMAND = 'commands/end-sessions.ts';

const isSignedIn = async (visitor: Visitor) =>
  (await visitor.get('/users/current-user')).status === 200;

/** Asha on her phone and her computer, and Meena. */
async function signUpTwo(shop: TestShop) {
  const phone = shop.visitor();
  const { email, password } = await phone.signUp({
    fullName: 'Asha Devi',
    email: 'Asha@Example.com',
  });
  const computer = shop.visitor();
  await computer.post('/users/login', { email, password });
  const meena = shop.visitor();
  await meena.signUp();
  return { phone, computer, meena, login: { email, password } };
}

describe('end-sessions', () => {
  // product 4.10.5
  test('ends all sessions of one account while the shop runs, and no others', async () => {
    const shop = await buildTestApp();
    const { phone, computer, meena, login } = await signUpTwo(shop);

    const ended = await runCommand(COMMAND, ['asha@example.COM'], toEnvironment(shop));

    expect(ended).toEqual({
      exitCode: 0,
      stdout: 'All sessions of Asha Devi (Asha@Example.com) have ended.\n',
      stderr: '',
    });
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(computer)).toBe(false);
    expect((await phone.post('/users/refresh-token')).status).toBe(401);
    expect(await isSignedIn(meena)).toBe(true);
    expect((await phone.post('/users/login', login)).status).toBe(200);
    expect(await isSignedIn(phone)).toBe(true);
  });

  // product 4.10.5
  test('ends the sessions of all accounts with --all', async () => {
    const shop = await buildTestApp();
    const { phone, computer, meena } = await signUpTwo(shop);
    const ended = await runCommand(COMMAND, ['--all'], toEnvironment(shop));
    expect(ended).toEqual({
      exitCode: 0,
      stdout: 'All sessions of all accounts have ended.\n',
      stderr: '',
    });
    for (const visitor of [phone, computer, meena]) {
      expect(await isSignedIn(visitor)).toBe(false);
      expect((await visitor.post('/users/refresh-token')).status).toBe(401);
    }
  });
});
