import type { Schemas } from './contract/operation-types.ts';

/** An account, with its password in the clear. */
export type TestUser = Schemas['User'] & { password: string };

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
  readonly productId: string;
  quantity: number;
}

/** A request to be told when a product is back. */
export interface TestStockAlert {
  readonly productId: string;
  readonly email: string;
  /** The token of the link in the mail, the same for all requests of the address. */
  readonly token: string;
  /** ISO 8601, UTC. */
  readonly requestedAt: string;
}

/** An order and whose it is. */
export type TestOrder = Required<Schemas['Order']> & { userId: string };

/** A group, without what follows from the shop's products. */
export type TestMaker = Omit<Schemas['Maker'], 'productCount' | 'productImages'>;

/** A saved address and whose it is. */
export type TestAddress = Schemas['Address'] & { userId: string };

/** A payment of an order and its state at the provider. */
export type TestPayment = Schemas['Payment'] & {
  userId: string;
  /** The provider's id of its payment; null until it was verified. */
  providerPaymentId: string | null;
};

/** A sign-in. */
export interface TestSession {
  readonly _id: string;
  readonly userId: string;
  accessToken: string;
  refreshToken: string;
  /** The refresh token before this one, still good once more for a second tab. */
  previousRefreshToken: string | null;
  /** Whether calls get a 401 until the session is renewed. */
  isAccessOver: boolean;
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
  readonly users?: readonly TestUser[] | undefined;
  readonly categories?: readonly Schemas['Category'][] | undefined;
  readonly makers?: readonly TestMaker[] | undefined;
  readonly products?: readonly TestProduct[] | undefined;
  readonly reviews?: readonly Schemas['Review'][] | undefined;
  readonly stories?: readonly Schemas['Story'][] | undefined;
  readonly pages?: readonly Schemas['Page'][] | undefined;
  /** null: the shop has not set any. */
  readonly contact?: Schemas['ContactInfo'] | null | undefined;
  readonly messages?: readonly Schemas['Message'][] | undefined;
  readonly addresses?: readonly TestAddress[] | undefined;
  readonly orders?: readonly TestOrder[] | undefined;
  /** Post offices by pincode. */
  readonly pincodes?: Readonly<Record<string, readonly Schemas['PostOffice'][]>> | undefined;
  /** Names of the payment providers on offer; `sandbox` when left out. */
  readonly paymentProviders?: readonly string[] | undefined;
  /** E-mail address of the user who is signed in from the start; nobody when left out. */
  readonly signedInAs?: string | undefined;
  /** The present, ms since 1970; `Date.now` when left out. */
  readonly now?: (() => number) | undefined;
}
