import { createUserRoutes } from './accounts/accounts.routes.ts';
import type { SessionCookies } from './accounts/sessions/session-cookies.ts';
import { createAddressRoutes } from './addresses/addresses.routes.ts';
import { createCartRoutes } from './cart/cart.routes.ts';
import { createCategoryRoutes } from './catalogue/categories.routes.ts';
import { createMakerRoutes } from './catalogue/makers.routes.ts';
import { createProductRoutes } from './catalogue/products.routes.ts';
import { createContactRoutes } from './content/contact-info.routes.ts';
import { createMessageRoutes } from './content/messages.routes.ts';
import { createPageRoutes } from './content/pages.routes.ts';
import { createStoryRoutes } from './content/stories.routes.ts';
import type { ShopContext } from './context.ts';
import { createDeliveryRoutes } from './delivery/delivery.routes.ts';
import { createAuditRoutes } from './desk/audit/audit.routes.ts';
import { recordChange } from './desk/audit/record-change.ts';
import { createDeskContentRoutes } from './desk/content/desk-content.routes.ts';
import { createDeskDiscountRoutes } from './desk/discounts/discounts.routes.ts';
import { createDeskGoodsRoutes } from './desk/goods/goods.routes.ts';
import { createDeskGroupRoutes } from './desk/groups/groups.routes.ts';
import { createDeskMemberRoutes } from './desk/members/members.routes.ts';
import { createDeskMessageRoutes } from './desk/messages/desk-messages.routes.ts';
import { followDelivery } from './desk/money/follow-delivery.ts';
import { createDeskMoneyRoutes } from './desk/money/money.routes.ts';
import { bookReturn } from './desk/money/order-booking.ts';
import { createDeskNoticeRoutes } from './desk/notices/notices.routes.ts';
import { createDeskOrderRoutes } from './desk/orders/desk-orders.routes.ts';
import type { MoveHooks } from './desk/orders/order-moves.service.ts';
import { createPhoneOrderRoutes } from './desk/phone-orders/phone-orders.routes.ts';
import { createReportRoutes } from './desk/reports/reports.routes.ts';
import { createDeskReviewRoutes } from './desk/reviews/desk-reviews.routes.ts';
import { createSecondFactorRoutes } from './desk/second-factor/second-factor.routes.ts';
import { createDeskShopperRoutes } from './desk/shoppers/desk-shoppers.routes.ts';
import { createTodayRoutes } from './desk/today/today.routes.ts';
import { createMediaRoutes } from './media/media.routes.ts';
import { createOrderRoutes } from './orders/orders.routes.ts';
import { cancelWithPayments } from './payments/cancel-with-payments.ts';
import { createPaymentRoutes } from './payments/payments.routes.ts';
import { switchToCash } from './payments/switch-to-cash.ts';
import { createPincodeRoutes } from './pincodes/pincodes.routes.ts';
import type { AllOperations } from './platform/contract/contract-types.ts';
import type { RecordAdminAct } from './platform/logging/admin-acts.ts';
import { createPrivacyRoutes } from './privacy/privacy.routes.ts';
import { createReviewRoutes } from './reviews/reviews.routes.ts';
import { createStockAlertRoutes } from './stock-alerts/stock-alerts.routes.ts';
import { createWishlistRoutes } from './wishlist/wishlist.routes.ts';

/** Dependencies of the routes. */
export interface OperationParts {
  context: ShopContext;
  cookies: SessionCookies;
}

/** What follows the moves of an order at the desk. */
const MOVE_HOOKS: MoveHooks = { onDelivered: followDelivery, onReturned: bookReturn };

const recordAdminAct: RecordAdminAct = (db, act, now) =>
  recordChange(db, { ...act, before: null, after: null }, now);

/** All operations of the contract, from one file per resource. */
export function createOperations({ context, cookies }: OperationParts): AllOperations {
  return {
    ...createUserRoutes(context, cookies, recordAdminAct),
    ...createPrivacyRoutes(context, cookies),
    ...createCategoryRoutes(context),
    ...createProductRoutes(context),
    ...createStockAlertRoutes(context),
    ...createMakerRoutes(context),
    ...createCartRoutes(context),
    ...createAddressRoutes(context),
    ...createOrderRoutes(context, { cancelWithPayments, switchToCash }),
    ...createPageRoutes(context),
    ...createStoryRoutes(context),
    ...createContactRoutes(context),
    ...createMediaRoutes(context),
    ...createWishlistRoutes(context),
    ...createReviewRoutes(context, recordAdminAct),
    ...createMessageRoutes(context, recordAdminAct),
    ...createPaymentRoutes(context),
    ...createPincodeRoutes(context),
    ...createDeliveryRoutes(context),
    ...createDeskMemberRoutes(context, cookies),
    ...createDeskGoodsRoutes(context),
    ...createDeskDiscountRoutes(context),
    ...createDeskContentRoutes(context),
    ...createDeskGroupRoutes(context),
    ...createDeskMoneyRoutes(context),
    ...createDeskReviewRoutes(context),
    ...createDeskMessageRoutes(context),
    ...createSecondFactorRoutes(context),
    ...createDeskOrderRoutes(context, MOVE_HOOKS),
    ...createPhoneOrderRoutes(context),
    ...createDeskShopperRoutes(context),
    ...createDeskNoticeRoutes(context),
    ...createReportRoutes(context),
    ...createTodayRoutes(context),
    ...createAuditRoutes(context),
  };
}
