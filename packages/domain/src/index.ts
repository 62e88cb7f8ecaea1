export {
  type AddressParts,
  type AddressView,
  type JoinableAddress,
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
  fillFromPincode,
  isPincode,
  keepPincodeDigits,
  PINCODE_LENGTH,
  type PincodeForm,
  type PincodePlace,
  parsePincodeReply,
} from './address/pincode.ts';
export {
  COUNTRIES,
  DEFAULT_COUNTRY,
  INDIAN_STATES,
  matchState,
  STATES_AND_TERRITORIES,
  UNION_TERRITORIES,
} from './address/regions.ts';
export {
  type ChoosableAddress,
  canContinueToPayment,
  parseStoredAddressId,
  pickSelectedAddress,
  selectedAddressError,
} from './address/selected-address.ts';
export {
  type AuthStatus,
  type ProtectedView,
  protectedView,
  statusAfterFailedCheck,
} from './auth/auth-status.ts';
export { describeDevice, UNKNOWN_DEVICE } from './auth/device.ts';
export {
  DEFAULT_RETURN_PATH,
  isCheckoutInterrupted,
  RETURN_PATHS,
  returnPathAfterLogin,
  returnPathWhenSignedIn,
} from './auth/return-path.ts';
export {
  isAdmin,
  NO_USER_MESSAGE,
  type Profile,
  parseProfile,
  parseStoredUser,
  type StoredUser,
  toStoredUser,
  USER_ROLES,
  type UserRole,
} from './auth/user.ts';
export {
  addLine,
  type CartLine,
  type CountedLine,
  clampQuantity,
  MAX_QUANTITY,
  MIN_QUANTITY,
  parseCartLines,
  removeLine,
  setLineQuantity,
} from './cart/cart-line.ts';
export {
  type CartTotals,
  COUPON_DISCOUNT,
  computeCartTotals,
  countItems,
  keepCouponCharacters,
  lineSubtotal,
  type PricedLine,
  SHIPPING,
  TAXES,
} from './cart/cart-totals.ts';
export {
  addToGuestCart,
  clearGuestCart,
  EMPTY_GUEST_CART,
  type GuestCart,
  leaveOutMerged,
  type MergeRequest,
  removeFromGuestCart,
  restoreGuestCart,
  toMergeRequest,
  updateGuestCart,
} from './cart/guest-cart.ts';
export {
  type AgreedLine,
  CHECKOUT_STEPS,
  type CheckoutState,
  type CheckoutStop,
  checkoutStop,
  isSameOffer,
} from './checkout/checkout-gate.ts';
export {
  isPaymentMethod,
  NO_PAYMENT_ORDER_MESSAGE,
  PAYMENT_CURRENCY,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentOrder,
  parsePaymentOrder,
} from './checkout/payment.ts';
export {
  type ContactInfo,
  MESSAGE_PAGE_SIZE,
  type MessageView,
  parseContactInfo,
  parseMessage,
  parseMessages,
  telephoneLink,
} from './content/contact.ts';
export {
  activePageLinks,
  type PageLink,
  type PageView,
  parsePage,
} from './content/content-page.ts';
export {
  parseStories,
  parseStory,
  STORY_LIMIT,
  type StoryView,
  splitParagraphs,
} from './content/story.ts';
export { formatDate, type Instant, parseInstant } from './dates.ts';
export {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageWidth,
  imageSrcSet,
  sizedImageUrl,
  toImageUrl,
} from './images.ts';
export {
  DEFAULT_PAGE_SIZE,
  HOME_BLOCK_SIZE,
  LISTING_PAGE_SIZE,
  MAX_PAGE_SIZE,
  type Pagination,
  parsePagination,
  toPagination,
} from './listing/pagination.ts';
export {
  AVAILABILITIES,
  AVAILABILITY_LABELS,
  type Availability,
  appliedFilterChips,
  changeSort,
  clearFilters,
  clearSearchFilters,
  countFilters,
  type FilterChip,
  NO_FILTERS,
  ownSort,
  PRODUCT_SORTS,
  type ProductFilters,
  type ProductSort,
  parseProductFilters,
  type SearchParams,
  searchChips,
  toExistingPage,
  toggleAvailability,
  toggleCategory,
  writeProductFilters,
} from './listing/product-filters.ts';
export { type ProductQuery, toProductQuery } from './listing/product-query.ts';
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
  type PriceForm,
  paiseToRupees,
  parsePrice,
  parsePriceOrThrow,
  sumPaise,
  ZERO_PAISE,
} from './money.ts';
export {
  formatOrderNumber,
  type OrderLine,
  type OrderView,
  orderTotals,
  parseOrder,
  parseOrders,
} from './orders/order.ts';
export {
  ALWAYS_BUYABLE_PIECES,
  type BuyerRecord,
  CASH_LIMIT_MESSAGE,
  CASH_LIMIT_NOTE,
  canPayCash,
  isCashLimited,
  isTrustedBuyer,
  MAX_OPEN_ORDERS,
  MAX_OPEN_ORDERS_UNTRUSTED,
  MAX_ORDERS_PER_WINDOW,
  ORDER_RATE_WINDOW_MS,
  openOrderLimit,
  openOrderLimitMessage,
  shareLimit,
  UNTRUSTED_CASH_LIMIT,
} from './orders/order-limits.ts';
export {
  appendOrders,
  type DatedOrder,
  isOrderErrorShown,
  ordersInBucket,
  placedAtOf,
  sortNewestFirst,
} from './orders/order-list.ts';
export {
  canReopen,
  formatOrderPayment,
  LATE_PAYMENT_MS,
  type LatePaidOrder,
  lastPayableAt,
  type OrderPayment,
  orderPayment,
  type PayableOrder,
  UNPAID_ORDER_LIVES,
  type UnpaidOrder,
  unpaidUntil,
} from './orders/order-payment.ts';
export {
  bucketOf,
  canAdvance,
  canCancel,
  canReturn,
  formatOrderStatus,
  isOrderOpen,
  isReturnRequested,
  markCancelled,
  markReturnRequested,
  ORDER_BUCKET_LABELS,
  ORDER_BUCKETS,
  ORDER_STATUSES,
  ORDER_STEPS,
  type OrderBucket,
  type OrderOffer,
  type OrderState,
  type OrderStatus,
  orderOffer,
  parseOrderStatus,
  progressStep,
  RETURN_REASON_MAX_LENGTH,
  RETURN_REQUESTED,
  RETURN_REQUESTED_LABEL,
  type SettlingOrder,
} from './orders/order-status.ts';
export {
  CATEGORY_DROPDOWN_QUERY,
  type CategoryRef,
  type CategoryView,
  FALLBACK_CATEGORIES,
  findCategoryBySlug,
  parseCategories,
  parseCategory,
  parseCategoryRef,
  toCategorySlug,
} from './products/category.ts';
export { formatDiscount, originalPriceOf, parseDiscount } from './products/discount.ts';
export { parseGallery, stepGallery } from './products/gallery.ts';
export {
  DEAL,
  normalizeProduct,
  normalizeProducts,
  type ProductView,
  parseBullets,
  STORAGE_FALLBACK,
} from './products/product.ts';
export { parseProductName, UNNAMED_PRODUCT } from './products/product-name.ts';
export {
  clampStars,
  DEFAULT_RATING,
  formatReviewCount,
  MAX_STARS,
  MIN_STARS,
  PLACEHOLDER_REVIEWS,
  type ProductRating,
  parseRating,
} from './products/rating.ts';
export { FEW_PIECES, isInStock, isNearlySoldOut, parseStock } from './products/stock.ts';
export {
  parseReview,
  parseReviewRating,
  parseReviews,
  REVIEW_PAGE_SIZE,
  type ReviewView,
  UNKNOWN_REVIEWER,
} from './reviews/review.ts';
export {
  createTemporaryReview,
  dropReview,
  type ListedReview,
  putReviewFirst,
  type ReviewListQuery,
  replaceReview,
  reviewListKey,
  type WrittenReview,
} from './reviews/review-list.ts';
export {
  averageHundredths,
  changeSummary,
  countedRatings,
  type RatedReview,
  type RatingSum,
  type ReviewSummary,
  STAR_COUNTS,
  type StarCount,
  summarizeReviews,
} from './reviews/review-summary.ts';
export {
  AVATAR_MAX_BYTES,
  accountUpdateSchema,
  avatarError,
  type ChangePasswordValues,
  changePasswordSchema,
  type DeleteAccountValues,
  deleteAccountSchema,
  type FileLike,
  type ForgotPasswordValues,
  FULL_NAME_MAX_LENGTH,
  forgotPasswordSchema,
  type LoginValues,
  loginSchema,
  NO_AVATAR_MESSAGE,
  PROFILE_ADDRESS_MAX_LENGTH,
  PROFILE_PHONE_MAX_LENGTH,
  type ProfileValues,
  profileSchema,
  type ResetPasswordValues,
  resetPasswordSchema,
  type SignupValues,
  signupSchema,
  USER_NAME_MAX_LENGTH,
} from './validation/account.ts';
export {
  ADDRESS_LINE_MAX_LENGTH,
  ADDRESS_NAME_MAX_LENGTH,
  ADDRESS_PHONE_MAX_LENGTH,
  CHECKOUT_NAME_MAX_LENGTH,
  CHECKOUT_PHONE_MAX_LENGTH,
  type CheckoutAddressValues,
  checkoutAddressSchema,
  FORM_ERROR_MESSAGE,
  PLACE_MAX_LENGTH,
  type ProfileAddressValues,
  profileAddressSchema,
  type SavedAddressValues,
  savedAddressSchema,
} from './validation/address.ts';
export {
  type CheckedForm,
  type CheckedInput,
  checkForm,
  clearEditedErrors,
  type FieldErrors,
  type FieldIssue,
  fieldErrorsOf,
} from './validation/check-form.ts';
export {
  EMAIL_MAX_LENGTH,
  INVALID_EMAIL_MESSAGE,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './validation/fields.ts';
export {
  type ContactFormValues,
  contactFormSchema,
  MESSAGE_BODY_MAX_LENGTH,
  MESSAGE_NAME_MAX_LENGTH,
  MESSAGE_SUBJECT_MAX_LENGTH,
  type MessageValues,
  messageSchema,
} from './validation/message.ts';
export {
  REVIEW_COMMENT_MAX_LENGTH,
  REVIEW_TITLE_MAX_LENGTH,
  type ReviewUpdateValues,
  type ReviewValues,
  reviewIdError,
  reviewSchema,
  reviewUpdateSchema,
} from './validation/review.ts';
