/**
 * The fields that the log of the desk has of a change. Each has a text at the desk, so that nobody reads
 * a name of the program (product 10.1.5).
 */
export const AUDIT_FIELDS = [
  // Members and invites.
  'role',
  'makerId',
  'invite',
  'invitedBy',
  // Orders.
  'status',
  'returnStatus',
  'paymentStatus',
  'courier',
  'trackingNumber',
  'isOutForDelivery',
  'isCashReceived',
  'restock',
  'line',
  'isPacked',
  'note',
  'refundDuePaise',
  'method',
  // Goods.
  'publishAt',
  'missing',
  'name',
  'nameHindi',
  'description',
  'descriptionHindi',
  'features',
  'featuresHindi',
  'storageAndUsage',
  'storageAndUsageHindi',
  'brand',
  'size',
  'packSize',
  'isVegetarian',
  'ingredients',
  'ingredientsHindi',
  'allergens',
  'allergensHindi',
  'bestBeforeDays',
  'foodLicence',
  'countryOfOrigin',
  'occasions',
  'contains',
  'pricePaise',
  'originalPricePaise',
  // In changes from before there was the former price.
  'discountPercent',
  'remainsPaise',
  'stock',
  'stockLevel',
  'category',
  'maker',
  'pictures',
  'createdAt',
  // Payouts and the shop's share.
  'kind',
  'at',
  'order',
  'product',
  'quantity',
  'grossPaise',
  'feePaise',
  'amountPaise',
  'isUndone',
  'shopShare',
  // What each order adds.
  'shippingPaise',
  'taxesPaise',
  'discountPaise',
  'freeShippingFromPaise',
  // Reviews and messages.
  'hiddenReason',
  'answer',
  'answeredAt',
  'read',
  'archived',
  // Texts about orders.
  'text',
  'textHindi',
] as const;

/** The name of a changed field in the log; one that ends in `Paise` holds an amount in paise. */
export type AuditField = (typeof AUDIT_FIELDS)[number];
