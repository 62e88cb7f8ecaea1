import type {
  AddressType,
  DeskRole,
  Language,
  LedgerKind,
  OrderMail,
  OrderStatus,
  PackUnit,
  PaymentMethod,
  RefundMethod,
  ReviewStatus,
  UserRole,
} from '@haat/domain';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** 0 or 1: neither engine's boolean type exists in the other. */
export type Bit = 0 | 1;

/** A column that is written on insert and never changed. */
type Fixed<T> = ColumnType<T, T, never>;

export interface MediaTable {
  hash: Fixed<string>;
  kind: 'catalogue' | 'avatar';
  content_type: string;
  width: number | null;
  height: number | null;
  byte_length: number;
  /** Empty while `object_key` is set. */
  bytes: Uint8Array;
  /** The object of the bucket that has the bytes; null: the database has them. */
  object_key: Generated<string | null>;
  /** Epoch ms, like every `*_at` column. */
  created_at: Fixed<number>;
}

export interface MediaVariantsTable {
  media_hash: Fixed<string>;
  width: Fixed<number>;
  format: Fixed<'avif' | 'webp' | 'jpeg' | 'png'>;
  byte_length: number;
  /** Like those of `media`. */
  bytes: Uint8Array;
  object_key: Generated<string | null>;
  created_at: Fixed<number>;
}

export interface UsersTable {
  id: Fixed<string>;
  full_name: string;
  user_name: string;
  user_name_key: string;
  email: string;
  email_key: string;
  email_verified_at: number | null;
  /** Becomes `email` when it is verified; several accounts may have the same pending e-mail address. */
  pending_email: string | null;
  pending_email_key: string | null;
  /** The session that requested the pending e-mail address. */
  pending_email_family_id: string | null;
  phone_number: string;
  address: Generated<string>;
  avatar_hash: string | null;
  role: Generated<UserRole>;
  /** In which the shop writes to the user. */
  language: Generated<Language>;
  /** Whether a member of the desk is mailed about new orders. */
  notice_mails: Generated<Bit>;
  password_hash: string;
  created_at: Fixed<number>;
  updated_at: number;
  /** Not null: the row is the placeholder of a deleted account. */
  deleted_at: Generated<number | null>;
}

/** Of accounts that an invite of the desk made. */
export interface SignInPhonesTable {
  /** As `formatPhoneNumber` writes it. */
  phone: string;
  user_id: Fixed<string>;
}

/** Accounts of who orders by phone. */
export interface PhoneShoppersTable {
  /** As `formatPhoneNumber` writes it. */
  phone: Fixed<string>;
  user_id: Fixed<string>;
}

export interface OrderDraftsTable {
  id: Fixed<string>;
  /** Of the payment link. */
  token: Fixed<string>;
  user_id: Fixed<string>;
  address_id: Fixed<string>;
  /** That the caller was told. */
  total_paise: Fixed<number>;
  /** Null before paying began it. */
  order_id: string | null;
  created_by: Fixed<string>;
  created_at: Fixed<number>;
  expires_at: number;
  cancelled_at: number | null;
}

export interface OrderDraftLinesTable {
  draft_id: Fixed<string>;
  position: Fixed<number>;
  product_id: Fixed<string>;
  quantity: Fixed<number>;
}

export interface SessionFamiliesTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  generation: Generated<number>;
  rotated_at: number;
  is_remembered: Fixed<Bit>;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
  revoked_at: number | null;
  revoked_reason: string | null;
  /** Browser and system of the sign-in; '' when unknown. */
  device: Generated<string>;
  /** When the second factor of the desk was given in this session. */
  second_factor_at: Generated<number | null>;
}

export interface SessionTokensTable {
  hash: Fixed<string>;
  family_id: Fixed<string>;
  kind: Fixed<'access' | 'refresh'>;
  generation: Fixed<number>;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
}

/** A browser that shows new orders to a member of the desk. */
export interface PushSubscriptionsTable {
  session_id: Fixed<string>;
  user_id: Fixed<string>;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  created_at: number;
}

/** A new order of which a member is still to be told. */
export interface OrderNoticesTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  order_id: Fixed<string>;
  /** The browser that shows it; null: it is a mail. */
  session_id: Fixed<string | null>;
  queued_at: Fixed<number>;
  try_at: number;
}

export interface AccountTokensTable {
  hash: Fixed<string>;
  user_id: Fixed<string>;
  purpose: Fixed<'verify-email' | 'reset-password'>;
  email_key: Fixed<string>;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
  used_at: number | null;
}

export interface EmailChangesTable {
  undo_hash: Fixed<string>;
  user_id: Fixed<string>;
  old_email: Fixed<string>;
  old_email_key: Fixed<string>;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
  closed_at: number | null;
}

export interface AttemptCountersTable {
  name: Fixed<string>;
  attempts: number;
  resets_at: number;
}

export interface AddressesTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  name: string;
  phone_number: string;
  address_line1: string;
  address_line2: Generated<string>;
  landmark: Generated<string>;
  district: string;
  city: string;
  state: string;
  zip_code: string;
  country: string;
  address_type: AddressType;
  is_default: Bit;
  created_at: Fixed<number>;
  updated_at: number;
}

export interface CategoriesTable {
  id: Fixed<string>;
  name: string;
  slug: string;
  /** '' where it is not known. */
  name_hindi: Generated<string>;
  image_hash: string | null;
  status: 'active' | 'inactive';
  position: Generated<number>;
  version: Generated<number>;
  created_at: Fixed<number>;
  updated_at: number;
}

export interface ProductsTable {
  id: Fixed<string>;
  category_id: string;
  status: Generated<'active' | 'archived'>;
  name: string;
  name_key: string;
  description: Generated<string>;
  /** '' where there is none, like every other `*_hindi` column. */
  description_hindi: Generated<string>;
  features: Generated<string>;
  features_hindi: Generated<string>;
  storage_and_usage: Generated<string>;
  storage_and_usage_hindi: Generated<string>;
  name_hindi: Generated<string>;
  /** Contents of a pack: both columns or neither. */
  pack_amount: number | null;
  pack_unit: PackUnit | null;
  size: Generated<string>;
  is_vegetarian: Bit | null;
  ingredients: Generated<string>;
  ingredients_hindi: Generated<string>;
  allergens: Generated<string>;
  allergens_hindi: Generated<string>;
  /** From the day of packing. */
  best_before_days: number | null;
  food_licence: Generated<string>;
  /** Percent of the goods and services tax. */
  gst_rate: number | null;
  hsn: Generated<string>;
  country_of_origin: Generated<string>;
  /** With spaces between them. */
  occasions: Generated<string>;
  /** What is in a set, by `formatSetParts`. */
  set_parts: Generated<string>;
  brand: Generated<string>;
  brand_key: Generated<string>;
  maker_id: string | null;
  /** Selling price in paise. */
  price_paise: number;
  /** The former, higher price that was entered, in paise. */
  original_price_paise: number | null;
  discount_percent: Generated<number>;
  stock_quantity: number;
  units_sold: Generated<number>;
  /** Of the reviews that count: those of buyers if there are any, else all. */
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  /** rating_sum / rating_count in hundredths, 0 without ratings. */
  rating_average: Generated<number>;
  /** Of reviews whose authors bought the product here. */
  bought_rating_sum: Generated<number>;
  bought_rating_count: Generated<number>;
  /** Of all other reviews. */
  other_rating_sum: Generated<number>;
  other_rating_count: Generated<number>;
  /** Grows with each change of facts or pictures. */
  version: Generated<number>;
  created_at: Fixed<number>;
  updated_at: number;
}

/** A draft that is published by itself. */
export interface ScheduledProductsTable {
  product_id: Fixed<string>;
  publish_at: number;
  scheduled_by: string;
}

/** A discount of goods with dates. */
export interface DiscountsTable {
  id: Fixed<string>;
  name: string;
  name_hindi: string;
  percent: number;
  /** Whole days in India, such as '2026-11-01'. */
  first_day: string;
  last_day: string;
  goods: 'all' | 'categories' | 'products';
  /** When the desk ended it before its last day. */
  ended_at: number | null;
  /** Member who changed it last. */
  changed_by: string;
  version: Generated<number>;
  created_at: Fixed<number>;
  updated_at: number;
}

export interface DiscountChoicesTable {
  discount_id: Fixed<string>;
  /** Id of a category or a product. */
  chosen_id: Fixed<string>;
}

/** The prices of a product without the discount that reduces it now. */
export interface RegularPricesTable {
  product_id: Fixed<string>;
  discount_id: string;
  price_paise: number;
  original_price_paise: number | null;
  /** The row counts while the product costs this. */
  reduced_paise: number;
}

export interface MakersTable {
  id: Fixed<string>;
  slug: Fixed<string>;
  name: string;
  /** '' where it is not known. */
  name_hindi: Generated<string>;
  village: string;
  village_hindi: Generated<string>;
  district: string;
  district_hindi: Generated<string>;
  craft: string;
  craft_hindi: Generated<string>;
  content: string;
  content_hindi: Generated<string>;
  women: Generated<number | null>;
  founded_year: Generated<number | null>;
  image_hash: string | null;
  /** Degrees: both columns or neither. */
  latitude: number | null;
  longitude: number | null;
  position: Generated<number>;
  /** A hidden one is left out of the shop as long as it has no goods on sale. */
  status: Generated<'active' | 'hidden'>;
  version: Generated<number>;
  created_at: Fixed<number>;
  updated_at: number;
}

export interface ProductImagesTable {
  product_id: Fixed<string>;
  position: number;
  role: 'main' | 'additional' | 'gallery';
  media_hash: string;
}

export interface ProductTermsTable {
  term: Fixed<string>;
  product_id: Fixed<string>;
  weight: number;
}

export interface SearchWordsTable {
  form: Fixed<string>;
  word: Fixed<string>;
}

export interface CartLinesTable {
  user_id: Fixed<string>;
  product_id: Fixed<string>;
  quantity: number;
  added_price_paise: number;
  created_at: number;
  updated_at: number;
}

export interface WishlistItemsTable {
  user_id: Fixed<string>;
  product_id: Fixed<string>;
  created_at: Fixed<number>;
}

export interface StockAlertsTable {
  mailbox_key: Fixed<string>;
  product_id: Fixed<string>;
  email: Fixed<string>;
  token_hash: Fixed<string>;
  language: Generated<Language>;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
}

export interface OrderMailsTable {
  id: Fixed<string>;
  order_id: Fixed<string>;
  kind: Fixed<OrderMail>;
  queued_at: number;
  try_at: number;
}

/** What the owner has the shop write; null: the default. */
export interface OrderTextsTable {
  kind: Fixed<OrderMail>;
  text: string | null;
  text_hindi: string | null;
  version: Generated<number>;
  updated_at: number;
}

export interface UnfoundSearchesTable {
  words: Fixed<string>;
  times: number;
  last_at: number;
}

export interface OrdersTable {
  id: Fixed<string>;
  order_number: Fixed<string>;
  /** Changes only to the id of the placeholder when the account is deleted. */
  user_id: string;
  status: OrderStatus;
  return_status: 'requested' | 'approved' | 'rejected' | 'returned' | null;
  return_reason: string | null;
  return_requested_at: number | null;
  /** Changes only from `online` to `cod`. */
  payment_method: PaymentMethod;
  payment_status: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refund_due';
  is_test: Generated<Bit>;
  subtotal_paise: Fixed<number>;
  shipping_paise: Fixed<number>;
  taxes_paise: Fixed<number>;
  discount_paise: Fixed<number>;
  total_paise: Fixed<number>;
  address_id: Fixed<string>;
  address_name: string;
  address_phone_number: string;
  address_line1: string;
  address_line2: string;
  address_landmark: string;
  address_district: Fixed<string>;
  address_city: string;
  address_state: Fixed<string>;
  address_zip_code: Fixed<string>;
  address_country: Fixed<string>;
  address_type: Fixed<AddressType>;
  created_at: Fixed<number>;
  updated_at: number;
  /** Null until the money is there; then it stays. */
  receipt_number: Generated<string | null>;
  /** Null exactly when `receipt_number` is. */
  receipt_issued_at: Generated<number | null>;
  /** The seller's on a tax invoice, '' on a bill of supply. */
  receipt_gstin: Generated<string>;
  /** Grows with each change. */
  version: Generated<number>;
  courier: Generated<string>;
  tracking_number: Generated<string>;
  out_for_delivery_at: Generated<number | null>;
  /** When all money that was due to the shopper had been given back. */
  refunded_at: Generated<number | null>;
  /** When the courier had paid the shop the cash of the delivery. */
  cash_received_at: Generated<number | null>;
  /** The price of the pieces that came back. */
  returned_goods_paise: Generated<number>;
  /** What is due back for them, whether it was given back or not. */
  returned_paise: Generated<number>;
  /** The settlement with the courier that its cash is part of. */
  cash_settlement_id: Generated<string | null>;
}

/** A change of an order's status after its placing. */
export interface OrderStatusChangesTable {
  order_id: Fixed<string>;
  position: Fixed<number>;
  status: Fixed<OrderStatus>;
  changed_at: Fixed<number>;
}

export interface ReceiptSeriesTable {
  name: Fixed<string>;
  last_number: number;
}

export interface OrderLinesTable {
  order_id: Fixed<string>;
  position: Fixed<number>;
  product_id: Fixed<string>;
  name: Fixed<string>;
  name_hindi: Fixed<string>;
  pack_amount: Fixed<number | null>;
  pack_unit: Fixed<PackUnit | null>;
  image_hash: Fixed<string | null>;
  unit_price_paise: Fixed<number>;
  quantity: Fixed<number>;
  /** The group that made the product when it was ordered. */
  maker_id: ColumnType<string | null, string | null | undefined, never>;
  /** See `countReturned`. */
  returned_quantity: Generated<number>;
  gst_rate: Fixed<number | null>;
  hsn: ColumnType<string, string | undefined, never>;
}

/** A line that lies in the packet. */
export interface OrderLineTicksTable {
  order_id: Fixed<string>;
  product_id: Fixed<string>;
  packed_by: Fixed<string>;
  packed_at: Fixed<number>;
}

export interface OrderNotesTable {
  id: Fixed<string>;
  order_id: Fixed<string>;
  written_by: Fixed<string>;
  body: Fixed<string>;
  created_at: Fixed<number>;
}

export interface ShopperNotesTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  /** The member who wrote it; the id stays when the account is deleted. */
  written_by: Fixed<string>;
  body: Fixed<string>;
  created_at: Fixed<number>;
}

export interface OrderRefundsTable {
  id: Fixed<string>;
  order_id: Fixed<string>;
  amount_paise: Fixed<number>;
  method: Fixed<RefundMethod>;
  /** '' also once the account of the shopper is deleted. */
  reference: string;
  recorded_by: Fixed<string>;
  created_at: Fixed<number>;
}

export interface PaymentsTable {
  id: Fixed<string>;
  order_id: Fixed<string>;
  /** See `OrdersTable`. */
  user_id: string;
  provider: Fixed<string>;
  provider_order_id: Fixed<string>;
  provider_payment_id: string | null;
  amount_paise: Fixed<number>;
  currency: Generated<string>;
  status: 'created' | 'authorized' | 'paid' | 'failed' | 'cancelled' | 'refund_due';
  is_test: Generated<Bit>;
  next_check_at: number | null;
  opened_at: number;
  created_at: Fixed<number>;
  updated_at: number;
}

export interface PaymentEventsTable {
  provider: Fixed<string>;
  event_id: Fixed<string>;
  provider_order_id: Fixed<string | null>;
  kind: Fixed<string>;
  payload: Fixed<string>;
  received_at: Fixed<number>;
  applied_at: number | null;
}

export interface SandboxPaymentsTable {
  id: Fixed<string>;
  provider_order_id: Fixed<string>;
  status: Fixed<'captured' | 'failed'>;
  amount_paise: Fixed<number>;
  created_at: Fixed<number>;
}

export interface IdempotencyKeysTable {
  user_id: Fixed<string>;
  operation: Fixed<string>;
  idempotency_key: Fixed<string>;
  request_hash: Fixed<string>;
  status_code: number;
  response_body: string;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
}

export interface ReviewsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  product_id: Fixed<string>;
  rating: number;
  title: Generated<string>;
  comment: Generated<string>;
  /** First name and town as shown with the author's consent, '' without it. */
  signature: Generated<string>;
  image_hash: Generated<string | null>;
  /** 1 when an order of the author with the product was delivered. */
  bought_here: Generated<Bit>;
  /** Shoppers see the published ones alone. */
  status: Generated<ReviewStatus>;
  hidden_reason: Generated<string>;
  answer: Generated<string>;
  answered_at: Generated<number | null>;
  version: Generated<number>;
  created_at: Fixed<number>;
  updated_at: number;
}

/** The one row `shop`. */
export interface LedgerSettingsTable {
  id: Fixed<'shop'>;
  /** Hundredths of a percent. */
  shop_share: number;
  version: Generated<number>;
  updated_at: number;
}

/** The one row `shop`. */
export interface OrderChargesTable {
  id: Fixed<'shop'>;
  shipping_paise: number;
  taxes_paise: number;
  discount_paise: number;
  free_shipping_from_paise: number | null;
  version: Generated<number>;
  updated_at: number;
}

export interface LedgerEntriesTable {
  id: Fixed<string>;
  kind: Fixed<LedgerKind>;
  at: Fixed<number>;
  /** Null for the shop's own goods. */
  maker_id: Fixed<string | null>;
  /** With `line_position` the line of an order; both null for a payout. */
  order_id: ColumnType<string | null, string | undefined, never>;
  /** Below zero where less than a line came back at once; then the two below tell which, and how much. */
  line_position: ColumnType<number | null, number | undefined, never>;
  returned_line: ColumnType<number | null, number | undefined, never>;
  returned_pieces: ColumnType<number | null, number | undefined, never>;
  gross_paise: Fixed<number>;
  fee_paise: Fixed<number>;
  amount_paise: Fixed<number>;
  undoes_id: ColumnType<string | null, string | undefined, never>;
  note: ColumnType<string, string | undefined, never>;
  recorded_by: ColumnType<string | null, string | undefined, never>;
  created_at: Fixed<number>;
}

/** Cash of deliveries that a courier paid in one sum. */
export interface CourierSettlementsTable {
  id: Fixed<string>;
  courier: Fixed<string>;
  /** The begin of the day of the payment. */
  at: Fixed<number>;
  reference: Fixed<string>;
  received_paise: Fixed<number>;
  kept_paise: Fixed<number>;
  undoes_id: Fixed<string | null>;
  recorded_by: Fixed<string>;
  created_at: Fixed<number>;
}

export interface CourierSettlementOrdersTable {
  settlement_id: Fixed<string>;
  order_id: Fixed<string>;
}

export interface StoriesTable {
  id: Fixed<string>;
  title: string;
  title_hindi: Generated<string>;
  content: string;
  content_hindi: Generated<string>;
  search_text: string;
  image_hash: string | null;
  published_at: number;
  created_at: Fixed<number>;
  updated_at: number;
}

export interface StoryProductsTable {
  story_id: Fixed<string>;
  product_id: Fixed<string>;
  position: number;
}

export interface PagesTable {
  id: Fixed<string>;
  slug: string;
  title: string;
  title_hindi: Generated<string>;
  content: string;
  content_hindi: Generated<string>;
  is_active: Bit;
  position: Generated<number>;
  created_at: Fixed<number>;
  updated_at: number;
}

/** The draft of a story or a page; `title` and `content` are null while it is what shoppers see. */
export interface ContentDraftsTable {
  kind: Fixed<'story' | 'page'>;
  content_id: Fixed<string>;
  version: Generated<number>;
  title: string | null;
  title_hindi: Generated<string>;
  content: string | null;
  content_hindi: Generated<string>;
  image_hash: string | null;
  /** JSON array. */
  product_ids: Generated<string>;
  updated_at: number;
}

/** What shoppers have seen of a story or a page. */
export interface ContentStatesTable {
  id: Fixed<string>;
  kind: Fixed<'story' | 'page'>;
  content_id: Fixed<string>;
  title: Fixed<string>;
  title_hindi: Generated<string>;
  content: Fixed<string>;
  content_hindi: Generated<string>;
  image_hash: Fixed<string | null>;
  /** JSON array. */
  product_ids: Fixed<string>;
  published_at: Fixed<number>;
  /** Null: it came with a catalogue. */
  published_by: Fixed<string | null>;
}

/** The deal of the home page; no product: the shop's spice set. */
export interface HomeDealTable {
  id: Fixed<'shop'>;
  product_id: string | null;
  /** Null: without an end. */
  ends_at: number | null;
  version: Generated<number>;
  updated_at: number;
}

export interface ContactInfoTable {
  id: Fixed<'shop'>;
  headline: string;
  headline_hindi: Generated<string>;
  subheading: string;
  subheading_hindi: Generated<string>;
  address: string;
  phone: string;
  email: string;
  hours: string;
  hours_hindi: Generated<string>;
  map_embed: Generated<string>;
  seller_name: Generated<string>;
  seller_address: Generated<string>;
  gstin: Generated<string>;
  /** The day in India, such as 2026-12-01; '' for none. */
  gstin_from: Generated<string>;
  food_licence: Generated<string>;
  grievance_officer: Generated<string>;
  version: Generated<number>;
  updated_at: number;
}

export interface MessagesTable {
  id: Fixed<string>;
  name: string;
  email: string;
  subject: Generated<string>;
  body: string;
  search_text: string;
  /** '' without one. */
  phone_number: Generated<string>;
  /** Who was signed in when writing. */
  user_id: ColumnType<string | null, string | null | undefined, never>;
  is_read: Generated<Bit>;
  is_archived: Generated<Bit>;
  answered_at: Generated<number | null>;
  version: Generated<number>;
  created_at: Fixed<number>;
}

/** A member of the desk; an admin is an owner without a row. */
export interface DeskMembersTable {
  user_id: Fixed<string>;
  role: DeskRole;
  /** Not null exactly for a group member. */
  maker_id: string | null;
  version: Generated<number>;
  created_at: Fixed<number>;
  updated_at: number;
}

export interface DeskInvitesTable {
  id: Fixed<string>;
  token_hash: Fixed<string>;
  role: Fixed<DeskRole>;
  maker_id: Fixed<string | null>;
  invited_by: Fixed<string>;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
}

export interface DeskSecondFactorsTable {
  user_id: Fixed<string>;
  /** Encrypted. */
  secret: string;
  /** Null until its first code was given. */
  confirmed_at: number | null;
  /** The last interval of 30 s whose code was used. */
  last_step: Generated<number>;
  created_at: number;
}

export interface DeskRecoveryCodesTable {
  user_id: Fixed<string>;
  code_hash: Fixed<string>;
}

/** A change that was made at the desk. */
export interface DeskAuditTable {
  id: Fixed<string>;
  at: Fixed<number>;
  changed_by: Fixed<string>;
  action: Fixed<string>;
  subject_kind: Fixed<string>;
  subject_id: Fixed<string>;
  /** JSON of the fields that changed; null for what began. */
  state_before: string | null;
  /** Null for what ended. */
  state_after: string | null;
}

export interface ShopSecretsTable {
  name: Fixed<string>;
  value: Fixed<string>;
  created_at: Fixed<number>;
}

export interface RevisionsTable {
  scope: Fixed<string>;
  revision: number;
}

export interface AppliedSeedsTable {
  name: Fixed<string>;
  applied_at: Fixed<number>;
}

export interface SchemaMigrationsTable {
  name: Fixed<string>;
  checksum: Fixed<string>;
  applied_at: Fixed<number>;
}

/** Every table of `migrations/`, by name. */
export interface DatabaseTables {
  media: MediaTable;
  media_variants: MediaVariantsTable;
  users: UsersTable;
  sign_in_phones: SignInPhonesTable;
  phone_shoppers: PhoneShoppersTable;
  order_drafts: OrderDraftsTable;
  order_draft_lines: OrderDraftLinesTable;
  session_families: SessionFamiliesTable;
  session_tokens: SessionTokensTable;
  push_subscriptions: PushSubscriptionsTable;
  account_tokens: AccountTokensTable;
  email_changes: EmailChangesTable;
  attempt_counters: AttemptCountersTable;
  addresses: AddressesTable;
  categories: CategoriesTable;
  makers: MakersTable;
  products: ProductsTable;
  scheduled_products: ScheduledProductsTable;
  discounts: DiscountsTable;
  discount_choices: DiscountChoicesTable;
  regular_prices: RegularPricesTable;
  product_images: ProductImagesTable;
  product_terms: ProductTermsTable;
  search_words: SearchWordsTable;
  cart_lines: CartLinesTable;
  wishlist_items: WishlistItemsTable;
  stock_alerts: StockAlertsTable;
  unfound_searches: UnfoundSearchesTable;
  orders: OrdersTable;
  /** Written by servers of the version before alone; goes one release later. */
  order_mails: OrderMailsTable;
  queued_order_mails: OrderMailsTable;
  order_texts: OrderTextsTable;
  order_notices: OrderNoticesTable;
  order_lines: OrderLinesTable;
  order_status_changes: OrderStatusChangesTable;
  order_line_ticks: OrderLineTicksTable;
  order_notes: OrderNotesTable;
  shopper_notes: ShopperNotesTable;
  order_refunds: OrderRefundsTable;
  receipt_series: ReceiptSeriesTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  sandbox_payments: SandboxPaymentsTable;
  idempotency_keys: IdempotencyKeysTable;
  reviews: ReviewsTable;
  ledger_settings: LedgerSettingsTable;
  order_charges: OrderChargesTable;
  ledger_entries: LedgerEntriesTable;
  courier_settlements: CourierSettlementsTable;
  courier_settlement_orders: CourierSettlementOrdersTable;
  stories: StoriesTable;
  story_products: StoryProductsTable;
  pages: PagesTable;
  content_drafts: ContentDraftsTable;
  content_states: ContentStatesTable;
  contact_info: ContactInfoTable;
  home_deal: HomeDealTable;
  messages: MessagesTable;
  desk_members: DeskMembersTable;
  desk_invites: DeskInvitesTable;
  desk_second_factors: DeskSecondFactorsTable;
  desk_recovery_codes: DeskRecoveryCodesTable;
  desk_audit: DeskAuditTable;
  shop_secrets: ShopSecretsTable;
  revisions: RevisionsTable;
  applied_seeds: AppliedSeedsTable;
  schema_migrations: SchemaMigrationsTable;
}

/** A row as read from table `Name`. */
export type Row<Name extends keyof DatabaseTables> = Selectable<DatabaseTables[Name]>;

/** A row to be inserted into table `Name`. */
export type NewRow<Name extends keyof DatabaseTables> = Insertable<DatabaseTables[Name]>;
