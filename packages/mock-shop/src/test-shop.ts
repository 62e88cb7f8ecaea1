import { sessionEndsAt } from '@haat/domain';
import type { Schemas } from './contract/operation-types.ts';
import type {
  ShopSeed,
  TestAddress,
  TestCartLine,
  TestMail,
  TestMaker,
  TestOrder,
  TestPayment,
  TestProduct,
  TestSession,
  TestStockAlert,
  TestUser,
} from './entities.ts';
import { FIXTURES } from './fixtures/index.ts';
import { createPictures } from './fixtures/pictures.ts';
import { CallControls } from './requests/call-controls.ts';
import { createIdempotencyStores, type IdempotencyStores } from './requests/idempotency-store.ts';
import { type Cookies, setPageCookies, toCookies } from './requests/session-cookies.ts';
import { type PaymentEvent, signEvent, signPayment } from './rules/payment-signatures.ts';
import { tokenEnds } from './rules/token-ends.ts';

type VerifyInput = Schemas['VerifyPaymentRequest'];

/**
 * A small shop in memory. Tests read its state to see what a screen did, and change it to arrange
 * what a screen finds (`shop.findProduct('…').stock_quantity = 0`).
 */
export class TestShop extends CallControls {
  /** The accounts, with their passwords; `findUser` finds one. */
  users: TestUser[] = [];
  /** The sign-ins that have not ended. */
  sessions: TestSession[] = [];
  /** In the shop's order; inactive ones are for admins alone. */
  categories: Schemas['Category'][] = [];
  /** The groups that make the products, in the shop's order. */
  makers: TestMaker[] = [];
  /** What the shop sells, with prices in rupees; `findProduct` finds one. */
  products: TestProduct[] = [];
  /** What users said of products; stars and review counts of products follow from them. */
  reviews: Schemas['Review'][] = [];
  /** In any order; `listStories` gives the newest first. */
  stories: Schemas['Story'][] = [];
  /** Content pages; inactive ones are for admins alone. */
  pages: Schemas['Page'][] = [];
  /** How to reach the shop; null while it has not set that, and `getContact` is a 404. */
  contact: Schemas['ContactInfo'] | null = null;
  /** What was sent to the shop; admins read it. */
  messages: Schemas['Message'][] = [];
  /** The saved addresses of all users, the oldest first. */
  addresses: TestAddress[] = [];
  /** Orders of all users, the oldest first, with amounts in rupees; `findOrder` finds one. */
  orders: TestOrder[] = [];
  /** Online payments, the oldest first, with amounts in paise; `findPayment` finds one. */
  payments: TestPayment[] = [];
  /** Lines of the carts by user id. */
  carts = new Map<string, TestCartLine[]>();
  /** Product ids of the wishlists by user id, the one added last first. */
  wishlists = new Map<string, string[]>();
  /** Who waits for which product, the oldest first; the mock shop sends no mail about it. */
  stockAlerts: TestStockAlert[] = [];
  /** Mails that would have been sent, the oldest first. */
  mails: TestMail[] = [];
  /** The sessions that asked for a pending e-mail address, by user id. */
  emailChangeSessions = new Map<string, TestSession>();
  /** Post offices by pincode. */
  pincodes = new Map<string, readonly Schemas['PostOffice'][]>();
  /** Pictures by hash: the original, then its copies in other formats. */
  pictures = new Map<string, readonly Blob[]>();
  /** Names of the payment providers on offer. */
  paymentProviders: string[] = [];
  /** The status of `getHealth` and `getReadiness`. */
  health: Schemas['Health']['status'] = 'ok';
  /** The cookies of the one browser that does not send any itself. */
  cookies: Cookies = new Map();
  /** The results by Idempotency-Key. */
  idempotency: IdempotencyStores = createIdempotencyStores(this);
  readonly #seed: ShopSeed;
  readonly #awaitedSince = new Map<string, number>();
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
    const { signedInAs, pincodes = FIXTURES.pincodes, contact = FIXTURES.contact } = this.#seed;
    this.clearControls();
    this.users = copy(this.#seed.users ?? FIXTURES.users);
    this.sessions = [];
    this.categories = copy(this.#seed.categories ?? FIXTURES.categories);
    this.makers = copy(this.#seed.makers ?? FIXTURES.makers);
    this.products = copy(this.#seed.products ?? FIXTURES.products);
    this.reviews = copy(this.#seed.reviews ?? FIXTURES.reviews);
    this.stories = copy(this.#seed.stories ?? FIXTURES.stories);
    this.pages = copy(this.#seed.pages ?? FIXTURES.pages);
    this.contact = structuredClone(contact);
    this.messages = copy(this.#seed.messages ?? FIXTURES.messages);
    this.addresses = copy(this.#seed.addresses ?? FIXTURES.addresses);
    this.orders = copy(this.#seed.orders ?? FIXTURES.orders);
    this.payments = [];
    this.#awaitedSince.clear();
    this.carts = new Map();
    this.wishlists = new Map();
    this.stockAlerts = [];
    this.mails = [];
    this.emailChangeSessions = new Map();
    this.pincodes = new Map(Object.entries(pincodes));
    this.pictures = createPictures();
    this.paymentProviders = [...(this.#seed.paymentProviders ?? ['sandbox'])];
    this.health = 'ok';
    this.cookies = new Map();
    setPageCookies(null);
    this.idempotency = createIdempotencyStores(this);
    this.#idsGiven = 0;
    if (signedInAs !== undefined) this.signIn(signedInAs);
  }

  /** The present by its clock, ms since 1970. */
  time(): number {
    return (this.#seed.now ?? Date.now)();
  }

  /** The present by its clock, ISO 8601 in UTC. */
  now(): string {
    return new Date(this.time()).toISOString();
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
      this.products.find((product) => product._id === id),
      `product ${id}`,
    );
  }

  /** An order by id. @throws when there is none */
  findOrder(id: string): TestOrder {
    return need(
      this.orders.find((order) => order._id === id),
      `order ${id}`,
    );
  }

  /**
   * When the shop first saw an order, ms since 1970: its money is awaited from then on. One that a test
   * made is seen by the next call, whatever its `createdAt`, so that it is not over from the start.
   */
  awaitedSince({ _id }: Pick<TestOrder, '_id'>): number {
    const since = this.#awaitedSince.get(_id) ?? this.time();
    this.#awaitedSince.set(_id, since);
    return since;
  }

  /** A payment by id. @throws when there is none */
  findPayment(id: string): TestPayment {
    return need(
      this.payments.find((payment) => payment.paymentId === id),
      `payment ${id}`,
    );
  }

  /** The lines in somebody's cart, the oldest first. @throws when there is no such user */
  cartOf(userId: string): TestCartLine[] {
    return this.carts.get(this.findUser(userId)._id) ?? [];
  }

  /** The product ids on somebody's wishlist, the one added last first. @throws when there is no such user */
  wishlistOf(userId: string): string[] {
    return this.wishlists.get(this.findUser(userId)._id) ?? [];
  }

  /** Who is signed in in the browser that sends no cookies itself; null for a guest. */
  get currentUser(): TestUser | null {
    const token = this.cookies.get('haat_access');
    const now = this.time();
    const session = this.sessions.find(
      ({ accessToken, refreshEndsAt }) => accessToken === token && refreshEndsAt > now,
    );
    return session === undefined ? null : this.findUser(session.userId);
  }

  /**
   * Signs somebody in without a call, in the browser that sends no cookies itself.
   *
   * @param emailOrId the example shopper when left out
   */
  signIn(emailOrId = 'shopper@example.com'): TestUser {
    const user = this.findUser(emailOrId);
    const session = this.createSession(user._id);
    this.cookies = toCookies(session);
    setPageCookies(session);
    return user;
  }

  /** Signs out without a call. */
  signOut(): void {
    const token = this.cookies.get('haat_refresh');
    this.sessions = this.sessions.filter(({ refreshToken }) => refreshToken !== token);
    this.cookies = new Map();
    setPageCookies(null);
  }

  /**
   * Begins a session without a browser, for a second shopper.
   *
   * @returns `toCookieHeader(session)` is what their client sends
   * @throws when there is no such user
   */
  createSession(
    userId: string,
    { isRemembered = true, device = 'Unknown device' } = {},
  ): TestSession {
    // One reading of the clock: a second one can be a millisecond later, and a cookie a second shorter.
    const now = this.time();
    const present = new Date(now).toISOString();
    const endsAt = sessionEndsAt(now, isRemembered);
    const session: TestSession = {
      _id: this.createId('session'),
      userId: this.findUser(userId)._id,
      accessToken: this.createId('access'),
      refreshToken: this.createId('refresh'),
      pastRefreshTokens: [],
      ...tokenEnds({ isRemembered, endsAt }, now),
      endsAt,
      device,
      createdAt: present,
      lastUsedAt: present,
      isRemembered,
      signedInAt: now,
    };
    this.sessions.push(session);
    return session;
  }

  /** Expires all access tokens: calls get a 401 until the session is renewed. */
  expireAccess(): void {
    for (const session of this.sessions) session.accessEndsAt = this.time();
  }

  /** Ends all sessions for good: the next call gets a 401, and so does the renewal. */
  endSessions(): void {
    this.sessions = [];
  }

  /** The result of the provider's dialog after a payment: the input of `verify`. */
  pay(paymentId: string): VerifyInput {
    const { providerOrderId } = this.findPayment(paymentId);
    return signPayment(paymentId, providerOrderId);
  }

  /** The event the provider sends when a payment was captured, as a request to the webhook. */
  createPaymentEvent(paymentId: string): PaymentEvent {
    return signEvent(this.findPayment(paymentId), this.createId('event'));
  }
}

/**
 * Makes a shop with fixtures: about a dozen products in three categories (one sold out, one nearly,
 * some with a discount, one with a very long Hindi name), reviews, stories, pages, contact details,
 * a customer (`shopper@example.com`, password `Shopper1!`) with two addresses and three orders, a
 * second customer (`second@example.com`, `Second1!`) and an admin (`admin@example.com`, `Admin1!`).
 *
 * @param seed replaces whole lists of the fixtures
 */
export function createTestShop(seed: ShopSeed = {}): TestShop {
  return new TestShop(seed);
}

function copy<T>(list: readonly T[]): T[] {
  return structuredClone([...list]);
}

function need<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The test shop has no ${what}.`);
  return found;
}
