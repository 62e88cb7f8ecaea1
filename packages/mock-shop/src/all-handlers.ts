import type { OperationHandlers } from './operation-handlers.ts';
import { accountHandlers } from './resources/account.ts';
import { addressHandlers } from './resources/addresses.ts';
import { cartHandlers } from './resources/cart.ts';
import { categoryHandlers } from './resources/categories.ts';
import { contactHandlers } from './resources/contact.ts';
import { deliveryHandlers } from './resources/delivery.ts';
import { healthHandlers } from './resources/health.ts';
import { makerHandlers } from './resources/makers.ts';
import { mediaHandlers } from './resources/media.ts';
import { messageHandlers } from './resources/messages.ts';
import { orderHandlers } from './resources/orders.ts';
import { pageHandlers } from './resources/pages.ts';
import { paymentHandlers } from './resources/payments.ts';
import { pincodeHandlers } from './resources/pincode.ts';
import { productHandlers } from './resources/products.ts';
import { reviewHandlers } from './resources/reviews.ts';
import { stockAlertHandlers } from './resources/stock-alerts.ts';
import { storyHandlers } from './resources/stories.ts';
import { userHandlers } from './resources/users.ts';
import { wishlistHandlers } from './resources/wishlist.ts';

/** A handler for every operation; without one for each this does not compile. */
export const ALL_HANDLERS: OperationHandlers = {
  ...userHandlers,
  ...accountHandlers,
  ...categoryHandlers,
  ...productHandlers,
  ...stockAlertHandlers,
  ...makerHandlers,
  ...cartHandlers,
  ...pageHandlers,
  ...orderHandlers,
  ...wishlistHandlers,
  ...reviewHandlers,
  ...storyHandlers,
  ...messageHandlers,
  ...contactHandlers,
  ...addressHandlers,
  ...paymentHandlers,
  ...pincodeHandlers,
  ...deliveryHandlers,
  ...mediaHandlers,
  ...healthHandlers,
};
