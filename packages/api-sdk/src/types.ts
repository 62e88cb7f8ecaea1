import type { components, operations } from './generated/schema.ts';

type Schemas = components['schemas'];

/** The query parameters of an operation. */
type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

/**
 * An amount of money. Every amount that the client gives has this form, whether the server sends
 * rupees as a number, as text or as `{ $numberDecimal }`.
 */
export interface Price {
  /** Whole paise: ₹1 is 100. */
  readonly paise: number;
  /** To show: ₹1,499.00 for 149,900 paise. */
  readonly text: string;
}

/** An amount that a call sends: a {@link Price}, or `{ paise }` alone. A bare number does not say its unit. */
export type Amount = Pick<Price, 'paise'>;

export type User = Schemas['User'];
export type Category = Schemas['Category'];
export type CategoryRef = Schemas['CategoryRef'];
export type PackSize = Schemas['PackSize'];
export type MakerRef = Schemas['MakerRef'];
export type Maker = Schemas['Maker'];

/** Something the shop sells. */
export interface Product extends Omit<Schemas['Product'], 'price'> {
  /**
   * Selling price of one piece, `discount` already taken off: this is what is charged. The struck-through
   * price is `price * 100 / (100 - discount)` in whole rupees, `originalPrice` of `normalizeProduct` in
   * `@haat/domain`.
   */
  price: Price;
}

/** What is known of a product in a cart, whatever a server sends. */
type KnownOfProduct = '_id' | 'name' | 'image' | 'price';

/**
 * The product of a cart's line. A server that sends its id alone leaves the name '' and the
 * picture null, and says nothing else.
 */
export type CartProduct = Pick<Product, KnownOfProduct> & Partial<Omit<Product, KnownOfProduct>>;

/** One product in a cart. */
export interface CartItem extends Omit<Schemas['CartItem'], 'product' | 'price'> {
  product: CartProduct;
  /** Price of one piece today. */
  price: Price;
}

/** The cart of the signed-in shopper. */
export interface Cart {
  items: CartItem[];
}

export type CartAdjustment = Schemas['CartAdjustment'];

/** The cart after the guest's cart was added to it. */
export interface MergedCart extends Cart {
  /** The lines that were changed or left out; empty when there are none. */
  adjusted: CartAdjustment[];
}

/**
 * The product of an order's line, as it was when it was ordered. A server that sends its id alone
 * leaves the name '' and the picture null, and says nothing else.
 */
export interface OrderProduct
  extends Pick<Schemas['OrderProduct'], '_id' | 'name' | 'image'>,
    Partial<Omit<Schemas['OrderProduct'], KnownOfProduct>> {
  /** Price of one piece when it was ordered; null from a server that does not send it. */
  price: Price | null;
}

/** One product of an order. */
export interface OrderItem extends Omit<Schemas['OrderItem'], 'productId' | 'price'> {
  /** Sent as `productId`. */
  product: OrderProduct;
  /** Price of one piece when it was ordered; null from a server that does not send it. */
  price: Price | null;
}

/** The amounts of an order; null for one that a server does not send, as ours always does. */
export interface OrderAmounts {
  /** Sum of price times quantity. */
  subtotal: Price | null;
  /** Shipping of the whole order. */
  shipping: Price | null;
  /** Taxes of the whole order. */
  taxes: Price | null;
  /** What is taken off. */
  discount: Price | null;
  /** What is to be paid: `subtotal + shipping + taxes - discount`. */
  totalAmount: Price | null;
}

/** What an older server, or a response from before, does not send: then empty or null. */
type OrderDates = Required<
  Pick<Schemas['Order'], 'statusHistory' | 'returnRequestedAt' | 'refundedAt' | 'receipt'>
>;

/**
 * An order. Names, prices and the address are copies made when it was placed. The `totalAmount` to
 * pay is the `subtotal` with `shipping` and `taxes`, less the `discount`.
 */
export interface Order
  extends Omit<Schemas['Order'], 'items' | keyof OrderAmounts | keyof OrderDates>,
    OrderAmounts,
    OrderDates {
  items: OrderItem[];
}

/** One page of the orders; without `pagination` from a server that sends all at once. */
export interface OrderList extends Partial<Paginated> {
  orders: Order[];
}

export type OrderAddress = Schemas['OrderAddress'];
export type OrderStatus = Order['status'];
export type OrderStatusChange = Schemas['OrderStatusChange'];
export type PaymentMethod = Order['paymentMethod'];
export type PaymentStatus = Order['paymentStatus'];

/** The products that a shopper saved, the one added last first. */
export interface Wishlist {
  products: Product[];
}

/** A product that a story tells of. */
export interface StoryProduct extends Omit<Schemas['StoryProduct'], 'price'> {
  /** Selling price of one piece. */
  price: Price;
}

/** A story from the groups behind the shop. */
export interface Story extends Omit<Schemas['Story'], 'products'> {
  /** The products on sale that it tells of. */
  products: StoryProduct[];
}

export type Review = Schemas['Review'];
export type ReviewAuthor = Schemas['ReviewAuthor'];
export type ReviewSummary = Schemas['ReviewSummary'];
export type Message = Schemas['Message'];
export type ContactInfo = Schemas['ContactInfo'];
export type Page = Schemas['Page'];
export type Address = Schemas['Address'];

/** One try to pay an order online. */
export interface Payment extends Omit<Schemas['Payment'], 'amount'> {
  /** What is to be paid; null from a server that does not send it. */
  amount: Price | null;
}

export type Pagination = Schemas['Pagination'];
export type Delivery = Schemas['Delivery'];
export type PincodeReply = Schemas['PincodeReply'];
export type PostOffice = Schemas['PostOffice'];
export type Health = Schemas['Health'];
export type Session = Schemas['Session'];
/** The contract's own document, for the shopper to store: its amounts are as the contract says. */
export type AccountExport = Schemas['AccountExport'];
export type ErrorBody = Schemas['ErrorBody'];

/** One page of a list. */
export interface Paginated {
  pagination: Pagination;
}

export interface UserList extends Paginated {
  users: User[];
}

export interface CategoryList extends Paginated {
  categories: Category[];
}

export interface MakerList extends Paginated {
  makers: Maker[];
}

export interface ProductList extends Paginated {
  products: Product[];
  /**
   * The search as it was probably meant, where it has slips or a word that nothing has; searching for
   * it finds something.
   */
  suggestion?: string;
}

export interface ReviewList extends Paginated {
  reviews: Review[];
}

/** One page of the reviews of a product, with the figures of all of them. */
export interface ProductReviewList extends ReviewList {
  summary?: ReviewSummary;
}

export interface StoryList extends Paginated {
  stories: Story[];
}

export interface MessageList extends Paginated {
  messages: Message[];
}

export type LoginInput = Schemas['LoginRequest'];

/** A new account; with a picture it is sent as a form. */
export interface RegisterInput extends Omit<Schemas['RegisterForm'], 'avatar'> {
  /** The picture, at most 5 MiB; JPEG, PNG, WebP, AVIF or GIF. */
  avatar?: Blob | undefined;
}

export type ForgotPasswordInput = Schemas['ForgotPasswordRequest'];
export type CreateStockAlertInput = Schemas['CreateStockAlertRequest'];
export type ResetPasswordInput = Schemas['ResetPasswordRequest'];
export type ChangePasswordInput = Schemas['ChangePasswordRequest'];
export type DeleteAccountInput = Schemas['DeleteAccountRequest'];
export type UpdateAccountInput = Schemas['UpdateAccountRequest'];

/** A product and how many pieces of it. */
export type CartLineInput = Readonly<Schemas['CartLineRequest']>;

/** The cart that was filled before signing in. */
export interface MergeCartsInput {
  readonly localCart: readonly CartLineInput[];
}

/** The products, the address and the payment method of an order. Prices come from the shop alone. */
export interface CreateOrderInput
  extends Omit<Schemas['CreateOrderRequest'], 'items' | 'expectedTotal' | 'shippingAddress'> {
  /** At most 200; two lines of one product count together. */
  readonly items: readonly CartLineInput[];
  /** `_id` of a saved address of the shopper, as `addresses.create` and `addresses.list` give it. */
  readonly shippingAddress: string;
  /** The total that the shopper saw. An order with another total is rejected. */
  readonly expectedTotal?: Amount | undefined;
}

export type ReturnOrderInput = Schemas['ReturnOrderRequest'];

/** Which order is to be paid, and the total that the shopper was shown. */
export interface CreatePaymentOrderInput
  extends Omit<Schemas['CreatePaymentOrderRequest'], 'amount'> {
  /** The order's `totalAmount`. Another amount is rejected. */
  readonly amount: Amount;
}

export type VerifyPaymentInput = Schemas['VerifyPaymentRequest'];
export type CancelPaymentInput = Schemas['CancelPaymentRequest'];
export type CreateReviewInput = Schemas['CreateReviewRequest'];
export type UpdateReviewInput = Schemas['UpdateReviewRequest'];
export type CreateMessageInput = Schemas['CreateMessageRequest'];
export type AddressInput = Schemas['AddressInput'];

export type UserListQuery = QueryOf<'listUsers'>;
export type CategoryListQuery = QueryOf<'listCategories'>;
export type MakerListQuery = QueryOf<'listMakers'>;
export type OrderListQuery = QueryOf<'listOrders'>;

/** Other names of filters, which the contract deprecates. */
type ProductQueryAlias =
  | 'categorySlug'
  | 'categoryId'
  | 'category_id'
  | 'in_stock'
  | 'availability';

/** The filters of the products, each under its one name. */
export type ProductListQuery = Omit<QueryOf<'listProducts'>, ProductQueryAlias>;

export type PageListQuery = QueryOf<'listPages'>;
export type ReviewListQuery = QueryOf<'listReviews'>;
export type ProductReviewListQuery = QueryOf<'listProductReviews'>;
export type UserReviewListQuery = QueryOf<'listUserReviews'>;
export type StoryListQuery = QueryOf<'listStories'>;
export type MessageListQuery = QueryOf<'listMessages'>;
export type MediaQuery = QueryOf<'getMedia'>;
