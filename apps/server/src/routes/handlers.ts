import type { ShopContext } from '../context.ts';
import type { SessionCookies } from '../http/session-cookies.ts';
import { createAddressRoutes } from './addresses.ts';
import { createCartRoutes } from './cart.ts';
import { createCategoryRoutes } from './categories.ts';
import { createContactRoutes } from './contact.ts';
import type { OperationHandlers } from './contract-types.ts';
import { createMediaRoutes } from './media.ts';
import { createMessageRoutes } from './messages.ts';
import { createOrderRoutes } from './orders.ts';
import { createPageRoutes } from './pages.ts';
import { createPaymentRoutes } from './payments.ts';
import { createPincodeRoutes } from './pincode.ts';
import { createProductRoutes } from './products.ts';
import { createReviewRoutes } from './reviews.ts';
import { createStoryRoutes } from './stories.ts';
import { createUserRoutes } from './users.ts';
import { createWishlistRoutes } from './wishlist.ts';

/** What route files are made from. */
export interface HandlerParts {
  context: ShopContext;
  cookies: SessionCookies;
}

/** All handlers of the contract, one file per resource. What is missing here answers 501. */
export function createHandlers({ context, cookies }: HandlerParts): OperationHandlers {
  return {
    ...createUserRoutes(context, cookies),
    ...createCategoryRoutes(context),
    ...createProductRoutes(context),
    ...createCartRoutes(context),
    ...createAddressRoutes(context),
    ...createOrderRoutes(context),
    ...createPageRoutes(context),
    ...createStoryRoutes(context),
    ...createContactRoutes(context),
    ...createMediaRoutes(context),
    ...createWishlistRoutes(context),
    ...createReviewRoutes(context),
    ...createMessageRoutes(context),
    ...createPaymentRoutes(context),
    ...createPincodeRoutes(context),
  };
}
