export {
  type AddressParts,
  type AddressView,
  joinAddress,
  parseAddress,
  parseAddresses,
} from './address/address.ts';
export {
  ADDRESS_TYPES,
  CHECKOUT_ADDRESS_TYPE,
  formatAddressType,
  PROFILE_ADDRESS_TYPE,
} from './address/address-type.ts';
export {
  clearPincodePlace,
  fillFromPincode,
  isPincode,
  isUnknownPincode,
  keepPincodeDigits,
  type PincodePlace,
} from './address/pincode.ts';
export { formatRegion } from './address/region-names.ts';
export { COUNTRIES, DEFAULT_COUNTRY, INDIAN_STATES, UNION_TERRITORIES } from './address/regions.ts';
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
export { formatDevice } from './auth/device.ts';
export { loginFailure } from './auth/login-failure.ts';
export {
  isCheckoutInterrupted,
  returnPathAfterLogin,
  returnPathWhenSignedIn,
} from './auth/return-path.ts';
export { putCurrentFirst } from './auth/session-order.ts';
export {
  NO_USER_MESSAGE,
  parseProfile,
  parseStoredUser,
  type StoredUser,
  toStoredUser,
} from './auth/user.ts';
export {
  addLine,
  type CartLine,
  clampQuantity,
  MIN_QUANTITY,
  removeLine,
  setLineQuantity,
  toCartLines,
} from './cart/cart-line.ts';
export { type CartOwner, isForGuestCart } from './cart/cart-owner.ts';
export { countItems, keepCouponCharacters, lineSubtotal } from './cart/cart-totals.ts';
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
export { createOptimisticQueue, type OptimisticChange } from './cart/optimistic-queue.ts';
export { pickParcelOffers, pricePerPiece } from './cart/parcel.ts';
export { isDefaultCharges, parseOrderCharges } from './cart/parse-charges.ts';
export { computeSavings } from './cart/savings.ts';
export { formerOffer, isSameOffer } from './checkout/agreed-offer.ts';
export { parseBuyNow } from './checkout/buy-now.ts';
export { type BuyNow, buyNowPath, isBuyNowPath } from './checkout/buy-now-path.ts';
export { cutToStock } from './checkout/buy-now-stock.ts';
export { CHECKOUT_STEPS, checkoutStop } from './checkout/checkout-gate.ts';
export {
  NO_PAYMENT_ORDER_MESSAGE,
  PAYMENT_CURRENCY,
  PAYMENT_METHOD_LABELS,
  type PaymentOrder,
  parsePaymentOrder,
} from './checkout/payment.ts';
export { isPaymentDecided, type PaymentEnd, paymentEnd } from './checkout/payment-end.ts';
export {
  type ContactInfo,
  parseContactInfo,
  readMapMarker,
  telephoneLink,
  whatsAppLink,
} from './content/contact.ts';
export { activePageLinks, type PageLink, parseContentPage } from './content/content-page.ts';
export { pickNextStory } from './content/next-story.ts';
export type { ContentsLink } from './content/page-contents.ts';
export { parseStories, parseStory, type StoryView } from './content/story.ts';
export { pickStoryGoods } from './content/story-goods.ts';
export { formatDate, formatShortDate, formatTime } from './dates.ts';
export { formatDeliveryDay } from './delivery/delivery-date.ts';
export {
  type ChosenPincode,
  DELIVERY_PINCODE_INVALID,
  isOwnChoice,
  parseChosenPincode,
  pickDeliveryPincode,
} from './delivery/delivery-pincode.ts';
export { DELIVERY_RANGE_TEXT, formatDeliveryRange } from './delivery/delivery-range.ts';
export {
  describeCharges,
  formatRoundAmount,
  totalForPieces,
} from './delivery/order-charges.ts';
export { DESK_DATABASE } from './desk/phone-data.ts';
export { isAboutNothing } from './errors/about-nothing.ts';
export { formatError, OFFLINE_TEXT } from './errors/error-text.ts';
export { type ShownError, toHindiError } from './errors/hindi-error.ts';
export { isRejection } from './errors/rejection.ts';
export { type ImageWidth, imageSrcSet, sizedImageUrl } from './images.ts';
export { HOME_BLOCK_SIZE } from './listing/page-size.ts';
export { parsePagination } from './listing/pagination.ts';
export {
  PRICE_RANGE_LABELS,
  PRICE_RANGES,
  type PriceRange,
  type PriceTotals,
  parsePriceTotals,
} from './listing/price-range.ts';
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
  isNarrowed,
  NO_FILTERS,
  PRODUCT_SORTS,
  type ProductFilters,
  type ProductSort,
  parseProductFilters,
  searchChips,
  toExistingPage,
  toggleAvailability,
  toggleCategory,
  togglePrice,
} from './listing/product-filters.ts';
export { toProductQuery } from './listing/product-query.ts';
export { MAX_SEARCH_LENGTH, searchPath, toSearchText } from './listing/search.ts';
export { formatDecimal, multiplyPaise } from './money.ts';
export {
  applyKept,
  applyKeptWishes,
  findNextKept,
  type KeptChange,
  type KeptInput,
  MAX_KEPT_CHANGES,
  parseKeptChanges,
  productOf,
} from './offline/kept-change.ts';
export {
  COPY_TIMEOUT_MS,
  type CopyCache,
  chooseCopyCache,
  isInCheckout,
  listSurplus,
  MAX_COPIED_PICTURE_BYTES,
  toPagePath,
  toSavingPicture,
} from './offline/page-copy.ts';
export {
  CART_STORAGE_KEY,
  LATEST_ORDER_STORAGE_KEY,
  RECENTLY_SEEN_STORAGE_KEY,
  SELECTED_ADDRESS_STORAGE_KEY,
  USER_STORAGE_KEY,
} from './offline/personal-data.ts';
export { findBlockingOrders } from './orders/blocking-orders.ts';
export { type CourierLink, courierLink } from './orders/courier.ts';
export {
  listBoughtProducts,
  type OrderLine,
  type OrderView,
  orderTotals,
  parseOrder,
  parseOrders,
} from './orders/order.ts';
export { orderDeliverBy } from './orders/order-delivery.ts';
export { type OrderLinkView, parseOrderLink } from './orders/order-draft.ts';
export { isCashLimited } from './orders/order-limits.ts';
export { appendOrders, isOrderErrorShown, listTabOrders } from './orders/order-list.ts';
export { canSwitchToCash, formatOrderPayment, markInCash } from './orders/order-payment.ts';
export {
  bucketOf,
  cancelledAtOf,
  describeOrderStatus,
  formatOrderStatus,
  isReturnRequested,
  markCancelled,
  markReturnRequested,
  ORDER_BUCKET_LABELS,
  ORDER_BUCKETS,
  ORDER_STEPS,
  type OrderBucket,
  orderOffer,
  progressStep,
  progressTimes,
  RETURN_REASON_MAX_LENGTH,
  RETURN_REQUESTED_LABEL,
} from './orders/order-status.ts';
export { findUnpaidOrders } from './orders/unpaid-orders.ts';
export { readPhoneNumber } from './phone-number.ts';
export { formatBestBefore } from './products/best-before.ts';
export {
  CATEGORY_DROPDOWN_QUERY,
  type CategoryView,
  FALLBACK_CATEGORIES,
  findCategoryBySlug,
  parseCategories,
} from './products/category.ts';
export { isUsualDeal } from './products/deal.ts';
export { formatDiscount } from './products/discount.ts';
export { isNearlySoldOut } from './products/few-pieces.ts';
export { parseGallery } from './products/gallery.ts';
export { stepGallery } from './products/gallery-step.ts';
export { FEWEST_LABEL_ROWS, isFood } from './products/label.ts';
export { listMakers } from './products/list-makers.ts';
export {
  formatMakerPlace,
  type MakerRef,
  type MakerView,
  parseMaker,
  parseMakers,
} from './products/maker.ts';
export { OCCASION_LABELS, OCCASIONS, type Occasion } from './products/occasion.ts';
export { moreBelowResults, othersQuery, pickOthers } from './products/other-products.ts';
export { formatPackSize, formatUnitPrice } from './products/pack-price.ts';
export { normalizeProduct, normalizeProducts, type ProductView } from './products/product.ts';
export { sizeUnderName } from './products/product-size.ts';
export { formatReviewCount } from './products/rating.ts';
export {
  listSeenBefore,
  parseSeenProducts,
  rememberSeen,
  type SeenProduct,
} from './products/recently-seen.ts';
export { RETURN_DAYS, type ReturnRule, returnRuleOf } from './products/return-rule.ts';
export {
  parseSetParts,
  pricePerPacket,
  type SetPart,
  sumOfParts,
} from './products/set-contents.ts';
export { pickHeroGoods } from './products/varied-products.ts';
export {
  parseReview,
  parseReviews,
  type ReviewReplyView,
  type ReviewView,
} from './reviews/review.ts';
export {
  createTemporaryReview,
  putReviewFirst,
  removeReview,
  replaceReview,
} from './reviews/review-list.ts';
export { changeSummary } from './reviews/review-summary.ts';
export { langOf, langOfOtherName } from './text/choose-text.ts';
export {
  avatarError,
  FULL_NAME_MAX_LENGTH,
  NO_AVATAR_MESSAGE,
  proposeUserName,
} from './validation/account.ts';
export {
  ADDRESS_LINE_MAX_LENGTH,
  ADDRESS_NAME_MAX_LENGTH,
  CHECKOUT_NAME_MAX_LENGTH,
  checkoutAddressSchema,
  PLACE_MAX_LENGTH,
  type ProfileAddressValues,
  profileAddressSchema,
} from './validation/address.ts';
export { type CheckedForm, clearEditedErrors } from './validation/check-form.ts';
export {
  contactFormSchema,
  MESSAGE_BODY_MAX_LENGTH,
  MESSAGE_NAME_MAX_LENGTH,
  MESSAGE_SUBJECT_MAX_LENGTH,
} from './validation/message.ts';
export { checkPasswordRules } from './validation/new-password.ts';
export {
  REVIEW_TITLE_MAX_LENGTH,
  type ReviewUpdateValues,
} from './validation/review.ts';
