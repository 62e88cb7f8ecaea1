export { fillFromPincode, isPincode, keepPincodeDigits } from './address/pincode.ts';
export { hindiRegion } from './address/region-names.ts';
export {
  type InvitedAccountValues,
  invitedAccountSchema,
  phoneLoginSchema,
  readSignInName,
} from './auth/invited-account.ts';
export { parseOrderCharges } from './cart/parse-charges.ts';
export { whatsAppLink } from './content/contact.ts';
export { splitParagraphs } from './content/story.ts';
export { dayInIndia, INDIA_SHIFT_MS, startOfDayInIndia } from './dates.ts';
export { AUDIT_FIELDS, type AuditField } from './desk/audit-fields.ts';
export { contactDetailsSchema } from './desk/contact-details.ts';
export {
  type ContentStatus,
  contentStatus,
  findMissingContent,
  pageDraftSchema,
  storyDraftSchema,
} from './desk/content-draft.ts';
export { copyNames } from './desk/copy-names.ts';
export { formatCsv } from './desk/csv.ts';
export {
  createDiscountSchema,
  DISCOUNT_GOODS,
  DISCOUNT_LIMITS,
  type DiscountChoice,
  discountState,
  isDiscountChoice,
} from './desk/discounts/discount-input.ts';
export { findDiscount, type RunningDiscount, reducePrice } from './desk/discounts/reduced-price.ts';
export { type DeletionObstacle, findDeletionObstacle } from './desk/draft-deletion.ts';
export { fillFacts, findKnownGoods } from './desk/goods-file/known-goods.ts';
export { indexByName } from './desk/goods-file/name-index.ts';
export {
  matchPictures,
  type NamedPictures,
  takePictureNames,
} from './desk/goods-file/picture-names.ts';
export {
  checkProductRow,
  type FileProduct,
  type KnownGoods,
  limitColumn,
  MAX_TOLD_PROBLEMS,
  PRODUCT_COLUMNS,
  type ProductColumn,
  type ProductRowCells,
  type RowProblem,
  readPictureHashes,
  readProductCells,
} from './desk/goods-file/product-file.ts';
export { noteRepeatedNames, type RowNote } from './desk/goods-file/repeated-names.ts';
export { canUndoGoods } from './desk/goods-undo.ts';
export {
  type CategoryNames,
  canHideGroup,
  categoryNamesSchema,
  createGroupFactsSchema,
  type GroupFacts,
  isOrderOf,
  toFreeSlug,
  toSlug,
} from './desk/group-facts.ts';
export { canDealEndAt } from './desk/home-deal.ts';
export { toLatinDigits } from './desk/latin-digits.ts';
export {
  type GoodsObstacle,
  type GoodsPlan,
  MAX_CHANGED_GOODS,
  type ManyGoodsChange,
  planGoodsChange,
} from './desk/many-goods/goods-change.ts';
export {
  GOODS_CHANGE_KINDS,
  type GoodsChangeKind,
  readGoodsChange,
} from './desk/many-goods/typed-change.ts';
export { listPicks } from './desk/many-orders/pick-list.ts';
export {
  findRepeatedNumbers,
  readTrackingList,
  TRACKING_NUMBER_LENGTH,
  type TrackingListProblem,
} from './desk/many-orders/tracking-list.ts';
export { type FactClash, mergeChanges } from './desk/merge-changes.ts';
export {
  findMobileNumber,
  findReplyNumber,
  mailReplyLink,
  replyLanguage,
  whatsAppReplyLink,
} from './desk/messages/message-reply.ts';
export {
  MARKS_OF_STATE,
  MESSAGE_STATES,
  type MessageState,
} from './desk/messages/message-states.ts';
export {
  READY_ANSWER_KINDS,
  READY_ANSWERS,
  type ReadyAnswer,
} from './desk/messages/ready-answers.ts';
export { type ChargesForm, readChargesForm } from './desk/money/charges-form.ts';
export { keptByCourier } from './desk/money/courier-settlement.ts';
export { divideSale, isShare } from './desk/money/group-share.ts';
export {
  type LedgerAmounts,
  type LedgerTotals,
  sellLine,
  sumLedger,
  takeLineBack,
  undoPayout,
} from './desk/money/ledger.ts';
export {
  debtBefore,
  findPayoutDayFault,
  findPayoutHold,
  type PayoutDayFault,
  type PayoutHold,
  payableNow,
} from './desk/money/payout.ts';
export {
  type ComparedMonths,
  findComparedMonths,
  listReportMonths,
  monthInIndia,
  moveMonth,
} from './desk/money/report-months.ts';
export {
  buildReport,
  type Change,
  formatReport,
  listFigures,
  REPORT_KINDS,
  type Report,
  type ReportFacts,
  type ReportFigure,
  type ReportKind,
  type ReportLine,
  type ReportSums,
  type ReportWords,
  reportFileName,
} from './desk/money/sales-report.ts';
export {
  formatStatement,
  type StatementColumn,
  type StatementWords,
  statementFileName,
} from './desk/money/statement-file.ts';
export { type MonthSpan, monthSpan } from './desk/money/statement-month.ts';
export {
  isPushAddress,
  isToldOfOrders,
  MAX_PUSH_BROWSERS,
  NOTICE_MAIL_WAIT_MS,
  type OrderNotice,
} from './desk/notices/order-notice.ts';
export {
  canPack,
  isSale,
  listOrderMoves,
  MOVE_PERMISSIONS,
  type MovableOrder,
  type MoveEffect,
  type OrderMove,
  orderWait,
  RESTOCK_MOVES,
  refundDue,
} from './desk/order-moves.ts';
export { takePiecesBack } from './desk/order-return.ts';
export { ORDER_WORDS } from './desk/order-words.ts';
export { parseCsv } from './desk/parse-csv.ts';
export { DESK_LABEL_SIZE_KEY, DESK_LANGUAGE_KEY } from './desk/phone-data.ts';
export { readPhoneSearch } from './desk/phone-search.ts';
export { isLargePriceChange } from './desk/price-change.ts';
export { type ProductFacts, productFactsSchema } from './desk/product-facts.ts';
export {
  canPublishAt,
  findMissingFacts,
  goodsStatus,
  stockLevel,
} from './desk/product-publishing.ts';
export {
  DESK_ROLES,
  hasDeskPermission,
  isBoundToGroup,
  isCodeFresh,
  managedRoles,
  needsSecondFactor,
  type OrderFileContents,
  orderFileContents,
  ROLE_PERMISSIONS,
} from './desk/roles.ts';
export { changeStock } from './desk/stock-change.ts';
export {
  formatB2cs,
  formatHsn,
  type GstMonth,
  type InvoicedOrder,
  isInB2cs,
  type MonthAmounts,
  sumGstMonth,
  sumMonthAmounts,
} from './gst/gst-month.ts';
export { GST_RATES, HSN_CODE, readHsn } from './gst/gst-rates.ts';
export { gstinOn, isGstin } from './gst/gstin.ts';
export { COURIERS, courierLink } from './orders/courier.ts';
export { ORDER_DRAFT_MS, type OrderDraftState, orderDraftState } from './orders/order-draft.ts';
export { ORDER_MAILS, type OrderMail } from './orders/order-mail.ts';
export { OPEN_RETURN_STATUSES } from './orders/order-status.ts';
export {
  fillOrderText,
  findOrderTextFault,
  ORDER_TEXT_MAX_LENGTH,
  ORDER_TEXT_PLACES,
  type OrderPlace,
  type OrderPlaces,
  type OrderTextFault,
} from './orders/order-text.ts';
export { describePayment, ORDER_TEXTS } from './orders/order-text-defaults.ts';
export { ORDER_PAYMENT_STATUSES } from './orders/payment-state.ts';
export { formatPhoneNumber } from './phone-number.ts';
export { listMissingLabelFacts } from './products/label.ts';
export { parsePackSize } from './products/pack-size.ts';
export { sizeInName } from './products/product-size.ts';
export { parseSetParts } from './products/set-contents.ts';
export { REVIEW_STATUSES } from './reviews/review-status.ts';
export { isHindiOrNone } from './text/choose-text.ts';
export { readMoney, readPercent, readWeight } from './typed-numbers.ts';
export { PUBLIC_PASSWORD_MIN_LENGTH } from './validation/fields.ts';
export { checkPasswordRules, type PasswordRule } from './validation/new-password.ts';
