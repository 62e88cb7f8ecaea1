import type { createAddressesResource } from './resources/addresses.ts';
import type { createCartResource } from './resources/cart.ts';
import type { createCategoriesResource } from './resources/categories.ts';
import type { createContactResource } from './resources/contact.ts';
import type { createDeliveryResource } from './resources/delivery.ts';
import type { createHealthResource } from './resources/health.ts';
import type { createMakersResource } from './resources/makers.ts';
import type { createMediaResource } from './resources/media.ts';
import type { createMessagesResource } from './resources/messages.ts';
import type { createOrdersResource } from './resources/orders.ts';
import type { createPagesResource } from './resources/pages.ts';
import type { createPaymentsResource } from './resources/payments.ts';
import type { createPincodeResource } from './resources/pincode.ts';
import type { createProductsResource } from './resources/products.ts';
import type { createReviewsResource } from './resources/reviews.ts';
import type { createStoriesResource } from './resources/stories.ts';
import type { createUsersResource } from './resources/users.ts';
import type { createWishlistResource } from './resources/wishlist.ts';

// Named here once: the compiler would write the groups of an inferred client out in its declaration,
// without the documentation of their methods.

/**
 * The calls of `addresses` of a {@link ShopClient}: the saved delivery addresses of the signed-in
 * shopper.
 */
export type AddressesResource = ReturnType<typeof createAddressesResource>;

/**
 * The calls of `cart` of a {@link ShopClient}: the cart of the signed-in shopper; each resolves
 * with the cart after it.
 */
export type CartResource = ReturnType<typeof createCartResource>;

/** The calls of `categories` of a {@link ShopClient}: the categories, by page or one by one. */
export type CategoriesResource = ReturnType<typeof createCategoriesResource>;

/** The calls of `contact` of a {@link ShopClient}: how to reach the shop. */
export type ContactResource = ReturnType<typeof createContactResource>;

/** The calls of `delivery` of a {@link ShopClient}: the day by which an order arrives. */
export type DeliveryResource = ReturnType<typeof createDeliveryResource>;

/** The calls of `health` of a {@link ShopClient}: whether the server lives and can be used. */
export type HealthResource = ReturnType<typeof createHealthResource>;

/** The calls of `makers` of a {@link ShopClient}: the groups that make the goods. */
export type MakersResource = ReturnType<typeof createMakersResource>;

/** The calls of `media` of a {@link ShopClient}: the bytes of pictures. */
export type MediaResource = ReturnType<typeof createMediaResource>;

/**
 * The calls of `messages` of a {@link ShopClient}: writing to the shop, and reading it as an admin.
 */
export type MessagesResource = ReturnType<typeof createMessagesResource>;

/**
 * The calls of `orders` of a {@link ShopClient}: placing, reading, cancelling and returning orders
 * of the signed-in shopper.
 */
export type OrdersResource = ReturnType<typeof createOrdersResource>;

/** The calls of `pages` of a {@link ShopClient}: the content pages. */
export type PagesResource = ReturnType<typeof createPagesResource>;

/**
 * The calls of `payments` of a {@link ShopClient}: beginning, confirming and cancelling an online
 * payment.
 */
export type PaymentsResource = ReturnType<typeof createPaymentsResource>;

/** The calls of `pincode` of a {@link ShopClient}: the post offices of an Indian pincode. */
export type PincodeResource = ReturnType<typeof createPincodeResource>;

/**
 * The calls of `products` of a {@link ShopClient}: listing, searching and reading products, and
 * mails about sold-out ones.
 */
export type ProductsResource = ReturnType<typeof createProductsResource>;

/** The calls of `reviews` of a {@link ShopClient}: reading reviews, and writing one's own. */
export type ReviewsResource = ReturnType<typeof createReviewsResource>;

/** The calls of `stories` of a {@link ShopClient}: the stories from the groups behind the shop. */
export type StoriesResource = ReturnType<typeof createStoriesResource>;

/**
 * The calls of `users` of a {@link ShopClient}: signing in and out, the account, its sessions, and
 * the users for admins.
 */
export type UsersResource = ReturnType<typeof createUsersResource>;

/**
 * The calls of `wishlist` of a {@link ShopClient}: the wishlist of the signed-in shopper; each
 * resolves with the list after it.
 */
export type WishlistResource = ReturnType<typeof createWishlistResource>;

/** The shop's API as methods, one group per resource. */
export interface ShopClient {
  /** Accounts and sessions. */
  readonly users: UsersResource;
  /** Groups of products. */
  readonly categories: CategoriesResource;
  /** What the shop sells. */
  readonly products: ProductsResource;
  /** The groups that make the goods. */
  readonly makers: MakersResource;
  /** The cart of the signed-in shopper. */
  readonly cart: CartResource;
  /** Content pages. */
  readonly pages: PagesResource;
  /** Orders of the signed-in shopper. */
  readonly orders: OrdersResource;
  /** The wishlist of the signed-in shopper. */
  readonly wishlist: WishlistResource;
  /** What shoppers say of products. */
  readonly reviews: ReviewsResource;
  /** Stories from the groups behind the shop. */
  readonly stories: StoriesResource;
  /** Messages to the shop. */
  readonly messages: MessagesResource;
  /** How to reach the shop. */
  readonly contact: ContactResource;
  /** Saved delivery addresses. */
  readonly addresses: AddressesResource;
  /** Paying an order online. */
  readonly payments: PaymentsResource;
  /** Look-up of Indian pincodes. */
  readonly pincode: PincodeResource;
  /** When an order arrives. */
  readonly delivery: DeliveryResource;
  /** Pictures. */
  readonly media: MediaResource;
  /** Signs of life of the server. */
  readonly health: HealthResource;
  /**
   * Whether somebody is signed in, as the cookies say, without a call: the server has the last word.
   * Undefined where the shop's cookies cannot be read: on a page of another host, in a sandboxed frame,
   * and outside a browser without a `session`.
   */
  isSignedIn(): boolean | undefined;
}
