export {
  type AddressParts,
  type AddressView,
  joinAddress,
  parseAddress,
  parseAddresses,
} from './address/address.ts';
export {
  ADDRESS_TYPES,
  type AddressType,
  CHECKOUT_ADDRESS_TYPE,
  PROFILE_ADDRESS_TYPE,
} from './address/address-type.ts';
export {
  clearPincodePlace,
  fillFromPincode,
  isPincode,
  isUnknownPincode,
  keepPincodeDigits,
  type PincodePlace,
  parsePincodeReply,
} from './address/pincode.ts';
export {
  COUNTRIES,
  DEFAULT_COUNTRY,
  INDIAN_STATES,
  STATES_AND_TERRITORIES,
  UNION_TERRITORIES,
} from './address/regions.ts';
export {
  canContinueToPayment,
  isAddressGone,
  parseStoredAddressId,
  pickSelectedAddress,
  selectedAddressError,
} from './address/selected-address.ts';
export {
  type AuthStatus,
  isSessionOver,
  protectedView,
  statusAfterFailedCheck,
} from './auth/auth-status.ts';
export { describeDevice, UNKNOWN_DEVICE } from './auth/device.ts';
export { INVITE_RETURN_KEY, readInvitePath } from './auth/invite-return.ts';
export { loginFailure } from './auth/login-failure.ts';
export { isPasswordOfRuns } from './auth/password-runs.ts';
export {
  isCheckoutInterrupted,
  returnPathAfterLogin,
  returnPathWhenSignedIn,
} from './auth/return-path.ts';
export {
  ACCESS_TOKEN_MS,
  REFRESH_GRACE_MS,
  REFRESH_TOKEN_MS,
  sessionEndsAt,
  tokenLives,
} from './auth/session-life.ts';
export { putCurrentFirst } from './auth/session-order.ts';
export {
  isAdmin,
  NO_USER_MESSAGE,
  type Profile,
  parseProfile,
  parseStoredUser,
  type StoredUser,
  toStoredUser,
  type UserRole,
} from './auth/user.ts';
export {
  addLine,
  CART_FULL_MESSAGE,
  type CartLine,
  clampQuantity,
  MAX_CART_LINES,
  MAX_QUANTITY,
  MIN_QUANTITY,
  removeLine,
  setLineQuantity,
  toCartLines,
} from './cart/cart-line.ts';
export { type CartOwner, isForGuestCart } from './cart/cart-owner.ts';
export {
  type CartTotals,
  COUPON_DISCOUNT,
  computeCartTotals,
  countItems,
  keepCouponCharacters,
  lineSubtotal,
  SHIPPING,
  TAXES,
} from './cart/cart-totals.ts';
export { findFullQuantity } from './cart/full-quantity.ts';
export {
  addToGuestCart,
  clearGuestCart,
  EMPTY_GUEST_CART,
  type GuestCart,
  type MergeRequest,
  removeFromGuestCart,
  restoreGuestCart,
  subtractMerged,
  toMergeRequest,
  updateGuestCart,
} from './cart/guest-cart.ts';
export { type LoadStatus, statusAfterFailedLoad } from './cart/load-status.ts';
export {
  createOptimisticQueue,
  type OptimisticChange,
} from './cart/optimistic-queue.ts';
export { computeSavings } from './cart/savings.ts';
export { formatQuantityLimit, formatStockLeft } from './cart/stock-limit.ts';
export { parseBuyNow } from './checkout/buy-now.ts';
export { type BuyNow, buyNowPath, isBuyNowPath } from './checkout/buy-now-path.ts';
export { cutToStock } from './checkout/buy-now-stock.ts';
export {
  CHECKOUT_STEPS,
  checkoutStop,
  formerOffer,
  isSameOffer,
} from './checkout/checkout-gate.ts';
export {
  NO_PAYMENT_ORDER_MESSAGE,
  PAYMENT_CURRENCY,
  PAYMENT_METHOD_LABELS,
  type PaymentMethod,
  type PaymentOrder,
  parsePaymentOrder,
} from './checkout/payment.ts';
export {
  isPaymentDecided,
  type PaymentEnd,
  paymentEnd,
} from './checkout/payment-end.ts';
export {
  type ContactInfo,
  MESSAGE_PAGE_SIZE,
  type MessageView,
  parseContactInfo,
  parseMessages,
  readMapMarker,
  telephoneLink,
  whatsAppLink,
} from './content/contact.ts';
export {
  activePageLinks,
  type PageLink,
  type PageView,
  parsePage,
} from './content/content-page.ts';
export { pickNextStory } from './content/next-story.ts';
export { arrangePage, type ContentsLink } from './content/page-contents.ts';
export {
  parseStories,
  parseStory,
  STORY_LIMIT,
  type StoryProduct,
  type StoryView,
  splitParagraphs,
} from './content/story.ts';
export { pickStoryGoods } from './content/story-goods.ts';
export { toPlainText } from './content/to-plain-text.ts';
export {
  dayInIndia,
  formatDate,
  formatShortDate,
  INDIA_SHIFT_MS,
  startOfDayInIndia,
} from './dates.ts';
export {
  type DeliveryEstimate,
  estimateDelivery,
  estimateMaxAge,
  formatDeliveryDay,
} from './delivery/delivery-date.ts';
export {
  type ChosenPincode,
  DELIVERY_PINCODE_INVALID,
  isOwnChoice,
  parseChosenPincode,
  pickDeliveryPincode,
} from './delivery/delivery-pincode.ts';
export { DELIVERY_RANGE_TEXT, formatDeliveryRange } from './delivery/delivery-range.ts';
export { CASH_NOT_AVAILABLE_MESSAGE, isCashAvailable } from './delivery/delivery-zone.ts';
export {
  formatRoundAmount,
  ORDER_CHARGES_TEXT,
  totalForOne,
  totalForPieces,
} from './delivery/order-charges.ts';
export { AUDIT_FIELDS, type AuditField } from './desk/audit-fields.ts';
export { type ContactDetails, contactDetailsSchema, GSTIN } from './desk/contact-details.ts';
export {
  CONTENT_LIMITS,
  type ContentStatus,
  contentStatus,
  findMissingContent,
  type MissingContent,
  pageDraftSchema,
  storyDraftSchema,
} from './desk/content-draft.ts';
export { copyNames } from './desk/copy-names.ts';
export { formatCsv, parseCsv } from './desk/csv.ts';
export { indexByName } from './desk/goods-file/name-index.ts';
export {
  checkProductRow,
  type FileProduct,
  formatProductFile,
  type KnownGoods,
  limitColumn,
  MAX_FILE_PRODUCTS,
  MAX_TOLD_PROBLEMS,
  PRODUCT_COLUMNS,
  type ProductColumn,
  type ProductRowCells,
  type RowProblem,
  type RowProblemCode,
  readPictureHashes,
  readProductCells,
} from './desk/goods-file/product-file.ts';
export {
  type FileName,
  noteRepeatedNames,
  type RowNote,
} from './desk/goods-file/repeated-names.ts';
export {
  type CategoryNames,
  canHideGroup,
  categoryNamesSchema,
  type GroupFacts,
  groupFactsSchema,
  isOrderOf,
  toFreeSlug,
  toSlug,
} from './desk/group-facts.ts';
export { type DividedSale, divideSale, isShare, WHOLE_SHARE } from './desk/group-share.ts';
export { canDealEndAt, type HomeDeal, isDealShown } from './desk/home-deal.ts';
export { toLatinDigits } from './desk/latin-digits.ts';
export {
  LEDGER_KINDS,
  type LedgerAmounts,
  type LedgerKind,
  type LedgerTotals,
  payOut,
  sellLine,
  sumLedger,
  takeLineBack,
  undoPayout,
} from './desk/ledger.ts';
export { type FactClash, type MergedChanges, mergeChanges } from './desk/merge-changes.ts';
export {
  findMobileNumber,
  mailReplyLink,
  type RepliedMessage,
  whatsAppReplyLink,
} from './desk/message-reply.ts';
export {
  MARKS_OF_STATE,
  MESSAGE_STATES,
  type MessageMarks,
  type MessageState,
} from './desk/message-states.ts';
export {
  canPack,
  isCashDue,
  isSale,
  listOrderMoves,
  MOVE_PERMISSIONS,
  type MovableOrder,
  type MoveEffect,
  ORDER_MOVES,
  type OrderMove,
  type OrderWait,
  orderWait,
  REFUND_METHODS,
  RESTOCK_MOVES,
  type RefundMethod,
  refundDue,
} from './desk/order-moves.ts';
export { debtBefore, findPayoutDayFault, type PayoutDayFault } from './desk/payout.ts';
export {
  DESK_DATABASE,
  DESK_LANGUAGE_KEY,
  DESK_LAST_SEEN_KEY,
  DESK_MEMBER_KEY,
  DESK_OUTBOX_KEY,
  isDeskDraft,
  isOfDeskMember,
} from './desk/phone-data.ts';
export { readPhoneSearch } from './desk/phone-search.ts';
export { isLargePriceChange } from './desk/price-change.ts';
export { NO_FACTS, type ProductFacts, productFactsSchema } from './desk/product-facts.ts';
export {
  canPublishAt,
  findMissingFacts,
  GOODS_STATUSES,
  type GoodsStatus,
  goodsStatus,
  MAX_PUBLISH_AHEAD_DAYS,
  type RequiredFact,
  type StockLevel,
  stockLevel,
} from './desk/product-publishing.ts';
export {
  DESK_PERMISSIONS,
  DESK_ROLES,
  type DeskPermission,
  type DeskRole,
  hasDeskPermission,
  isBoundToGroup,
  isCodeFresh,
  managedRoles,
  needsSecondFactor,
  type OrderFileContents,
  orderFileContents,
  ROLE_PERMISSIONS,
} from './desk/roles.ts';
export {
  formatStatement,
  STATEMENT_COLUMNS,
  type StatementColumn,
  type StatementFacts,
  type StatementWords,
  statementFileName,
} from './desk/statement-file.ts';
export { type MonthSpan, monthOf, monthSpan } from './desk/statement-month.ts';
export { changeStock, MAX_STOCK, type StockChangeResult } from './desk/stock-change.ts';
export { isAboutNothing } from './errors/about-nothing.ts';
export { formatError, OFFLINE_TEXT } from './errors/error-text.ts';
export { isRejection } from './errors/rejection.ts';
export { IDEMPOTENCY_KEY_MS, MAX_IDEMPOTENCY_KEYS } from './idempotency-keys.ts';
export {
  type ImageWidth,
  imageSrcSet,
  sizedImageUrl,
} from './images.ts';
export { DEFAULT_PAGE_SIZE, HOME_BLOCK_SIZE, MAX_PAGE_SIZE } from './listing/page-size.ts';
export {
  type Pagination,
  parsePagination,
  toPagination,
} from './listing/pagination.ts';
export {
  AVAILABILITIES,
  AVAILABILITY_LABELS,
  appliedFilterChips,
  changeSort,
  clearFilters,
  clearSearchFilters,
  countFilters,
  defaultSort,
  type FilterChip,
  formatProductFilters,
  NO_FILTERS,
  PRODUCT_SORTS,
  type ProductFilters,
  type ProductSort,
  parseProductFilters,
  searchChips,
  toExistingPage,
  toggleAvailability,
  toggleCategory,
} from './listing/product-filters.ts';
export { toProductQuery } from './listing/product-query.ts';
export {
  MAX_SEARCH_LENGTH,
  MIN_SEARCH_LENGTH,
  searchPath,
  toSearchText,
} from './listing/search.ts';
export {
  asPaise,
  formatDecimal,
  formatPaise,
  multiplyPaise,
  PAISE_PER_RUPEE,
  type Paise,
  paiseToRupees,
  parsePaise,
  parsePrice,
  rupeesToPaise,
  sumPaise,
} from './money.ts';
export { findBlockingOrders, openOrderField } from './orders/blocking-orders.ts';
export {
  formatOrderNumber,
  type OrderLine,
  type OrderReceipt,
  type OrderView,
  orderTotals,
  parseOrder,
  parseOrders,
} from './orders/order.ts';
export { orderDeliverBy } from './orders/order-delivery.ts';
export {
  type BuyerRecord,
  CASH_LIMIT_MESSAGE,
  canPayCash,
  findCashRejection,
  formatRemainingShare,
  isCashLimited,
  MAX_OPEN_ORDERS,
  MAX_OPEN_ORDERS_UNTRUSTED,
  MAX_ORDERS_PER_WINDOW,
  nextOrderAt,
  ORDER_RATE_MESSAGE,
  ORDER_RATE_WINDOW_MS,
  openOrderLimit,
  openOrderLimitMessage,
  remainingShare,
  shareLimit,
  UNTRUSTED_CASH_LIMIT,
} from './orders/order-limits.ts';
export {
  appendOrders,
  isOrderErrorShown,
  listTabOrders,
  sortNewestFirst,
} from './orders/order-list.ts';
export {
  canBeginPayment,
  canReopen,
  canSwitchToCash,
  formatOrderPayment,
  isCashWithRefund,
  isUnpaidTooLong,
  LATE_PAYMENT_MS,
  lastPayableAt,
  markInCash,
  orderPayment,
  PAYMENT_TIME_OVER_MESSAGE,
  type PayableOrder,
  UNPAID_ORDER_CHECK_MS,
  UNPAID_ORDER_WAIT_MS,
  unpaidUntil,
} from './orders/order-payment.ts';
export { formatReceiptNumber, isReceiptDue, receiptSeries } from './orders/order-receipt.ts';
export {
  bucketOf,
  canAdvance,
  canCancel,
  cancelledAtOf,
  canReturn,
  describeOrderStatus,
  formatOrderStatus,
  isOrderOpen,
  isReturnRequested,
  markCancelled,
  markReturnRequested,
  OPEN_RETURN_STATUSES,
  ORDER_BUCKET_LABELS,
  ORDER_BUCKETS,
  ORDER_STATUSES,
  ORDER_STEPS,
  type OrderBucket,
  type OrderStatus,
  orderOffer,
  progressStep,
  progressTimes,
  RETURN_REASON_MAX_LENGTH,
  RETURN_REQUESTED_LABEL,
  type ReturnStatus,
  type StatusChange,
} from './orders/order-status.ts';
export {
  hasMoneyArrived,
  needsStock,
  nextPaymentState,
  ORDER_PAYMENT_STATUSES,
  type OrderPaymentStatus,
  type PaymentFact,
  type PaymentState,
  type PaymentStatus,
  type ReportedFact,
} from './orders/payment-state.ts';
export { listUnpaidOrders } from './orders/unpaid-orders.ts';
export { formatPhoneNumber, readPhoneNumber } from './phone-number.ts';
export { formatBestBefore } from './products/best-before.ts';
export {
  CATEGORY_DROPDOWN_QUERY,
  type CategoryView,
  FALLBACK_CATEGORIES,
  findCategoryBySlug,
  parseCategories,
  toCategorySlug,
} from './products/category.ts';
export { DEAL, isUsualDeal } from './products/deal.ts';
export { discountOf, formatDiscount } from './products/discount.ts';
export { FEW_PIECES, isNearlySoldOut } from './products/few-pieces.ts';
export { parseGallery } from './products/gallery.ts';
export { stepGallery } from './products/gallery-step.ts';
export { listMakers } from './products/list-makers.ts';
export {
  formatMakerPlace,
  type MakerRef,
  type MakerView,
  parseMaker,
  parseMakers,
} from './products/maker.ts';
export { moreBelowResults, othersQuery, pickOthers } from './products/other-products.ts';
export { formatPack, formatPackSize, formatUnitPrice, unitPriceOf } from './products/pack-price.ts';
export { PACK_UNITS, type PackSize, type PackUnit, parsePackSize } from './products/pack-size.ts';
export {
  normalizeProduct,
  normalizeProducts,
  type ProductView,
} from './products/product.ts';
export {
  DEVANAGARI,
  FOOD_LICENCE,
  isPackAmount,
  PRODUCT_LIMITS,
  SENTENCES,
} from './products/product-limits.ts';
export {} from './products/product-name.ts';
export { sizeInName, sizeUnderName } from './products/product-size.ts';
export { formatReviewCount } from './products/rating.ts';
export {
  listSeenBefore,
  MAX_SEEN,
  parseSeenProducts,
  rememberSeen,
  type SeenProduct,
} from './products/recently-seen.ts';
export { RETURN_DAYS, type ReturnRule, returnRuleOf } from './products/return-rule.ts';
export { isInStock } from './products/stock.ts';
export {
  formatBackInStock,
  MAX_STOCK_ALERTS,
  STOCK_ALERT_DAYS,
  stockAlertUntil,
} from './products/stock-alert.ts';
export { pickHeroGoods } from './products/varied-products.ts';
export {
  parseReview,
  parseReviews,
  REVIEW_PAGE_SIZE,
  type ReviewReplyView,
  type ReviewView,
  UNKNOWN_REVIEWER,
} from './reviews/review.ts';
export {
  createTemporaryReview,
  putReviewFirst,
  removeReview,
  replaceReview,
  reviewListKey,
} from './reviews/review-list.ts';
export { REVIEW_STATUSES, type ReviewStatus } from './reviews/review-status.ts';
export {
  averageHundredths,
  changeSummary,
  countedRatings,
  type RatingSum,
  type ReviewSummary,
  STAR_COUNTS,
  summarizeReviews,
} from './reviews/review-summary.ts';
export { ALIKE_LETTERS, toPlainLetters } from './search/hindi-letters.ts';
export { type MarkedPart, markMatches } from './search/mark-matches.ts';
export { findNamedMakers } from './search/named-makers.ts';
export { toPhoneticKey } from './search/phonetic-key.ts';
export {
  DESCRIPTION_MARK,
  KEY_MARK,
  type ProductTerm,
  SEARCH_RULES,
  type SearchedTexts,
  toProductTerms,
} from './search/product-terms.ts';
export { readSearch, type SearchQuestion, type SearchReading } from './search/read-search.ts';
export { createSearchIndex, getRelevance, type IndexSearch } from './search/search-index.ts';
export { toSearchWords } from './search/search-words.ts';
export { isForSlips, MAX_SIMILAR, toSlipForms } from './search/slips.ts';
export { createTermIndex, type TermIndex } from './search/term-index.ts';
export { type TermRange, toWordRanges, type WordRanges } from './search/term-ranges.ts';
export { transliterate } from './search/transliterate.ts';
export { toWords } from './search/words.ts';
export { cutText } from './text/cut-text.ts';
export { toNameKey } from './text/name-key.ts';
export { readMoney, readPercent, readPieces, readWeight } from './typed-numbers.ts';
export {
  AVATAR_MAX_BYTES,
  AVATAR_TOO_LARGE_MESSAGE,
  accountUpdateSchema,
  avatarError,
  changePasswordSchema,
  deleteAccountSchema,
  FULL_NAME_MAX_LENGTH,
  forgotPasswordSchema,
  loginSchema,
  NO_AVATAR_MESSAGE,
  PROFILE_PHONE_MAX_LENGTH,
  profileSchema,
  resetPasswordSchema,
  type SignupValues,
  signupSchema,
} from './validation/account.ts';
export {
  ADDRESS_LINE_MAX_LENGTH,
  ADDRESS_NAME_MAX_LENGTH,
  ADDRESS_PHONE_MAX_LENGTH,
  CHECKOUT_NAME_MAX_LENGTH,
  CHECKOUT_PHONE_MAX_LENGTH,
  checkoutAddressSchema,
  FORM_ERROR_MESSAGE,
  PLACE_MAX_LENGTH,
  type ProfileAddressValues,
  profileAddressSchema,
  savedAddressSchema,
} from './validation/address.ts';
export {
  type CheckedForm,
  type CheckedInput,
  checkForm,
  clearEditedErrors,
  type FieldErrors,
  type FormField,
  fieldErrorsOf,
} from './validation/check-form.ts';
export {
  EMAIL_MAX_LENGTH,
  INVALID_EMAIL_MESSAGE,
  type OptionalTextField,
  PASSWORD_MIN_LENGTH,
  type TextField,
} from './validation/fields.ts';
export {
  contactFormSchema,
  MESSAGE_BODY_MAX_LENGTH,
  MESSAGE_NAME_MAX_LENGTH,
  MESSAGE_SUBJECT_MAX_LENGTH,
  messageSchema,
} from './validation/message.ts';
export {
  REVIEW_TITLE_MAX_LENGTH,
  type ReviewUpdateValues,
  reviewIdError,
  reviewSchema,
  reviewUpdateSchema,
} from './validation/review.ts';
export { stockAlertSchema } from './validation/stock-alert.ts';
