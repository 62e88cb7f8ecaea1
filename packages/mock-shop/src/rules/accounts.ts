import type { Schemas } from '../contract.ts';
import { orNotFound, ShopError } from '../shop-error.ts';
import type { TestSession, TestShop, TestUser } from '../test-shop.ts';
import type { Rules } from './rule.ts';

/** Sessions, and the account of who is signed in. */
export const accountRules = {
  registerUser({ body, setSession }, shop) {
    const { fullName, userName, email, phoneNumber, password, language = 'en' } = body;
    const user: TestUser = {
      ...{ _id: shop.createId('user'), fullName, userName, email, phoneNumber, password },
      language,
      ...{ address: '', avatar: null, role: 'customer', isEmailVerified: false },
      createdAt: new Date().toISOString(),
    };
    shop.users.push(user);
    setSession(shop.createSession(user._id));
    return { data: { user: presentUser(user) } };
  },

  loginUser({ body: { email, password }, setSession }, shop) {
    const user = shop.users.find((one) => one.email === email && one.password === password);
    if (user === undefined) {
      const message = 'Login failed. Please check your credentials and try again.';
      throw new ShopError(401, message, 'invalid_credentials');
    }
    setSession(shop.createSession(user._id));
    return { data: { user: presentUser(user) } };
  },

  logoutUser({ tokens, setSession }, shop) {
    shop.sessions = shop.sessions.filter((one) => one.refreshToken !== tokens.refreshToken);
    setSession(null);
    return {};
  },

  refreshToken({ tokens, setSession }, shop) {
    const session = shop.sessions.find((one) => one.refreshToken === tokens.refreshToken);
    if (session === undefined) throw new ShopError(401, 'Please log in to continue.');
    session.accessToken = shop.createId('access');
    session.refreshToken = shop.createId('refresh');
    setSession(session);
    return {};
  },

  getCurrentUser: ({ user }) => ({ data: presentUser(user) }),

  updateAccount({ user, body: { email = user.email, currentPassword: _, ...changes } }) {
    Object.assign(user, changes);
    if (email !== user.email) user.pendingEmail = email;
    return { data: presentUser(user) };
  },

  cancelEmailChange({ user }) {
    delete user.pendingEmail;
    return {};
  },

  updateAvatar({ user }, shop) {
    user.avatar = `/api/v1/media/${shop.createId('avatar')}`;
    return { data: presentUser(user) };
  },

  changePassword({ user, session, body: { newPassword } }, shop) {
    user.password = newPassword;
    endOtherSessions(shop, session);
    return {};
  },

  listSessions: ({ user, session }, shop) => ({
    data: {
      sessions: shop.sessions
        .filter(({ userId }) => userId === user._id)
        .toReversed()
        .map((one) => presentSession(one, one === session)),
    },
  }),

  endSession({ user, path: { id } }, shop) {
    const isEnded = ({ _id, userId }: TestSession) => _id === id && userId === user._id;
    orNotFound(shop.sessions.find(isEnded), 'Session');
    shop.sessions = shop.sessions.filter((one) => !isEnded(one));
    return {};
  },

  endOtherSessions({ session }, shop) {
    endOtherSessions(shop, session);
    return {};
  },

  deleteAccount({ user, setSession }, shop) {
    shop.users = shop.users.filter((one) => one !== user);
    shop.sessions = shop.sessions.filter(({ userId }) => userId !== user._id);
    setSession(null);
    return {};
  },
} satisfies Rules;

function presentUser({ password: _, ...user }: TestUser): Schemas['User'] {
  return user;
}

function presentSession(
  { _id, device, createdAt }: TestSession,
  isCurrent: boolean,
): Schemas['Session'] {
  return { _id, device, isCurrent, createdAt, lastUsedAt: createdAt };
}

function endOtherSessions(shop: TestShop, present: TestSession | undefined): void {
  shop.sessions = shop.sessions.filter((one) => one === present || one.userId !== present?.userId);
}
