import type { Schemas } from './contract/operation-types.ts';

/** An account, with its password in the clear. */
export type TestUser = Schemas['User'] & {
  /** What `loginUser` takes. */
  password: string;
};

/** A stored product; responses add the fields that follow from stock and reviews. */
export type TestProduct = Omit<
  Schemas['Product'],
  'inStock' | 'stars' | 'ratings' | 'reviews' | 'images'
> & {
  /** Pieces sold, which `sort=bestseller` goes by. */
  unitsSold: number;
};

/** One product in somebody's cart. */
export interface TestCartLine {
  /** `_id` of a product. */
  readonly productId: string;
  /** Whole pieces, 1 to 99. */
  quantity: number;
}

/** A request to be told when a product is back. */
export interface TestStockAlert {
  /** `_id` of a product. */
  readonly productId: string;
  /** E-mail address that gets the mail. */
  readonly email: string;
  /** The token of the link in the mail, the same for all requests of the address. */
  readonly token: string;
  /** ISO 8601, UTC. */
  readonly requestedAt: string;
}

/** An order and whose it is. */
export type TestOrder = Required<Schemas['Order']> & {
  /** `_id` of the user who placed it. */
  userId: string;
};

/** A group, without what follows from the shop's products. */
export type TestMaker = Omit<Schemas['Maker'], 'productCount' | 'productImages'>;

/** A saved address and whose it is. */
export type TestAddress = Schemas['Address'] & {
  /** `_id` of the user who saved it. */
  userId: string;
};

/** A payment of an order and its state at the provider. */
export type TestPayment = Schemas['Payment'] & {
  /** `_id` of the user who pays. */
  userId: string;
  /** The provider's id of its payment; null until it was verified. */
  providerPaymentId: string | null;
  /** When the shopper last began to pay, ms since 1970. */
  openedAt: number;
};

/** A sign-in. */
export interface TestSession {
  /** Its id, which `endSession` takes. */
  readonly _id: string;
  /** `_id` of the user who signed in. */
  readonly userId: string;
  /** The cookie `haat_access`, which signs calls in. */
  accessToken: string;
  /** The cookie `haat_refresh`, which renews the session. */
  refreshToken: string;
  /**
   * The refresh tokens before this one, the newest first. The newest is still taken for 10 seconds, for
   * a second tab; used later, any of them ends the session.
   */
  pastRefreshTokens: string[];
  /** When the access token ends, ms since 1970: from then on calls get a 401 until a renewal. */
  accessEndsAt: number;
  /** When the refresh token ends, and the session unless it was renewed before: ms since 1970. */
  refreshEndsAt: number;
  /** When it ends however often it is renewed, ms since 1970. */
  readonly endsAt: number;
  /** Browser and system, such as 'Chrome on Android'. */
  readonly device: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** When it was last renewed: ISO 8601, UTC. */
  lastUsedAt: string;
  /** Whether it outlives the browser (`rememberMe`). */
  readonly isRemembered: boolean;
  /** When the password was given for it, ms since 1970. */
  readonly signedInAt: number;
}

/** A mail that the real shop would have sent. */
export interface TestMail {
  /** What the mail is for. */
  readonly kind: 'verify-email' | 'reset-password' | 'undo-email-change' | 'account-deleted';
  /** Whose account it is about. */
  readonly userId: string;
  /** E-mail address. */
  readonly to: string;
  /**
   * The token of its link, which is valid once; taken by `verifyEmail`, `resetPassword` or `undoEmailChange`.
   * '' without a link.
   */
  readonly token: string;
}

/** The initial state of the shop; the fixtures fill missing lists. */
export interface ShopSeed {
  /** The accounts, with their passwords. */
  readonly users?: readonly TestUser[] | undefined;
  /** In the shop's order. */
  readonly categories?: readonly Schemas['Category'][] | undefined;
  /** The groups that make the products, in the shop's order. */
  readonly makers?: readonly TestMaker[] | undefined;
  /** What the shop sells, with prices in rupees. */
  readonly products?: readonly TestProduct[] | undefined;
  /** What users said of products. */
  readonly reviews?: readonly Schemas['Review'][] | undefined;
  /** Stories from the groups behind the shop. */
  readonly stories?: readonly Schemas['Story'][] | undefined;
  /** Content pages, active and inactive ones. */
  readonly pages?: readonly Schemas['Page'][] | undefined;
  /** How to reach the shop; null: it has not set that. */
  readonly contact?: Schemas['ContactInfo'] | null | undefined;
  /** What was sent to the shop. */
  readonly messages?: readonly Schemas['Message'][] | undefined;
  /** The saved addresses of all users, the oldest first. */
  readonly addresses?: readonly TestAddress[] | undefined;
  /** Orders of all users, the oldest first, with amounts in rupees. */
  readonly orders?: readonly TestOrder[] | undefined;
  /** Post offices by pincode. */
  readonly pincodes?: Readonly<Record<string, readonly Schemas['PostOffice'][]>> | undefined;
  /** Names of the payment providers on offer; `sandbox` when left out. */
  readonly paymentProviders?: readonly string[] | undefined;
  /** E-mail address of the user who is signed in from the start; nobody when left out. */
  readonly signedInAs?: string | undefined;
  /**
   * The present, ms since 1970, by which sessions, unpaid orders and idempotency keys end; `Date.now` when
   * left out.
   */
  readonly now?: (() => number) | undefined;
}
