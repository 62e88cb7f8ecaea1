import type { components, operations } from './generated/schema.ts';

type Schemas = components['schemas'];

/** The query parameters of an operation. */
type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

/**
 * A price in rupees, in the three forms of such shops (product 3). Our server sends the number;
 * `parsePrice` of `@haat/domain` parses each form into whole paise.
 */
export type PriceForm = Schemas['PriceForm'];

export type User = Schemas['User'];
export type Category = Schemas['Category'];
export type CategoryRef = Schemas['CategoryRef'];

/** Something the shop sells. */
export interface Product extends Omit<Schemas['Product'], 'price'> {
  /** Selling price of one piece in rupees. */
  price: PriceForm;
}

/** One product in a cart. */
export interface CartItem extends Omit<Schemas['CartItem'], 'product' | 'price'> {
  /** The product, or its id where a server does not expand it. */
  product: Product | string;
  /** Price of one piece today in rupees. */
  price: PriceForm;
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

/** The product of an order's line, as it was when it was ordered. */
export interface OrderProduct extends Omit<Schemas['OrderProduct'], 'price'> {
  /** Price of one piece when it was ordered, in rupees. */
  price: PriceForm;
}

/** One product of an order. */
export interface OrderItem extends Omit<Schemas['OrderItem'], 'productId' | 'price'> {
  /** The product, or its id where a server does not expand it. */
  productId: OrderProduct | string;
  /** Price of one piece when it was ordered, in rupees. */
  price: PriceForm;
}

/** An order. Names, prices and the address are copies made when it was placed. */
export interface Order extends Omit<Schemas['Order'], 'items' | 'totalAmount'> {
  items: OrderItem[];
  /** The amount to pay, in rupees. */
  totalAmount: PriceForm;
}

/** One page of the orders; without `pagination` from a server that sends all at once. */
export interface OrderList extends Partial<Paginated> {
  orders: Order[];
}

export type OrderAddress = Schemas['OrderAddress'];
export type OrderStatus = Order['status'];
export type PaymentMethod = Order['paymentMethod'];
export type PaymentStatus = Order['paymentStatus'];

/** The products that a shopper saved, the one added last first. */
export interface Wishlist {
  products: Product[];
}

export type Review = Schemas['Review'];
export type ReviewAuthor = Schemas['ReviewAuthor'];
export type ReviewSummary = Schemas['ReviewSummary'];
export type Story = Schemas['Story'];
export type Message = Schemas['Message'];
export type ContactInfo = Schemas['ContactInfo'];
export type Page = Schemas['Page'];
export type Address = Schemas['Address'];
export type Payment = Schemas['Payment'];
export type Pagination = Schemas['Pagination'];
export type PincodeReply = Schemas['PincodeReply'];
export type PostOffice = Schemas['PostOffice'];
export type Health = Schemas['Health'];
export type Session = Schemas['Session'];
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

export interface ProductList extends Paginated {
  products: Product[];
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
export interface CreateOrderInput extends Omit<Schemas['CreateOrderRequest'], 'items'> {
  readonly items: readonly CartLineInput[];
}

export type ReturnOrderInput = Schemas['ReturnOrderRequest'];
export type CreatePaymentOrderInput = Schemas['CreatePaymentOrderRequest'];
export type VerifyPaymentInput = Schemas['VerifyPaymentRequest'];
export type CancelPaymentInput = Schemas['CancelPaymentRequest'];
export type CreateReviewInput = Schemas['CreateReviewRequest'];
export type UpdateReviewInput = Schemas['UpdateReviewRequest'];
export type CreateMessageInput = Schemas['CreateMessageRequest'];
export type AddressInput = Schemas['AddressInput'];

export type UserListQuery = QueryOf<'listUsers'>;
export type CategoryListQuery = QueryOf<'listCategories'>;
export type OrderListQuery = QueryOf<'listOrders'>;
export type ProductListQuery = QueryOf<'listProducts'>;
export type PageListQuery = QueryOf<'listPages'>;
export type ReviewListQuery = QueryOf<'listReviews'>;
export type ProductReviewListQuery = QueryOf<'listProductReviews'>;
export type UserReviewListQuery = QueryOf<'listUserReviews'>;
export type StoryListQuery = QueryOf<'listStories'>;
export type MessageListQuery = QueryOf<'listMessages'>;
export type MediaQuery = QueryOf<'getMedia'>;
