import { CallControls } from './call-controls.ts';
import type { Schemas } from './contract.ts';
import { FIXTURES, type Fixtures } from './fixtures.ts';
import { NO_TOKENS, setPageCookies, type Tokens } from './session-cookies.ts';

/** An account, with its password in the clear. */
export type TestUser = Schemas['User'] & { password: string };

/** What the shop sells; responses add `inStock`. */
export type TestProduct = Omit<Schemas['Product'], 'inStock'>;

/** An order, and the `_id` of the user who placed it. */
export type TestOrder = Required<Schemas['Order']> & { userId: string };

/** A saved address, and the `_id` of the user who saved it. */
export type TestAddress = Schemas['Address'] & { userId: string };

/** One product in somebody's cart. */
export interface TestCartLine {
  /** `_id` of a product. */
  readonly productId: string;
  /** Whole pieces, 1 to 99. */
  quantity: number;
}

/** A sign-in. */
export interface TestSession {
  /** Its id, which `endSession` takes. */
  readonly _id: string;
  /** `_id` of the user who signed in. */
  readonly userId: string;
  /** The cookie `haat_access`, which signs calls in; '' when it is over, until a renewal. */
  accessToken: string;
  /** The cookie `haat_refresh`, which renews the session. */
  refreshToken: string;
  /** Browser and system, such as 'Chrome on Android'. */
  readonly device: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** The initial state of the shop; the fixtures fill missing lists. */
export interface ShopSeed extends Partial<Fixtures> {
  /** E-mail address of the user who is signed in from the start; nobody when left out. */
  readonly signedInAs?: string | undefined;
}

/**
 * A small shop in memory. Tests read its state to see what a screen did, and change it to arrange
 * what a screen finds (`shop.findProduct('…').stock_quantity = 0`).
 */
export class TestShop extends CallControls {
  /** The accounts, with their passwords; `findUser` finds one. */
  users: TestUser[] = [];
  /** The sign-ins that have not ended. */
  sessions: TestSession[] = [];
  /** What the shop sells, with prices in rupees; `findProduct` finds one. */
  products: TestProduct[] = [];
  /** The saved addresses of all users, the oldest first. */
  addresses: TestAddress[] = [];
  /** Orders of all users, the oldest first, with amounts in rupees; `findOrder` finds one. */
  orders: TestOrder[] = [];
  /** Lines of the carts by user id. */
  carts = new Map<string, TestCartLine[]>();
  /** Product ids of the wishlists by user id, the one added last first. */
  wishlists = new Map<string, string[]>();
  /** Ids of the orders that were placed under an Idempotency-Key. */
  orderKeys = new Map<string, string>();
  /** Who is signed in in the one browser that does not send any cookies itself. */
  cookies: Tokens = NO_TOKENS;
  readonly #seed: ShopSeed;
  #idsGiven = 0;

  constructor(seed: ShopSeed) {
    super();
    this.#seed = seed;
    this.reset();
  }

  /**
   * Resets to the seed: state, sessions, calls and planned failures. A call that is still delayed or held
   * does nothing any more, and gets no response.
   */
  reset(): void {
    this.clearControls();
    const { signedInAs, ...lists } = this.#seed;
    const { users, products, addresses, orders } = structuredClone({ ...FIXTURES, ...lists });
    this.users = [...users];
    this.products = [...products];
    this.addresses = [...addresses];
    this.orders = [...orders];
    this.sessions = [];
    this.carts = new Map();
    this.wishlists = new Map();
    this.orderKeys = new Map();
    this.#idsGiven = 0;
    this.storeTokens(NO_TOKENS);
    if (signedInAs !== undefined) this.signIn(signedInAs);
  }

  /** A new id that says what it is of, such as `order_1`. */
  createId(what: string): string {
    this.#idsGiven += 1;
    return `${what}_${this.#idsGiven}`;
  }

  /** A user by e-mail address or id. @throws when there is none */
  findUser(emailOrId: string): TestUser {
    return need(
      this.users.find(({ email, _id }) => email === emailOrId || _id === emailOrId),
      `user ${emailOrId}`,
    );
  }

  /** A product by id. @throws when there is none */
  findProduct(id: string): TestProduct {
    return need(
      this.products.find(({ _id }) => _id === id),
      `product ${id}`,
    );
  }

  /** An order by id. @throws when there is none */
  findOrder(id: string): TestOrder {
    return need(
      this.orders.find(({ _id }) => _id === id),
      `order ${id}`,
    );
  }

  /** The lines in somebody's cart, the oldest first. */
  cartOf(userId: string): TestCartLine[] {
    return this.carts.get(userId) ?? [];
  }

  /** The product ids on somebody's wishlist, the one added last first. */
  wishlistOf(userId: string): string[] {
    return this.wishlists.get(userId) ?? [];
  }

  /** Who is signed in in the browser that sends no cookies itself; null for a guest. */
  get currentUser(): TestUser | null {
    const { refreshToken } = this.cookies;
    const session = this.sessions.find((one) => one.refreshToken === refreshToken);
    return session === undefined ? null : this.findUser(session.userId);
  }

  /** Signs somebody in without a call, in the browser that sends no cookies itself. */
  signIn(emailOrId = 'shopper@example.com'): TestUser {
    const user = this.findUser(emailOrId);
    this.storeTokens(this.createSession(user._id));
    return user;
  }

  /** Makes tokens those of the browser that sends no cookies itself. */
  storeTokens({ accessToken, refreshToken }: Tokens): void {
    this.cookies = { accessToken, refreshToken };
    // A response of MSW does so in a browser, but not in jsdom.
    setPageCookies(this.cookies);
  }

  /**
   * Begins a session without a browser, for a second shopper: `toCookieHeader(session)` is what their
   * client sends.
   */
  createSession(userId: string, { device = 'Unknown device' } = {}): TestSession {
    const session: TestSession = {
      _id: this.createId('session'),
      userId: this.findUser(userId)._id,
      accessToken: this.createId('access'),
      refreshToken: this.createId('refresh'),
      device,
      createdAt: new Date().toISOString(),
    };
    this.sessions.push(session);
    return session;
  }

  /** Expires all access tokens: calls get a 401 until the session is renewed. */
  expireAccess(): void {
    for (const session of this.sessions) session.accessToken = '';
  }

  /** Ends all sessions for good: the next call gets a 401, and so does the renewal. */
  endSessions(): void {
    this.sessions = [];
  }
}

/**
 * Makes a shop with the `FIXTURES`: twelve products, a customer (`shopper@example.com`, password
 * `Shopper1!`) with two addresses and three orders, and a second one (`second@example.com`, `Second1!`).
 *
 * @param seed replaces whole lists of the fixtures
 */
export function createTestShop(seed: ShopSeed = {}): TestShop {
  return new TestShop(seed);
}

function need<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The test shop has no ${what}.`);
  return found;
}
