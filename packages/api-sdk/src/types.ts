import type {
  CartItemFields,
  CartProductFields,
  CreateOrderFields,
  CreatePaymentOrderFields,
  OrderFields,
  OrderItemFields,
  OrderProductFields,
  PaymentFields,
  ProductFields,
  RegisterFields,
  StoryFields,
  StoryProductFields,
} from './generated/fields.ts';
import type { components } from './generated/schema.ts';
import type { BodyOf, QueryOf } from './request-types.ts';

type Schemas = components['schemas'];

/** An amount that a call sends: a {@link Price}, or `{ paise }` alone. A bare number does not say its unit. */
export interface Amount {
  /** Whole paise: ₹1 is 100. */
  readonly paise: number;
}

/**
 * An amount of money. Every amount that the client gives has this form, whether the server sends
 * rupees as a number, as text or as `{ $numberDecimal }`.
 */
export interface Price extends Amount {
  /** To show: ₹1,499.00 for 149,900 paise. */
  readonly text: string;
}

/**
 * A person with an account, as `users.login`, `users.getCurrentUser` and, for admins, `users.list`
 * give it. `pendingEmail` is in the user's own alone.
 */
export type User = Schemas['User'];

/**
 * A group of products that is shown together, from `categories.list` and `categories.get`. Its slug
 * or `_id` is `category` of a {@link ProductListQuery}.
 */
export type Category = Schemas['Category'];

/**
 * The category of a {@link Product}, in short; `categories.get` gives all of it by `_id` or slug.
 */
export type CategoryRef = Schemas['CategoryRef'];

/**
 * What a pack holds, such as 400 `g`: grams, millilitres (`ml`) or pieces (`piece`). It is null
 * where that is not told, as for a thing that is sold singly.
 */
export type PackSize = Schemas['PackSize'];

/**
 * The group that makes a {@link Product}, in short; null where that is not told. `makers.get` gives
 * all of it by its slug.
 */
export type MakerRef = Schemas['MakerRef'];

/**
 * A women's group that makes products of the shop, from `makers.list` and `makers.get`. Its slug is
 * `maker` of a {@link ProductListQuery} and of a {@link StoryListQuery}.
 */
export type Maker = Schemas['Maker'];

/** Something the shop sells. */
export interface Product extends ProductFields {
  /** Selling price of one piece, `discount` already taken off: this is what is charged. */
  price: Price;
  /** The former, higher price as the shop entered it, to be shown struck through; null without one. */
  originalPrice: Price | null;
}

/**
 * The product of a cart's line. A server that sends its id alone leaves the name '' and the
 * picture null, and says nothing else.
 */
export interface CartProduct extends CartProductFields {
  /** Selling price of one piece today. */
  price: Price;
  /** The former, higher price as the shop entered it; null without one. */
  originalPrice: Price | null;
}

/** One product in a cart. */
export interface CartItem extends CartItemFields {
  /** The product as it is sold today. */
  product: CartProduct;
  /** Price of one piece today. */
  price: Price;
}

/** The cart of the signed-in shopper. */
export interface Cart {
  /** One line per product, the oldest first. */
  items: CartItem[];
}

/**
 * A line of a guest's cart that `cart.merge` could not take over as it was: how many pieces the two
 * carts asked for, how many are in the cart now (0 when it was left out), and why.
 */
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
export interface OrderProduct extends OrderProductFields {
  /** Price of one piece when it was ordered; null from a server that does not send it. */
  price: Price | null;
}

/** One product of an order. */
export interface OrderItem extends OrderItemFields {
  /** Sent as `productId`. */
  product: OrderProduct;
  /** Price of one piece when it was ordered; null from a server that does not send it. */
  price: Price | null;
}

/** The amounts of an order. Our server sends all; one that another does not send is null. */
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

/**
 * An order. Names, prices and the address are copies made when it was placed. The `totalAmount` to
 * pay is the `subtotal` with `shipping` and `taxes`, less the `discount`.
 */
export interface Order extends OrderFields, OrderAmounts {
  /** One line per product. */
  items: OrderItem[];
}

/** One page of the orders; without `pagination` from a server that sends all at once. */
export interface OrderList {
  /** The newest first. */
  orders: Order[];
  /** Where this page stands in the whole list. */
  pagination?: Pagination;
}

/**
 * Where an {@link Order} goes: a copy of the saved {@link Address}, which later changes leave
 * alone.
 */
export type OrderAddress = Schemas['OrderAddress'];

/**
 * How far an {@link Order} has come; `pending` until the shop works on it, paid or not.
 * `orders.cancel` takes a pending or processing one, `orders.requestReturn` a delivered one.
 */
export type OrderStatus = Order['status'];

/**
 * A status that an {@link Order} reached, and when (ISO 8601, UTC): an entry of its
 * `statusHistory`.
 */
export type OrderStatusChange = Schemas['OrderStatusChange'];

/**
 * How an {@link Order} is paid: `cod` is cash to the courier, `online` a payment that begins with
 * `payments.createOrder`. `orders.payOnDelivery` switches an unpaid one to `cod`.
 */
export type PaymentMethod = Order['paymentMethod'];

/**
 * How far the payment of an {@link Order} has come. `refund_due`: money came that the shop gives
 * back; it stays so when that is done, which `refundedAt` of the order tells.
 */
export type PaymentStatus = Order['paymentStatus'];

/** The products that a shopper saved, the one added last first. */
export interface Wishlist {
  /** The one added last first; products without a price are left out. */
  products: Product[];
}

/** A product that a story tells of. */
export interface StoryProduct extends StoryProductFields {
  /** Selling price of one piece. */
  price: Price;
}

/** A story from the groups behind the shop. */
export interface Story extends StoryFields {
  /** The products on sale that it tells of. */
  products: StoryProduct[];
}

/**
 * What a shopper says of a product, from the calls of `reviews`. Once a product has one with
 * `boughtHere`, only such reviews count in its stars.
 */
export type Review = Schemas['Review'];

/**
 * Who wrote a {@link Review}: `userId` of it, with the name to show and nothing else of the
 * account.
 */
export type ReviewAuthor = Schemas['ReviewAuthor'];

/**
 * The reviews of a product that count, in figures, from `reviews.listByProduct`; `average` is null
 * without any.
 */
export type ReviewSummary = Schemas['ReviewSummary'];

/**
 * A message that somebody sent to the shop: `messages.create` gives it back, `messages.list` and
 * `messages.get` give it to admins.
 */
export type Message = Schemas['Message'];

/**
 * How to reach the shop, and who sells, from `contact.get`. `mapEmbed` is HTML: our server
 * sanitises it, another's may not.
 */
export type ContactInfo = Schemas['ContactInfo'];

/**
 * A content page, such as the one with the slug `shipping-policy`, from `pages.list` and
 * `pages.get`. `content` is HTML: our server sanitises it, another's may not.
 */
export type Page = Schemas['Page'];

/**
 * A saved delivery address of the signed-in shopper, from the calls of `addresses`. Its `_id` is
 * `shippingAddress` of a {@link CreateOrderInput}.
 */
export type Address = Schemas['Address'];

/** One try to pay an order online. */
export interface Payment extends PaymentFields {
  /** What is to be paid; null from a server that does not send it. */
  amount: Price | null;
}

/**
 * Where a page of a list stands in the whole list: `page` counts from 1, and `hasNext` tells
 * whether there is another.
 */
export type Pagination = Schemas['Pagination'];

/**
 * The day by which an order that is placed before `validUntil` (ISO 8601, UTC) arrives at a
 * pincode, and whether it can be paid in cash there; from `delivery.get`.
 */
export type Delivery = Schemas['Delivery'];

/**
 * What `pincode.lookUp` gives, in the form of the public postal service: only the first entry
 * counts, and its `PostOffice` is null for an unknown pincode.
 */
export type PincodeReply = Schemas['PincodeReply'];

/** A post office of a pincode, with its district and state, in a {@link PincodeReply}. */
export type PostOffice = Schemas['PostOffice'];

/**
 * How the server is, from `health.getHealth` and `health.getReadiness`. `degraded`: it can be read
 * from, not written to.
 */
export type Health = Schemas['Health'];

/**
 * One sign-in of the shopper, on one browser, from `users.listSessions`; `users.endSession` takes
 * its `_id`.
 */
export type Session = Schemas['Session'];

/**
 * All stored data about the shopper, from `users.exportData`, for the shopper to store: the
 * contract's own document, whose amounts are rupees, and paise in `payments`.
 */
export type AccountExport = Schemas['AccountExport'];

/** The body of every error response, which a call of the client turns into an `ApiError`. */
export type ErrorBody = Schemas['ErrorBody'];

/** One page of a list. */
export interface Paginated {
  /** Where this page stands in the whole list. */
  pagination: Pagination;
}

/** One page of the users, the newest first, from `users.list`; for admins. */
export interface UserList extends Paginated {
  /** The newest first. */
  users: User[];
}

/** One page of the categories in the shop's order, from `categories.list`. */
export interface CategoryList extends Paginated {
  /** In the shop's order. */
  categories: Category[];
}

/** One page of the groups in the shop's order, from `makers.list`. */
export interface MakerList extends Paginated {
  /** In the shop's order. */
  makers: Maker[];
}

/** One page of the products that pass the filters, from `products.list`. */
export interface ProductList extends Paginated {
  /** In the order of `sort`; products without a price are left out. */
  products: Product[];
  /**
   * The search as it was probably meant; searching for it finds something. It is there when products
   * are listed although a word was misspelt (`tumeric`, turmeric), and when nothing is listed because
   * of a word that no product has (`papad xyz`, papad). It is missing when each word is found as it is
   * written or by its sound (`papd`, `haldi`), when no product has all the words (`turmeric papad`), and
   * when nothing near is known.
   */
  suggestion?: string;
}

/** One page of reviews, from `reviews.list` and `reviews.listByUser`. */
export interface ReviewList extends Paginated {
  /** In the order of `sort`, the newest first when the query has none. */
  reviews: Review[];
}

/** One page of the reviews of a product, with the figures of all of them. */
export interface ProductReviewList extends ReviewList {
  /** Of all reviews of the product that count; undefined from a server that does not send it. */
  summary?: ReviewSummary;
}

/** One page of the stories, the newest first, from `stories.list`. */
export interface StoryList extends Paginated {
  /** The newest first. */
  stories: Story[];
}

/** One page of the messages to the shop, from `messages.list`; for admins. */
export interface MessageList extends Paginated {
  /** In the order of `sort`, the newest first when the query has none. */
  messages: Message[];
}

/**
 * What `users.login` takes. With `rememberMe: false` the session ends with the browser; left out,
 * it outlives it.
 */
export type LoginInput = BodyOf<'LoginRequest'>;

/** A new account; with a picture it is sent as a form. */
export interface RegisterInput extends RegisterFields {
  /** The picture, at most 5 MiB; JPEG, PNG, WebP, AVIF or GIF. */
  avatar?: Blob | undefined;
}

/** The e-mail address of the account to which `users.forgotPassword` sends a reset mail. */
export type ForgotPasswordInput = BodyOf<'ForgotPasswordRequest'>;

/**
 * The e-mail address to which `products.createStockAlert` has one mail sent, when the product is
 * back.
 */
export type CreateStockAlertInput = BodyOf<'CreateStockAlertRequest'>;

/**
 * The password that `users.resetPassword` sets: 6 to 128 characters with an uppercase letter, a
 * digit and one of !@#$%^&*.
 */
export type ResetPasswordInput = BodyOf<'ResetPasswordRequest'>;

/**
 * The present password and the one that `users.changePassword` sets: 6 to 128 characters with an
 * uppercase letter, a digit and one of !@#$%^&*.
 */
export type ChangePasswordInput = BodyOf<'ChangePasswordRequest'>;

/** The present password, the proof that `users.deleteAccount` needs. */
export type DeleteAccountInput = BodyOf<'DeleteAccountRequest'>;

/**
 * What `users.updateAccount` changes in the profile; fields that are left out stay as they are.
 * Another e-mail address needs `currentPassword`, or a sign-in less than 5 minutes old.
 */
export type UpdateAccountInput = BodyOf<'UpdateAccountRequest'>;

/** A product and how many pieces of it. */
export type CartLineInput = BodyOf<'CartLineRequest'>;

/** A product, how many pieces of it to add, and the product before which a new line stands. */
export type AddToCartInput = BodyOf<'AddToCartRequest'>;

/** The cart that was filled before signing in. */
export interface MergeCartsInput {
  /** Its lines, at most 200; may be empty. */
  readonly localCart: readonly CartLineInput[];
}

/** The products, the address and the payment method of an order. Prices come from the shop alone. */
export interface CreateOrderInput extends CreateOrderFields {
  /** At most 200; two lines of one product count together. */
  readonly items: readonly CartLineInput[];
  /** `_id` of a saved address of the shopper, as `addresses.create` and `addresses.list` give it. */
  readonly shippingAddress: string;
  /** The total that the shopper saw. An order with another total is rejected. */
  readonly expectedTotal?: Amount | undefined;
}

/**
 * Why an order goes back, for `orders.requestReturn`: at most 1,000 characters, and may be left
 * out.
 */
export type ReturnOrderInput = BodyOf<'ReturnOrderRequest'>;

/** Which order is to be paid, and the total that the shopper was shown. */
export interface CreatePaymentOrderInput extends CreatePaymentOrderFields {
  /** The order's `totalAmount`. Another amount is rejected. */
  readonly amount: Amount;
}

/**
 * What `payments.verify` takes: the ids and the signature that the provider's payment dialog handed
 * over, with `paymentId` of the {@link Payment}.
 */
export type VerifyPaymentInput = BodyOf<'VerifyPaymentRequest'>;

/**
 * The payment that the shopper gave up, for `payments.cancel`: `paymentId` of a {@link Payment}.
 */
export type CancelPaymentInput = BodyOf<'CancelPaymentRequest'>;

/**
 * What the shopper says of a product, for `reviews.create`: 1 to 5 whole stars; heading and text
 * may be left out.
 */
export type CreateReviewInput = BodyOf<'CreateReviewRequest'>;

/** What `reviews.update` changes in one's own review; fields that are left out stay as they are. */
export type UpdateReviewInput = BodyOf<'UpdateReviewRequest'>;

/** A message to the shop, for `messages.create`; e-mail address and subject may be left out. */
export type CreateMessageInput = BodyOf<'CreateMessageRequest'>;

/**
 * A delivery address as a shopper types it, for `addresses.create` and `addresses.update`.
 * `zipCode` is a pincode of 6 digits; `isDefault` puts it in the place of the present default
 * address.
 */
export type AddressInput = BodyOf<'AddressInput'>;

/** Page and filters of `users.list`; 10 on a page unless `limit` says otherwise, at most 100. */
export type UserListQuery = QueryOf<'listUsers'>;

/**
 * Page and filter of `categories.list`; 10 on a page unless `limit` says otherwise, at most 100.
 */
export type CategoryListQuery = QueryOf<'listCategories'>;

/** The page that `makers.list` gives; 10 on a page unless `limit` says otherwise, at most 100. */
export type MakerListQuery = QueryOf<'listMakers'>;

/**
 * The page that `orders.listPage` gives; 100 on a page, the most, unless `limit` says otherwise.
 */
export type OrderListQuery = QueryOf<'listOrders'>;

/** The filters of the products, each under its one name. */
export type ProductListQuery = QueryOf<'listProducts'>;

/**
 * The filter of `pages.list`: `isActive: false` gives admins the pages that shoppers do not see.
 */
export type PageListQuery = QueryOf<'listPages'>;

/**
 * Page, order and filters of `reviews.list`: the newest first unless `sort` says otherwise, and 10
 * on a page unless `limit` does, at most 100.
 */
export type ReviewListQuery = QueryOf<'listReviews'>;

/**
 * Page and order of `reviews.listByProduct`: the newest first unless `sort` says otherwise, and 10
 * on a page unless `limit` does, at most 100.
 */
export type ProductReviewListQuery = QueryOf<'listProductReviews'>;

/**
 * Page and order of `reviews.listByUser`: the newest first unless `sort` says otherwise, and 10 on
 * a page unless `limit` does, at most 100.
 */
export type UserReviewListQuery = QueryOf<'listUserReviews'>;

/** Page and filters of `stories.list`; 100 on a page, the most, unless `limit` says otherwise. */
export type StoryListQuery = QueryOf<'listStories'>;

/**
 * Page, order and filters of `messages.list`: the newest first unless `sort` says otherwise, and 20
 * on a page unless `limit` does, at most 100.
 */
export type MessageListQuery = QueryOf<'listMessages'>;

/**
 * The copy of a picture that `media.get` gives: its width `w` in pixels, never wider than the
 * original, and its format. The original with neither.
 */
export type MediaQuery = QueryOf<'getMedia'>;
