export { LANGUAGE } from '#language';
export type { AddressType } from './address/address-type.ts';
export { parsePincodeReply } from './address/pincode.ts';
export { STATES_AND_TERRITORIES } from './address/regions.ts';
export { describeDevice, UNKNOWN_DEVICE } from './auth/device.ts';
export { isPasswordOfRuns } from './auth/password-runs.ts';
export {
  ACCESS_TOKEN_MS,
  REFRESH_GRACE_MS,
  REFRESH_TOKEN_MS,
  sessionEndsAt,
  tokenLives,
} from './auth/session-life.ts';
export { isAdmin, type UserRole } from './auth/user.ts';
export { CART_FULL_MESSAGE, MAX_CART_LINES, MAX_QUANTITY } from './cart/cart-line.ts';
export {
  type CartTotals,
  computeCartTotals,
  DEFAULT_CHARGES,
  type OrderCharges,
} from './cart/cart-totals.ts';
export { formatQuantityLimit, formatStockLeft } from './cart/stock-limit.ts';
export type { PaymentMethod } from './checkout/payment.ts';
export { MESSAGE_PAGE_SIZE } from './content/contact.ts';
export { arrangePage } from './content/page-contents.ts';
export { STORY_LIMIT } from './content/story.ts';
export { toPlainText } from './content/to-plain-text.ts';
export {
  type DeliveryEstimate,
  estimateDelivery,
  estimateMaxAge,
  formatDeliveryDay,
} from './delivery/delivery-date.ts';
export { CASH_NOT_AVAILABLE_MESSAGE, isCashAvailable } from './delivery/delivery-zone.ts';
export { formatProductFile } from './desk/goods-file/product-file.ts';
export { isDealShown } from './desk/home-deal.ts';
export { type LedgerKind, payOut } from './desk/money/ledger.ts';
export type { RefundMethod } from './desk/order-moves.ts';
export {
  DESK_LAST_SEEN_KEY,
  DESK_MEMBER_KEY,
  DESK_OUTBOX_KEY,
  isDeskDraft,
  isOfDeskMember,
} from './desk/phone-data.ts';
export { NO_FACTS } from './desk/product-facts.ts';
export type { DeskPermission, DeskRole } from './desk/roles.ts';
export { MAX_STOCK } from './desk/stock-change.ts';
export { HINDI_MESSAGES } from './errors/hindi-messages.ts';
export { computeTaxInvoice, type TaxedPart, type TaxInvoice } from './gst/tax-invoice.ts';
export { IDEMPOTENCY_KEY_MS, MAX_IDEMPOTENCY_KEYS } from './idempotency-keys.ts';
export { LANGUAGE_TAGS, LANGUAGES, type Language, toLanguagePath } from './language/language.ts';
export { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './listing/page-size.ts';
export { type Pagination, toPagination } from './listing/pagination.ts';
export { PRICE_RANGES, toPriceBounds } from './listing/price-range.ts';
export {
  asPaise,
  formatPaise,
  PAISE_PER_RUPEE,
  type Paise,
  paiseToRupees,
  parsePrice,
  rupeesToPaise,
} from './money.ts';
export {
  KEPT_CHANGES_KEY,
  PERSONAL_CACHE,
  PERSONAL_STORAGE_KEYS,
} from './offline/personal-data.ts';
export { openOrderField } from './orders/blocking-orders.ts';
export { courierLink } from './orders/courier.ts';
export { formatOrderNumber } from './orders/order.ts';
export {
  type BuyerRecord,
  CASH_LIMIT_MESSAGE,
  canPayCash,
  findCashRejection,
  formatRemainingShare,
  MAX_OPEN_ORDERS,
  MAX_OPEN_ORDERS_UNTRUSTED,
  MAX_ORDERS_PER_WINDOW,
  nextOrderAt,
  ORDER_RATE_MESSAGE,
  ORDER_RATE_WINDOW_MS,
  openOrderLimit,
  openOrderLimitMessage,
  remainingShare,
  UNTRUSTED_CASH_LIMIT,
} from './orders/order-limits.ts';
export {
  findOrderMail,
  isMailTrue,
  type MailedOrder,
  ORDER_MAILS,
  type OrderMail,
  PACKED_MAIL_WAIT_MS,
  presentOrderMail,
} from './orders/order-mail.ts';
export {
  canBeginPayment,
  canReopen,
  isUnpaidTooLong,
  LATE_PAYMENT_MS,
  lastPayableAt,
  orderPayment,
  PAYMENT_TIME_OVER_MESSAGE,
  type PayableOrder,
  UNPAID_ORDER_CHECK_MS,
  UNPAID_ORDER_WAIT_MS,
  unpaidUntil,
} from './orders/order-payment.ts';
export { formatReceiptNumber, isReceiptDue, receiptSeries } from './orders/order-receipt.ts';
export {
  canCancel,
  canReturn,
  isOpenOrder,
  isOrderUnderWay,
  ORDER_STATUSES,
  type OrderStatus,
} from './orders/order-status.ts';
export {
  chooseOrderText,
  fillOrderText,
  findOrderTextFault,
  ORDER_TEXT_MAX_LENGTH,
  ORDER_TEXT_PLACES,
  type OrderPlaces,
  type OrderTextFault,
} from './orders/order-text.ts';
export { describePayment, ORDER_TEXTS } from './orders/order-text-defaults.ts';
export {
  hasMoneyArrived,
  needsStock,
  nextPaymentState,
  type PaymentFact,
  type PaymentState,
  type ReportedFact,
} from './orders/payment-state.ts';
export { toCategorySlug } from './products/category.ts';
export { DEAL } from './products/deal.ts';
export { discountOf } from './products/discount.ts';
export { FEW_PIECES } from './products/few-pieces.ts';
export { OCCASIONS, type Occasion, readOccasions, toOccasions } from './products/occasion.ts';
export { formatPackSize } from './products/pack-price.ts';
export { PACK_UNITS, type PackSize, type PackUnit } from './products/pack-size.ts';
export {
  DEVANAGARI,
  FOOD_LICENCE,
  isPackAmount,
  PRODUCT_LIMITS,
  SENTENCES,
} from './products/product-limits.ts';
export {
  formatSetParts,
  MAX_SET_PARTS,
  readSetParts,
  type SetPart,
} from './products/set-contents.ts';
export { formatBackInStock, MAX_STOCK_ALERTS, stockAlertUntil } from './products/stock-alert.ts';
export { REVIEW_PAGE_SIZE, signReview, UNKNOWN_REVIEWER } from './reviews/review.ts';
export type { ReviewStatus } from './reviews/review-status.ts';
export {
  averageHundredths,
  countedRatings,
  type RatingSum,
  type ReviewSummary,
  STAR_COUNTS,
  summarizeReviews,
} from './reviews/review-summary.ts';
export { cutText } from './text/cut-text.ts';
export { toNameKey } from './text/name-key.ts';
export { readPieces } from './typed-numbers.ts';
export {
  AVATAR_MAX_BYTES,
  AVATAR_TOO_LARGE_MESSAGE,
  accountUpdateSchema,
  changePasswordSchema,
  deleteAccountSchema,
  forgotPasswordSchema,
  loginSchema,
  profileSchema,
  resetPasswordSchema,
  type SignupValues,
  signupSchema,
} from './validation/account.ts';
export { FORM_ERROR_MESSAGE, savedAddressSchema } from './validation/address.ts';
export {
  type CheckedInput,
  checkForm,
  type FieldErrors,
  fieldErrorsOf,
} from './validation/check-form.ts';
export {
  EMAIL_MAX_LENGTH,
  INVALID_EMAIL_MESSAGE,
  PASSWORD_MIN_LENGTH,
} from './validation/fields.ts';
export { messageSchema } from './validation/message.ts';
export { reviewSchema, reviewUpdateSchema } from './validation/review.ts';
export { stockAlertSchema } from './validation/stock-alert.ts';
