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
export type AddressesResource = ReturnType<typeof createAddressesResource>;
export type CartResource = ReturnType<typeof createCartResource>;
export type CategoriesResource = ReturnType<typeof createCategoriesResource>;
export type ContactResource = ReturnType<typeof createContactResource>;
export type DeliveryResource = ReturnType<typeof createDeliveryResource>;
export type HealthResource = ReturnType<typeof createHealthResource>;
export type MakersResource = ReturnType<typeof createMakersResource>;
export type MediaResource = ReturnType<typeof createMediaResource>;
export type MessagesResource = ReturnType<typeof createMessagesResource>;
export type OrdersResource = ReturnType<typeof createOrdersResource>;
export type PagesResource = ReturnType<typeof createPagesResource>;
export type PaymentsResource = ReturnType<typeof createPaymentsResource>;
export type PincodeResource = ReturnType<typeof createPincodeResource>;
export type ProductsResource = ReturnType<typeof createProductsResource>;
export type ReviewsResource = ReturnType<typeof createReviewsResource>;
export type StoriesResource = ReturnType<typeof createStoriesResource>;
export type UsersResource = ReturnType<typeof createUsersResource>;
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
