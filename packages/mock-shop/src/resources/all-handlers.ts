import { accountHandlers } from './account.ts';
import { addressHandlers } from './addresses.ts';
import { cartHandlers } from './cart.ts';
import { categoryHandlers } from './categories.ts';
import { contactHandlers } from './contact.ts';
import { deliveryHandlers } from './delivery.ts';
import { healthHandlers } from './health.ts';
import { makerHandlers } from './makers.ts';
import { mediaHandlers } from './media.ts';
import { messageHandlers } from './messages.ts';
import type { OperationHandlers } from './operation-handler.ts';
import { orderHandlers } from './orders.ts';
import { pageHandlers } from './pages.ts';
import { paymentHandlers } from './payments.ts';
import { pincodeHandlers } from './pincode.ts';
import { productHandlers } from './products.ts';
import { reviewHandlers } from './reviews.ts';
import { stockAlertHandlers } from './stock-alerts.ts';
import { storyHandlers } from './stories.ts';
import { userHandlers } from './users.ts';
import { wishlistHandlers } from './wishlist.ts';

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
