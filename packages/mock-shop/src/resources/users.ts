import {
  AVATAR_MAX_BYTES,
  AVATAR_TOO_LARGE_MESSAGE,
  REFRESH_GRACE_MS,
  toNameKey,
} from '@haat/domain';
import type { Schemas } from '../contract/operation-types.ts';
import type { TestMail, TestSession, TestUser } from '../entities.ts';
import {
  conflict,
  MockShopError,
  WRONG_PASSWORD,
  wrongField,
} from '../requests/mock-shop-error.ts';
import { ACCESS_COOKIE, type Cookies, REFRESH_COOKIE } from '../requests/session-cookies.ts';
import { paginate } from '../rules/paginate.ts';
import { tokenEnds } from '../rules/token-ends.ts';
import type { TestShop } from '../test-shop.ts';
import { done, type OperationHandlers, requireAdmin, requireShopper } from './operation-handler.ts';

/** A sign-in younger than this stands for the password, ms. */
const FRESH_SIGN_IN_MS = 5 * 60_000;
const LOGIN_FAILED = 'Login failed. Please check your credentials and try again.';
const AVATAR_TYPE = /^image\/(?:jpeg|png|webp|avif|gif)$/;

/** Accounts and sessions (product 4.9, 5.2, 7.2). */
export const userHandlers = {
  registerUser({ body, setSession }, shop) {
    const { fullName, userName, email, phoneNumber, password } = body;
    assertNotTaken(shop, { email, userName });
    const avatar =
      'avatar' in body && body.avatar !== undefined ? storeAvatar(shop, body.avatar) : null;
    const user: TestUser = {
      _id: shop.createId('user'),
      fullName: fullName.trim(),
      userName: userName.trim(),
      email,
      phoneNumber,
      address: '',
      avatar,
      role: 'customer',
      isEmailVerified: false,
      createdAt: shop.now(),
      password,
    };
    shop.users.push(user);
    sendMail(shop, 'verify-email', user);
    setSession(shop.createSession(user._id));
    return done('Registered! Please verify your email.', { user: presentUser(user) });
  },

  loginUser({ body, cookies, setSession }, shop) {
    const { email, password, rememberMe: isRemembered = true } = body;
    const user = findByEmail(shop, email);
    if (user === undefined || user.password !== password) {
      throw new MockShopError(401, LOGIN_FAILED, { code: 'invalid_credentials' });
    }
    endSession(shop, cookies);
    setSession(shop.createSession(user._id, { isRemembered }));
    return done('Signed in successfully', { user: presentUser(user) });
  },

  logoutUser({ cookies, setSession }, shop) {
    endSession(shop, cookies);
    setSession(null);
    return done('Logged out', null);
  },

  refreshToken({ cookies, setSession }, shop) {
    const session = renewSession(shop, cookies.get(REFRESH_COOKIE));
    if (session === undefined) throw new MockShopError(401, 'Please log in to continue.');
    setSession(session);
    return done('Session renewed', null);
  },

  getCurrentUser({ shopper }) {
    return done('Signed in', presentUser(requireShopper(shopper)));
  },

  updateAccount({ shopper, body, cookies }, shop) {
    const user = requireShopper(shopper);
    const { email = user.email, currentPassword, ...changes } = body;
    if (isSameText(email, user.email)) {
      user.email = email;
    } else {
      const session = findSession(shop, cookies);
      requireOwner(shop, { user, session, currentPassword });
      assertNotTaken(shop, { email });
      user.pendingEmail = email;
      if (session !== undefined) shop.emailChangeSessions.set(user._id, session);
      dropMails(shop, 'verify-email', user);
      sendMail(shop, 'verify-email', user, email);
    }
    Object.assign(user, changes);
    return done('Account updated', presentUser(user));
  },

  cancelEmailChange({ shopper }, shop) {
    dropPendingEmail(shop, requireShopper(shopper));
    return done('Email change cancelled', null);
  },

  undoEmailChange({ path }, shop) {
    const { user, to } = takeToken(shop, 'undo-email-change', path.token);
    restoreEmail(shop, user, to);
    user.password = shop.createId('unusable-password');
    shop.sessions = shop.sessions.filter(({ userId }) => userId !== user._id);
    sendMail(shop, 'reset-password', user);
    return done('Email change undone', null);
  },

  updateAvatar({ shopper, body }, shop) {
    const user = requireShopper(shopper);
    user.avatar = storeAvatar(shop, body.avatar);
    return done('Avatar updated', presentUser(user));
  },

  changePassword({ shopper, body, cookies }, shop) {
    const user = requireShopper(shopper);
    if (body.oldPassword !== user.password) {
      throw wrongField('oldPassword', WRONG_PASSWORD, { code: 'wrong_password' });
    }
    user.password = body.newPassword;
    dropPendingEmail(shop, user);
    const own = cookies.get(ACCESS_COOKIE);
    shop.sessions = shop.sessions.filter(
      ({ userId, accessToken }) => userId !== user._id || accessToken === own,
    );
    return done('Password changed', null);
  },

  forgotPassword({ body }, shop) {
    const undo = shop.mails.find(
      ({ kind, to }) => kind === 'undo-email-change' && isSameText(to, body.email),
    );
    const user = findByEmail(shop, body.email) ?? (undo && shop.findUser(undo.userId));
    if (user !== undefined) sendMail(shop, 'reset-password', user, undo?.to);
    return done('Password reset mail sent', null);
  },

  resetPassword({ path, body }, shop) {
    const { user, to } = takeToken(shop, 'reset-password', path.resetToken);
    restoreEmail(shop, user, to);
    user.password = body.newPassword;
    shop.sessions = shop.sessions.filter(({ userId }) => userId !== user._id);
    return done('Password reset successfully', null);
  },

  resendEmailVerification({ shopper }, shop) {
    const user = requireShopper(shopper);
    const { pendingEmail } = user;
    if (user.isEmailVerified && pendingEmail === undefined) {
      throw conflict('email_verified', 'Your email is already verified.');
    }
    dropMails(shop, 'verify-email', user);
    sendMail(shop, 'verify-email', user, pendingEmail);
    return done('Verification email sent', null);
  },

  verifyEmail({ path }, shop) {
    const { user, to } = takeToken(shop, 'verify-email', path.token);
    if (to === user.pendingEmail) completeEmailChange(shop, user, to);
    user.isEmailVerified = true;
    return done('Email verified', null);
  },

  listUsers({ shopper, query }, shop) {
    requireAdmin(shopper);
    const { page = 1, limit = 10, q = '', role } = query;
    const part = q.trim().toLowerCase();
    const found = shop.users.filter(
      (user) =>
        (role === undefined || user.role === role) &&
        [user.fullName, user.userName, user.email].some((text) =>
          text.toLowerCase().includes(part),
        ),
    );
    const { items, pagination } = paginate(found.toReversed(), page, limit);
    const users = items.map(presentUser).map(({ pendingEmail: _, ...user }) => user);
    return done('Users', { users, pagination });
  },
} satisfies Partial<OperationHandlers>;

export function presentUser({ password: _, ...user }: TestUser): Schemas['User'] {
  return user;
}

function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function findByEmail(shop: TestShop, email: string): TestUser | undefined {
  return shop.users.find((user) => isSameText(user.email, email));
}

/**
 * @throws MockShopError 409 naming what somebody else has already; the e-mail address, which discloses an
 *   account, only when the user name is free
 */
function assertNotTaken(
  shop: TestShop,
  { email, userName }: { readonly email: string; readonly userName?: string },
): void {
  const isNameTaken = shop.users.some(
    (user) => userName !== undefined && toNameKey(user.userName) === toNameKey(userName),
  );
  if (isNameTaken) {
    throw wrongField('userName', 'This username is already taken.', {
      status: 409,
      code: 'username_taken',
    });
  }
  if (findByEmail(shop, email) !== undefined) {
    throw wrongField('email', 'This email is already registered.', {
      status: 409,
      code: 'email_taken',
    });
  }
}

/**
 * Stores a picture and returns its URL. The declared type of the file counts, so that a test needs no
 * real picture; the real shop reads the bytes.
 */
function storeAvatar(shop: TestShop, avatar: Blob): string {
  if (!AVATAR_TYPE.test(avatar.type)) throw wrongField('avatar', 'Please choose an image.');
  if (avatar.size > AVATAR_MAX_BYTES) {
    throw wrongField('avatar', AVATAR_TOO_LARGE_MESSAGE, { status: 413 });
  }
  // No real hash: a number is enough to tell the pictures of one shop apart.
  const hash = shop.pictures.size.toString(16).padStart(64, '0');
  // The shop makes WebP of it; browsers show other pictures under that name too.
  shop.pictures.set(hash, [avatar.slice(0, avatar.size, 'image/webp')]);
  return `/api/v1/media/${hash}`;
}

function sendMail(
  shop: TestShop,
  kind: TestMail['kind'],
  { _id: userId, email }: TestUser,
  to = email,
): void {
  shop.mails.push({ kind, userId, to, token: shop.createId(`${kind}-token`) });
}

/** Makes the links of somebody's mails of a kind stop working. */
function dropMails(shop: TestShop, kind: TestMail['kind'], { _id }: TestUser): void {
  shop.mails = shop.mails.filter((mail) => mail.kind !== kind || mail.userId !== _id);
}

/** Uses up the token of a mail. @throws MockShopError 404 when there is none */
function takeToken(
  shop: TestShop,
  kind: TestMail['kind'],
  token: string,
): { readonly user: TestUser; readonly to: string } {
  const mail = shop.mails.find((one) => one.kind === kind && one.token === token);
  if (mail === undefined) throw new MockShopError(404, 'Link not found', { code: 'link_expired' });
  shop.mails = shop.mails.filter((one) => one !== mail);
  return { user: shop.findUser(mail.userId), to: mail.to };
}

/** Another e-mail address takes the password, or a sign-in less than 5 minutes old. */
function requireOwner(
  shop: TestShop,
  by: {
    readonly user: TestUser;
    readonly session: TestSession | undefined;
    readonly currentPassword: string | undefined;
  },
): void {
  const { user, session, currentPassword } = by;
  if (currentPassword !== undefined) {
    if (currentPassword === user.password) return;
    throw wrongField('currentPassword', WRONG_PASSWORD, { code: 'wrong_password' });
  }
  if (session !== undefined && shop.time() - session.signedInAt < FRESH_SIGN_IN_MS) return;
  const message = 'Please enter your current password to change your email.';
  throw wrongField('currentPassword', message, { code: 'password_required' });
}

function findSession(shop: TestShop, cookies: Cookies): TestSession | undefined {
  const access = cookies.get(ACCESS_COOKIE);
  return shop.sessions.find(({ accessToken }) => accessToken === access);
}

/** Gives up a change of the e-mail address, if one is pending. */
export function dropPendingEmail(shop: TestShop, user: TestUser): void {
  if (user.pendingEmail === undefined) return;
  delete user.pendingEmail;
  shop.emailChangeSessions.delete(user._id);
  dropMails(shop, 'verify-email', user);
}

/** @throws MockShopError 409 when somebody else has the address by now */
function completeEmailChange(shop: TestShop, user: TestUser, to: string): void {
  if (findByEmail(shop, to) !== undefined) {
    throw conflict(
      'email_taken',
      'This email belongs to another account. To use that account, ask for a new password with this email.',
    );
  }
  const asking = shop.emailChangeSessions.get(user._id);
  const { email: old } = user;
  user.email = to;
  dropPendingEmail(shop, user);
  shop.sessions = shop.sessions.filter(
    (session) => session.userId !== user._id || session === asking,
  );
  const isUndoing = shop.mails.some(
    (mail) =>
      mail.kind === 'undo-email-change' && mail.userId === user._id && isSameText(mail.to, to),
  );
  if (isUndoing) dropMails(shop, 'undo-email-change', user);
  else sendMail(shop, 'undo-email-change', user, old);
}

/** Makes the address that somebody has just proven the account's, and voids its open links. */
function restoreEmail(shop: TestShop, user: TestUser, to: string): void {
  if (user.email !== to) {
    user.email = to;
    dropMails(shop, 'undo-email-change', user);
  }
  user.isEmailVerified = true;
  dropPendingEmail(shop, user);
  dropMails(shop, 'reset-password', user);
}

function endSession(shop: TestShop, cookies: Cookies): void {
  const access = cookies.get(ACCESS_COOKIE);
  const refresh = cookies.get(REFRESH_COOKIE);
  shop.sessions = shop.sessions.filter(
    ({ accessToken, refreshToken }) => accessToken !== access && refreshToken !== refresh,
  );
}

/**
 * Exchanges a refresh token. The one before it gets the present pair for 10 seconds; used later, and
 * any older one, it ends the session (product 4.9.7).
 */
function renewSession(shop: TestShop, token = ''): TestSession | undefined {
  const session = shop.sessions.find(({ refreshToken, pastRefreshTokens }) =>
    [refreshToken, ...pastRefreshTokens].includes(token),
  );
  if (session === undefined) return undefined;
  const now = shop.time();
  if (token === session.refreshToken) {
    session.pastRefreshTokens.unshift(token);
    session.accessToken = shop.createId('access');
    session.refreshToken = shop.createId('refresh');
    session.lastUsedAt = new Date(now).toISOString();
  } else if (
    token !== session.pastRefreshTokens[0] ||
    now - Date.parse(session.lastUsedAt) > REFRESH_GRACE_MS
  ) {
    revokeSession(shop, session);
    return undefined;
  }
  return Object.assign(session, tokenEnds(session, now));
}

/** Ends a session, and with it the change of the e-mail address that it asked for. */
export function revokeSession(shop: TestShop, session: TestSession): void {
  shop.sessions = shop.sessions.filter((one) => one !== session);
  if (shop.emailChangeSessions.get(session.userId) === session) {
    dropPendingEmail(shop, shop.findUser(session.userId));
  }
}
