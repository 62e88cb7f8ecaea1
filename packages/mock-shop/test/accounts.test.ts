import { ApiError, type CallOptions } from '@haat/api-sdk';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, api, createClientOf, fetch } = startTestShop();
const EMAIL = 'shopper@example.com';
const NEW_USER = {
  fullName: ' New Shopper ',
  userName: 'new',
  email: 'new@example.com',
  phoneNumber: '+919000000009',
  password: 'Secret1!',
};
const PICTURE = new File(['bytes'], 'me.png', { type: 'image/png' });

describe('signing in', () => {
  it('lasts until signing out', async () => {
    await expect(api.users.getCurrentUser()).rejects.toMatchObject({ status: 401 });
    const user = await api.users.login({ email: 'SHOPPER@example.com', password: 'Shopper1!' });
    expect(user).not.toHaveProperty('password');
    expect(shop.currentUser?.email).toBe(EMAIL);
    expect(await api.users.getCurrentUser()).toEqual(user);
    await api.users.logout();
    expect(shop.sessions).toEqual([]);
    expect(shop.currentUser).toBeNull();
    await expect(api.users.getCurrentUser()).rejects.toMatchObject({ status: 401 });
    await expect(api.users.logout()).resolves.toBeUndefined();
  });

  it('ends the sign-in there was before', async () => {
    await api.users.login({ email: EMAIL, password: 'Shopper1!' });
    await api.users.login({ email: 'second@example.com', password: 'Second1!' });
    expect(shop.sessions.map(({ userId }) => userId)).toEqual(['user_second']);
  });

  it.each([
    [
      'a month, of which the access token has 15 minutes',
      true,
      '; Max-Age=900',
      '; Max-Age=2592000',
    ],
    ['the browser session', false, '', ''],
  ])('sets cookies for %s', async (_name, rememberMe, accessLife, refreshLife) => {
    const response = await fetch(
      new Request('https://shop.test/api/v1/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: EMAIL, password: 'Shopper1!', rememberMe }),
      }),
    );
    const cookies = response.headers.getSetCookie();
    const [session] = shop.sessions;
    expect(cookies).toEqual([
      `haat_access=${session?.accessToken}; Path=/; HttpOnly; SameSite=Lax${accessLife}`,
      `haat_refresh=${session?.refreshToken}; Path=/; HttpOnly; SameSite=Lax${refreshLife}`,
      `haat_signed_in=${session?.accessToken}; Path=/; SameSite=Lax${refreshLife}`,
    ]);
  });

  it('deletes the cookies when signing out', async () => {
    shop.signIn();
    const response = await fetch(
      new Request('https://shop.test/api/v1/users/logout', { method: 'POST' }),
    );
    expect(response.headers.getSetCookie().every((one) => one.endsWith('Max-Age=0'))).toBe(true);
    expect(shop.cookies.size).toBe(0);
  });

  it('can be arranged without a call', async () => {
    expect(shop.signIn()._id).toBe('user_shopper');
    expect((await api.users.getCurrentUser())._id).toBe('user_shopper');
    shop.signOut();
    await expect(api.users.getCurrentUser()).rejects.toMatchObject({ status: 401 });
    expect(() => shop.signIn('nobody@example.com')).toThrow('The test shop has no user nobody');
    // An empty list for a wrong id would let a test pass for the wrong reason.
    for (const name of ['cartOf', 'wishlistOf', 'createSession'] as const) {
      expect(() => shop[name]('nobody')).toThrow('The test shop has no user nobody.');
    }
  });

  it('of two shoppers at a time keeps them apart', async () => {
    shop.signIn();
    const second = createClientOf('second@example.com');
    expect((await api.users.getCurrentUser())._id).toBe('user_shopper');
    expect((await second.users.getCurrentUser())._id).toBe('user_second');
    await second.users.logout();
    await expect(second.users.getCurrentUser()).rejects.toMatchObject({ status: 401 });
    expect((await api.users.getCurrentUser())._id).toBe('user_shopper');
  });
});

describe('a session', () => {
  it('is renewed without the shopper noticing', async () => {
    shop.signIn();
    shop.expireAccess();
    const calls = [api.users.getCurrentUser(), api.cart.get(), api.orders.list()];
    await expect(Promise.all(calls)).resolves.toHaveLength(3);
    expect(shop.callsTo('refreshToken')).toHaveLength(1);
    expect(shop.callsTo('getCart').map(({ status }) => status)).toEqual([401, 200]);
  });

  it('that has ended is not', async () => {
    shop.signIn();
    shop.endSessions();
    await expect(api.cart.get()).rejects.toMatchObject({ status: 401 });
    expect(shop.callsTo('refreshToken').map(({ status }) => status)).toEqual([401]);
  });

  it('takes the refresh token before the present one, for a second tab, and no older one', async () => {
    shop.signIn();
    const [first = '', session] = [shop.cookies.get('haat_refresh'), shop.sessions[0]];
    const withToken = (token: string): CallOptions => ({
      headers: { cookie: `haat_refresh=${token}` },
    });
    await api.users.refreshToken(withToken(first));
    const second = session?.refreshToken ?? '';
    expect(second).not.toBe(first);
    await api.users.refreshToken(withToken(first));
    expect(session?.refreshToken).toBe(second);
    await api.users.refreshToken(withToken(second));
    await expect(api.users.refreshToken(withToken(first))).rejects.toMatchObject({ status: 401 });
    // Somebody has a copy of it.
    expect(shop.sessions).toEqual([]);
  });
});

describe('an account', () => {
  it('is made and signed in, and its address verified by mail', async () => {
    const user = await api.users.register(NEW_USER);
    expect(user).toMatchObject({ fullName: 'New Shopper', role: 'customer', avatar: null });
    expect(shop.currentUser?.email).toBe('new@example.com');
    expect(shop.mails).toMatchObject([{ kind: 'verify-email', to: 'new@example.com' }]);

    await api.users.resendEmailVerification();
    expect(shop.mails).toHaveLength(1);
    const token = shop.mails[0]?.token ?? '';
    await api.users.verifyEmail(token);
    expect((await api.users.getCurrentUser()).isEmailVerified).toBe(true);
    await expect(api.users.verifyEmail(token)).rejects.toMatchObject({ status: 404 });
  });

  it('may have a picture from the start', async () => {
    const { avatar } = await api.users.register({ ...NEW_USER, avatar: PICTURE });
    const picture = await api.media.get(avatar?.split('/').at(-1) ?? '');
    expect(await picture.text()).toBe('bytes');
  });

  it('needs a user name of its own', async () => {
    await expect(api.users.register({ ...NEW_USER, userName: ' EXAMPLE ' })).rejects.toMatchObject({
      status: 409,
      fieldErrors: [{ field: 'userName', message: 'This username is already taken.' }],
    });
    expect(shop.users).toHaveLength(3);
  });

  it('is told of an e-mail address that is taken only when its user name is free', async () => {
    const again = { ...NEW_USER, email: EMAIL };
    await expect(api.users.register({ ...again, userName: 'example' })).rejects.toMatchObject({
      code: 'username_taken',
      fieldErrors: [{ field: 'userName' }],
    });
    await expect(api.users.register(again)).rejects.toMatchObject({ code: 'email_taken' });
  });

  it('changes its profile; a new e-mail address has to be verified', async () => {
    shop.signIn();
    const changed = await api.users.updateAccount({ phoneNumber: '9000000007', address: 'Jaipur' });
    expect(changed).toMatchObject({ phoneNumber: '9000000007', isEmailVerified: true });
    expect(shop.mails).toEqual([]);
    const respelled = await api.users.updateAccount({ email: EMAIL.toUpperCase() });
    expect(respelled).toMatchObject({ email: EMAIL.toUpperCase(), isEmailVerified: true });
    expect(shop.mails).toEqual([]);
  });

  it('stores a new e-mail address as pending until its link is opened', async () => {
    const phone = createClientOf(EMAIL);
    const stranger = createClientOf('second@example.com');
    shop.signIn();
    const moved = await api.users.updateAccount({ email: 'moved@example.com' });
    expect(moved).toMatchObject({ email: EMAIL, pendingEmail: 'moved@example.com' });
    expect(moved.isEmailVerified).toBe(true);
    await api.users.resendEmailVerification();
    expect(shop.mails).toMatchObject([{ kind: 'verify-email', to: 'moved@example.com' }]);
    await api.users.verifyEmail(shop.mails[0]?.token ?? '');
    const user = await api.users.getCurrentUser();
    expect(user).toMatchObject({ email: 'moved@example.com', isEmailVerified: true });
    expect(user.pendingEmail).toBeUndefined();
    await expect(phone.users.getCurrentUser()).rejects.toMatchObject({ status: 401 });
    await expect(stranger.users.getCurrentUser()).resolves.toBeDefined();

    expect(shop.mails).toMatchObject([{ kind: 'undo-email-change', to: EMAIL }]);
    await api.users.undoEmailChange(shop.mails[0]?.token ?? '');
    expect(shop.sessions.map(({ userId }) => userId)).toEqual(['user_second']);
    expect(shop.mails).toMatchObject([{ kind: 'reset-password', to: EMAIL }]);
    await expect(api.users.login({ email: EMAIL, password: 'Shopper1!' })).rejects.toMatchObject({
      status: 401,
    });
    await api.users.resetPassword(shop.mails[0]?.token ?? '', { newPassword: 'Changed1!' });
    await expect(api.users.login({ email: EMAIL, password: 'Changed1!' })).resolves.toBeDefined();
  });

  it('gives the address before a change its reset mails, which bring it back', async () => {
    shop.signIn();
    await api.users.updateAccount({ email: 'moved@example.com' });
    await api.users.verifyEmail(shop.mails[0]?.token ?? '');
    await api.users.forgotPassword({ email: EMAIL });
    expect(shop.mails.at(-1)).toMatchObject({ kind: 'reset-password', to: EMAIL });
    await api.users.resetPassword(shop.mails.at(-1)?.token ?? '', { newPassword: 'Changed1!' });
    expect(shop.findUser('user_shopper').email).toBe(EMAIL);
    expect(shop.mails).toEqual([]);
  });

  it('counts a change to the address before as undoing', async () => {
    shop.signIn();
    await api.users.updateAccount({ email: 'moved@example.com' });
    await api.users.verifyEmail(shop.mails[0]?.token ?? '');
    await api.users.updateAccount({ email: EMAIL });
    await api.users.verifyEmail(shop.mails.at(-1)?.token ?? '');
    expect(shop.findUser('user_shopper').email).toBe(EMAIL);
    expect(shop.mails).toEqual([]);
  });

  it('forgets a pending address that was given up, and one that somebody else has by now', async () => {
    shop.signIn();
    await api.users.updateAccount({ email: 'moved@example.com' });
    const token = shop.mails[0]?.token ?? '';
    await api.users.cancelEmailChange();
    expect((await api.users.getCurrentUser()).pendingEmail).toBeUndefined();
    await expect(api.users.verifyEmail(token)).rejects.toMatchObject({ status: 404 });

    await api.users.updateAccount({ email: NEW_USER.email });
    await createClientOf('second@example.com').users.register(NEW_USER);
    await expect(api.users.verifyEmail(shop.mails[0]?.token ?? '')).rejects.toMatchObject({
      status: 409,
    });
    expect(shop.findUser('user_shopper').email).toBe(EMAIL);
  });

  it('asks for the password before another e-mail address, unless the sign-in is young', async () => {
    shop.signIn();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
    onTestFinished(() => clock.mockRestore());
    const change = (currentPassword?: string) =>
      api.users.updateAccount({
        email: 'moved@example.com',
        ...(currentPassword !== undefined && { currentPassword }),
      });
    await expect(change()).rejects.toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'currentPassword' }],
    });
    await expect(change('Wrong1!')).rejects.toMatchObject({
      message: 'Current password is not correct.',
    });
    expect((await change('Shopper1!')).pendingEmail).toBe('moved@example.com');
  });

  it('rejects a picture that is too large', async () => {
    shop.signIn();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
    await expect(api.users.updateAvatar(large)).rejects.toMatchObject({
      status: 413,
      message: 'Please choose an image under 5 MB.',
    });
    const { avatar } = await api.users.updateAvatar(PICTURE);
    expect(avatar).toMatch(/^\/api\/v1\/media\/[0-9a-f]{64}$/);
  });

  it('changes its password and ends its other sign-ins', async () => {
    const other = createClientOf(EMAIL);
    const stranger = createClientOf('second@example.com');
    shop.signIn();
    await api.users.changePassword({ oldPassword: 'Shopper1!', newPassword: 'Changed1!' });
    await expect(other.users.getCurrentUser()).rejects.toMatchObject({ status: 401 });
    await expect(stranger.users.getCurrentUser()).resolves.toBeDefined();
    await expect(api.users.getCurrentUser()).resolves.toBeDefined();
    await expect(api.users.login({ email: EMAIL, password: 'Shopper1!' })).rejects.toBeInstanceOf(
      ApiError,
    );
  });

  it('gets a new password by mail, once, and loses all sign-ins', async () => {
    shop.signIn();
    await api.users.forgotPassword({ email: 'nobody@example.com' });
    expect(shop.mails).toEqual([]);
    await api.users.forgotPassword({ email: EMAIL });
    const token = shop.mails[0]?.token ?? '';
    await expect(api.users.verifyEmail(token)).rejects.toMatchObject({ status: 404 });
    await api.users.resetPassword(token, { newPassword: 'Changed1!' });
    expect(shop.sessions).toEqual([]);
    await expect(api.users.login({ email: EMAIL, password: 'Changed1!' })).resolves.toBeDefined();
    await expect(
      api.users.resetPassword(token, { newPassword: 'Changed2!' }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('the list of users', () => {
  it('is for admins, the newest first, by part of a name and role', async () => {
    shop.signIn('admin@example.com');
    const names = async (query: Parameters<typeof api.users.list>[0]) =>
      (await api.users.list(query)).users.map(({ userName }) => userName);
    expect(await names({})).toEqual(['second', 'example', 'admin']);
    expect(await names({ role: 'admin' })).toEqual(['admin']);
    expect(await names({ q: ' SHOPPER@ ' })).toEqual(['example']);
    expect((await api.users.list({ page: 2, limit: 2 })).pagination).toEqual({
      page: 2,
      limit: 2,
      total: 3,
      totalPages: 2,
      hasNext: false,
      hasPrev: true,
    });
  });
});
