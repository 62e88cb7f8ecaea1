import type { TestSession, TestUser } from '../entities.ts';
import {
  done,
  type OperationHandlers,
  requireAdmin,
  requireShopper,
} from '../operation-handlers.ts';
import type { Schemas } from '../operation-types.ts';
import { paginate } from '../paginate.ts';
import { ACCESS_COOKIE, type Cookies, REFRESH_COOKIE } from '../session-cookies.ts';
import { conflict, notFound, ShopRefusal, wrongField } from '../shop-refusal.ts';
import type { TestShop } from '../test-shop.ts';

const MAX_AVATAR_BYTES = 5 * 1024 * 1024;
const AVATAR_TYPE = /^image\/(?:jpeg|png|webp|avif|gif)$/;

/** Accounts and sessions (spec §4, §5, §7). */
export const userHandlers = {
  registerUser({ body, setSession }, shop) {
    const { fullName, userName, email, phoneNumber, password } = body;
    refuseTaken(shop, { email, userName });
    const avatar =
      'avatar' in body && body.avatar !== undefined ? keepAvatar(shop, body.avatar) : null;
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
      throw new ShopRefusal(401, 'Login failed. Please check your credentials and try again.');
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
    if (session === undefined) throw new ShopRefusal(401, 'Please log in to continue.');
    setSession(session);
    return done('Session renewed', null);
  },

  getCurrentUser({ shopper }) {
    return done('Signed in', presentUser(requireShopper(shopper)));
  },

  updateAccount({ shopper, body }, shop) {
    const user = requireShopper(shopper);
    const { email = user.email, ...changes } = body;
    if (!isSameText(email, user.email)) {
      refuseTaken(shop, { email });
      Object.assign(user, { email, isEmailVerified: false });
      sendMail(shop, 'verify-email', user);
    }
    Object.assign(user, changes);
    return done('Account updated', presentUser(user));
  },

  updateAvatar({ shopper, body }, shop) {
    const user = requireShopper(shopper);
    user.avatar = keepAvatar(shop, body.avatar);
    return done('Avatar updated', presentUser(user));
  },

  changePassword({ shopper, body, cookies }, shop) {
    const user = requireShopper(shopper);
    if (body.oldPassword !== user.password) {
      throw wrongField('oldPassword', 'Current password is not correct.');
    }
    user.password = body.newPassword;
    const own = cookies.get(ACCESS_COOKIE);
    shop.sessions = shop.sessions.filter(
      ({ userId, accessToken }) => userId !== user._id || accessToken === own,
    );
    return done('Password changed', null);
  },

  forgotPassword({ body }, shop) {
    const user = findByEmail(shop, body.email);
    if (user !== undefined) sendMail(shop, 'reset-password', user);
    return done('Password reset mail sent', null);
  },

  resetPassword({ path, body }, shop) {
    const user = takeToken(shop, 'reset-password', path.resetToken);
    user.password = body.newPassword;
    shop.sessions = shop.sessions.filter(({ userId }) => userId !== user._id);
    return done('Password reset successfully', null);
  },

  resendEmailVerification({ shopper }, shop) {
    const user = requireShopper(shopper);
    if (user.isEmailVerified) throw conflict('Your email is already verified.');
    shop.mails = shop.mails.filter(({ kind, to }) => kind !== 'verify-email' || to !== user.email);
    sendMail(shop, 'verify-email', user);
    return done('Verification email sent', null);
  },

  verifyEmail({ path }, shop) {
    takeToken(shop, 'verify-email', path.token).isEmailVerified = true;
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
    return done('Users', { users: items.map(presentUser), pagination });
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

/** @throws ShopRefusal 409 naming what somebody else has already */
function refuseTaken(
  shop: TestShop,
  { email, userName }: { readonly email: string; readonly userName?: string },
): void {
  if (findByEmail(shop, email) !== undefined) {
    throw wrongField('email', 'This email is already registered.', 409);
  }
  if (userName === undefined) return;
  if (shop.users.some((user) => isSameText(user.userName, userName.trim()))) {
    throw wrongField('userName', 'This username is already taken.', 409);
  }
}

/**
 * Keeps a picture and gives its address. Judged by the type the file says, so that a test need not
 * hold a real picture; the shop itself looks at the bytes.
 */
function keepAvatar(shop: TestShop, avatar: Blob): string {
  if (!AVATAR_TYPE.test(avatar.type)) throw wrongField('avatar', 'Please choose an image.');
  if (avatar.size > MAX_AVATAR_BYTES) {
    throw wrongField('avatar', 'Please choose an image under 5 MB.', 413);
  }
  // No real hash: a number is enough to tell the pictures of one shop apart.
  const hash = shop.pictures.size.toString(16).padStart(64, '0');
  // The shop makes WebP of it; browsers show other pictures under that name too.
  shop.pictures.set(hash, [avatar.slice(0, avatar.size, 'image/webp')]);
  return `/api/v1/media/${hash}`;
}

function sendMail(
  shop: TestShop,
  kind: 'verify-email' | 'reset-password',
  { email: to }: TestUser,
): void {
  shop.mails.push({ kind, to, token: shop.createId(`${kind}-token`) });
}

/** Uses up the token of a mail. @throws ShopRefusal 404 when there is none */
function takeToken(
  shop: TestShop,
  kind: 'verify-email' | 'reset-password',
  token: string,
): TestUser {
  const mail = shop.mails.find((one) => one.kind === kind && one.token === token);
  const user = mail && findByEmail(shop, mail.to);
  if (user === undefined) throw notFound('Link');
  shop.mails = shop.mails.filter((one) => one !== mail);
  return user;
}

function endSession(shop: TestShop, cookies: Cookies): void {
  const access = cookies.get(ACCESS_COOKIE);
  const refresh = cookies.get(REFRESH_COOKIE);
  shop.sessions = shop.sessions.filter(
    ({ accessToken, refreshToken }) => accessToken !== access && refreshToken !== refresh,
  );
}

/** Exchanges a refresh token; the one before it gets the present pair, any older one nothing. */
function renewSession(shop: TestShop, token: string | undefined): TestSession | undefined {
  const current = shop.sessions.find(({ refreshToken }) => refreshToken === token);
  if (current === undefined) {
    return shop.sessions.find((session) => session.previousRefreshToken === (token ?? ''));
  }
  current.previousRefreshToken = current.refreshToken;
  current.accessToken = shop.createId('access');
  current.refreshToken = shop.createId('refresh');
  current.isAccessOver = false;
  current.lastUsedAt = shop.now();
  return current;
}
