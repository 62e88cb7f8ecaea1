import { createCalls, type ShopClientOptions } from './create-calls.ts';
import { OPERATIONS } from './generated/operations.ts';
import { createAddressesResource } from './resources/addresses.ts';
import { createCartResource } from './resources/cart.ts';
import { createCategoriesResource } from './resources/categories.ts';
import { createContactResource } from './resources/contact.ts';
import { createDeliveryResource } from './resources/delivery.ts';
import { createHealthResource } from './resources/health.ts';
import { createMakersResource } from './resources/makers.ts';
import { createMediaResource } from './resources/media.ts';
import { createMessagesResource } from './resources/messages.ts';
import { createOrdersResource } from './resources/orders.ts';
import { createPagesResource } from './resources/pages.ts';
import { createPaymentsResource } from './resources/payments.ts';
import { createPincodeResource } from './resources/pincode.ts';
import { createProductsResource } from './resources/products.ts';
import { createReviewsResource } from './resources/reviews.ts';
import { createStoriesResource } from './resources/stories.ts';
import { createUsersResource } from './resources/users.ts';
import { createWishlistResource } from './resources/wishlist.ts';
import type { ShopClient } from './shop-client.ts';

// The rule: (product 7.1).
/**
 * Creates a client of the shop's API. The client has no state outside itself: a server creates one
 * per request, so that two shoppers never share a session.
 *
 * Every method resolves with the data of the response and rejects with an `ApiError`, or with the
 * reason of its own `signal`, an `AbortError` by default. After a 401 the client renews the session
 * and sends the call once more. Methods do not use `this` and can be passed on alone.
 *
 * @throws ApiError with the reason `options` when `baseUrl` is missing, no address of http or https, with a
 *   password or with two slashes before its path, or, outside a browser, relative; or when `timeoutMs` is
 *   negative or NaN
 */
export function createShopClient(options: ShopClientOptions): ShopClient {
  const { call, callRoot, hint } = createCalls(options, OPERATIONS);
  return {
    users: createUsersResource(call),
    categories: createCategoriesResource(call),
    products: createProductsResource(call),
    makers: createMakersResource(call),
    cart: createCartResource(call),
    pages: createPagesResource(call),
    orders: createOrdersResource(call),
    wishlist: createWishlistResource(call),
    reviews: createReviewsResource(call),
    stories: createStoriesResource(call),
    messages: createMessagesResource(call),
    contact: createContactResource(call),
    addresses: createAddressesResource(call),
    payments: createPaymentsResource(call),
    pincode: createPincodeResource(call),
    delivery: createDeliveryResource(call),
    media: createMediaResource(call),
    health: createHealthResource(callRoot),
    isSignedIn() {
      const current = hint.read();
      return current === undefined ? undefined : current !== '';
    },
  };
}
