-- The whole shop, for SQLite and PostgreSQL.
--
-- Types (src/database/migrate.ts adapts the words to the engine):
--   TEXT     strings. On PostgreSQL every TEXT column is COLLATE "C", so both engines sort and
--            compare by code point.
--   INTEGER  counts, percents and booleans (0 or 1). Bounded by CHECKs, because PostgreSQL's
--            INTEGER has 32 bits and SQLite's has 64.
--   BIGINT   money in paise, times in epoch milliseconds. INTEGER on SQLite.
--   BYTEA    bytes. BLOB on SQLite.
-- On SQLite every table is STRICT, so that a wrong type is refused there as well.
-- Statements end with a semicolon at the end of a line; no semicolon stands elsewhere.
-- Ids are opaque strings made by the server (src/ids.ts); they grow with time.

-- Pictures --------------------------------------------------------------------------------------

-- Original bytes under the SHA-256 (hex) of those bytes.
CREATE TABLE media (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('catalogue', 'avatar')),
  content_type TEXT NOT NULL,
  width INTEGER,
  height INTEGER,
  byte_length INTEGER NOT NULL CHECK (byte_length > 0),
  bytes BYTEA NOT NULL,
  created_at BIGINT NOT NULL
);

-- Derived sizes and formats, made on first demand.
CREATE TABLE media_variants (
  media_hash TEXT NOT NULL REFERENCES media (hash) ON DELETE CASCADE,
  width INTEGER NOT NULL CHECK (width > 0),
  format TEXT NOT NULL CHECK (format IN ('avif', 'webp', 'jpeg', 'png')),
  byte_length INTEGER NOT NULL CHECK (byte_length > 0),
  bytes BYTEA NOT NULL,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (media_hash, width, format)
);

-- People ----------------------------------------------------------------------------------------

-- email and user_name are kept as typed; the *_key columns hold the NFKC, lower-cased form that
-- must be unique. recovery_email is the last address the person proved (or registered with):
-- password resets go there, so a changed, unproven address cannot take the account over.
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  full_name TEXT NOT NULL,
  user_name TEXT NOT NULL,
  user_name_key TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  recovery_email TEXT NOT NULL,
  recovery_email_key TEXT NOT NULL,
  email_verified_at BIGINT,
  phone_number TEXT NOT NULL,
  address TEXT NOT NULL DEFAULT '',
  avatar_hash TEXT REFERENCES media (hash),
  role TEXT NOT NULL DEFAULT 'customer' CHECK (role IN ('customer', 'admin')),
  password_hash TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);
CREATE INDEX users_by_creation ON users (created_at, id);
CREATE INDEX users_by_role ON users (role, created_at, id);
CREATE INDEX users_by_recovery_email ON users (recovery_email_key);
CREATE INDEX users_by_avatar ON users (avatar_hash);

-- One row per sign-in. Every refresh raises generation; see src/services/sessions.ts.
CREATE TABLE session_families (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  generation INTEGER NOT NULL DEFAULT 1,
  rotated_at BIGINT NOT NULL,
  is_remembered INTEGER NOT NULL CHECK (is_remembered IN (0, 1)),
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  revoked_at BIGINT,
  revoked_reason TEXT
);
CREATE INDEX session_families_by_user ON session_families (user_id);
CREATE INDEX session_families_by_expiry ON session_families (expires_at);

-- hash is the SHA-256 (hex) of the token in the cookie.
CREATE TABLE session_tokens (
  hash TEXT PRIMARY KEY,
  family_id TEXT NOT NULL REFERENCES session_families (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
  generation INTEGER NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX session_tokens_by_family ON session_tokens (family_id);
CREATE INDEX session_tokens_by_expiry ON session_tokens (expires_at);

-- One-use tokens sent by e-mail, hashed like session tokens.
CREATE TABLE account_tokens (
  hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('verify-email', 'reset-password')),
  email_key TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  used_at BIGINT
);
CREATE INDEX account_tokens_by_user ON account_tokens (user_id, purpose);
CREATE INDEX account_tokens_by_expiry ON account_tokens (expires_at);

-- Counters with a window, shared by all server processes (wrong logins, mails per account).
CREATE TABLE attempt_counters (
  name TEXT PRIMARY KEY,
  attempts INTEGER NOT NULL CHECK (attempts >= 0),
  resets_at BIGINT NOT NULL
);
CREATE INDEX attempt_counters_by_reset ON attempt_counters (resets_at);

CREATE TABLE addresses (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  phone_number TEXT NOT NULL,
  address_line1 TEXT NOT NULL,
  address_line2 TEXT NOT NULL DEFAULT '',
  landmark TEXT NOT NULL DEFAULT '',
  district TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL,
  zip_code TEXT NOT NULL,
  country TEXT NOT NULL,
  address_type TEXT NOT NULL CHECK (address_type IN ('Home', 'Work', 'Other')),
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);
CREATE INDEX addresses_by_user ON addresses (user_id, created_at, id);
CREATE UNIQUE INDEX addresses_one_default_per_user ON addresses (user_id) WHERE is_default = 1;

-- Catalogue -------------------------------------------------------------------------------------

CREATE TABLE categories (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  image_hash TEXT REFERENCES media (hash),
  status TEXT NOT NULL CHECK (status IN ('active', 'inactive')),
  position INTEGER NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);
CREATE INDEX categories_by_status ON categories (status, position, id);

-- price_paise is the selling price. A product that is no longer sold becomes 'archived' and keeps
-- its row, because carts, wishlists and orders point to it. units_sold, rating_sum and
-- rating_count are kept by the transactions that write orders and reviews, so that sorting by
-- them never aggregates; rating_average is rating_sum / rating_count in hundredths (0 if none).
CREATE TABLE products (
  id TEXT PRIMARY KEY,
  category_id TEXT NOT NULL REFERENCES categories (id),
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'archived')),
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  features TEXT NOT NULL DEFAULT '',
  storage_and_usage TEXT NOT NULL DEFAULT '',
  brand TEXT NOT NULL DEFAULT '',
  brand_key TEXT NOT NULL DEFAULT '',
  price_paise BIGINT NOT NULL CHECK (price_paise >= 0),
  discount_percent INTEGER NOT NULL DEFAULT 0 CHECK (discount_percent BETWEEN 0 AND 99),
  stock_quantity INTEGER NOT NULL CHECK (stock_quantity BETWEEN 0 AND 1000000000),
  units_sold BIGINT NOT NULL DEFAULT 0 CHECK (units_sold >= 0),
  rating_sum BIGINT NOT NULL DEFAULT 0 CHECK (rating_sum >= 0),
  rating_count BIGINT NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
  rating_average INTEGER NOT NULL DEFAULT 0 CHECK (rating_average BETWEEN 0 AND 500),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);
-- Each sort of the listing has an index for the whole shop and one within a category; the id makes
-- the order stable. Descending sorts read them backwards (ORDER BY x DESC, id DESC).
CREATE INDEX products_by_sales ON products (status, units_sold, id);
CREATE INDEX products_by_age ON products (status, created_at, id);
CREATE INDEX products_by_price ON products (status, price_paise, id);
CREATE INDEX products_by_name ON products (status, name_key, id);
CREATE INDEX products_by_discount ON products (status, discount_percent, id);
CREATE INDEX products_by_rating ON products (status, rating_average, id);
CREATE INDEX products_by_category_sales ON products (category_id, status, units_sold, id);
CREATE INDEX products_by_category_age ON products (category_id, status, created_at, id);
CREATE INDEX products_by_category_price ON products (category_id, status, price_paise, id);
CREATE INDEX products_by_category_name ON products (category_id, status, name_key, id);
CREATE INDEX products_by_category_discount ON products (category_id, status, discount_percent, id);
CREATE INDEX products_by_category_rating ON products (category_id, status, rating_average, id);
CREATE INDEX products_by_brand ON products (brand_key, status, id);
CREATE INDEX products_by_stock ON products (status, category_id, stock_quantity);
CREATE INDEX products_sold_out ON products (status, created_at, id) WHERE stock_quantity = 0;

CREATE TABLE product_images (
  product_id TEXT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  role TEXT NOT NULL CHECK (role IN ('main', 'additional', 'gallery')),
  media_hash TEXT NOT NULL REFERENCES media (hash),
  PRIMARY KEY (product_id, position)
);
CREATE INDEX product_images_by_media ON product_images (media_hash);

-- Words of a product's name, brand, category and description (NFKC, lower case), for search by
-- prefix: term >= 'spi' AND term < 'spj'. weight is higher for words of the name. One row per word
-- and product; a product that is not active has none, so that a search need not look at products.
-- The key holds all columns, so that a search reads nothing but the index.
CREATE TABLE product_terms (
  term TEXT NOT NULL,
  weight INTEGER NOT NULL,
  product_id TEXT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  PRIMARY KEY (term, weight, product_id)
);
CREATE INDEX product_terms_by_product ON product_terms (product_id);

-- Cart and wishlist -----------------------------------------------------------------------------

-- added_price_paise is the price the shopper saw, to be able to say that it changed since.
CREATE TABLE cart_lines (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL REFERENCES products (id),
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 1000000),
  added_price_paise BIGINT NOT NULL CHECK (added_price_paise >= 0),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, product_id)
);
CREATE INDEX cart_lines_by_product ON cart_lines (product_id);

CREATE TABLE wishlist_items (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL REFERENCES products (id),
  created_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, product_id)
);
CREATE INDEX wishlist_items_by_product ON wishlist_items (product_id);

-- Orders and payments ---------------------------------------------------------------------------

-- The address is copied. address_id only remembers which saved address it was (it may be gone).
CREATE TABLE orders (
  id TEXT PRIMARY KEY,
  order_number TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES users (id),
  status TEXT NOT NULL CHECK (status IN ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  return_status TEXT CHECK (return_status IN ('requested', 'approved', 'rejected', 'returned')),
  return_reason TEXT,
  return_requested_at BIGINT,
  payment_method TEXT NOT NULL CHECK (payment_method IN ('cod', 'online')),
  payment_status TEXT NOT NULL CHECK (payment_status IN ('pending', 'paid', 'failed', 'cancelled', 'refund_due')),
  is_test INTEGER NOT NULL DEFAULT 0 CHECK (is_test IN (0, 1)),
  subtotal_paise BIGINT NOT NULL CHECK (subtotal_paise >= 0),
  shipping_paise BIGINT NOT NULL CHECK (shipping_paise >= 0),
  taxes_paise BIGINT NOT NULL CHECK (taxes_paise >= 0),
  discount_paise BIGINT NOT NULL CHECK (discount_paise >= 0),
  total_paise BIGINT NOT NULL,
  address_id TEXT NOT NULL,
  address_name TEXT NOT NULL,
  address_phone_number TEXT NOT NULL,
  address_line1 TEXT NOT NULL,
  address_line2 TEXT NOT NULL,
  address_landmark TEXT NOT NULL,
  address_district TEXT NOT NULL,
  address_city TEXT NOT NULL,
  address_state TEXT NOT NULL,
  address_zip_code TEXT NOT NULL,
  address_country TEXT NOT NULL,
  address_type TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  CHECK (total_paise = subtotal_paise + shipping_paise + taxes_paise - discount_paise)
);
CREATE INDEX orders_by_user ON orders (user_id, created_at, id);
CREATE INDEX orders_by_status ON orders (status, created_at, id);
CREATE INDEX orders_by_age ON orders (created_at, id);
CREATE INDEX orders_refund_due ON orders (created_at, id) WHERE payment_status = 'refund_due';
CREATE INDEX orders_awaiting_payment ON orders (created_at) WHERE payment_method = 'online' AND payment_status = 'pending';

-- Name, price and picture as they were when the order was placed.
CREATE TABLE order_lines (
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  product_id TEXT NOT NULL REFERENCES products (id),
  name TEXT NOT NULL,
  image_hash TEXT,
  unit_price_paise BIGINT NOT NULL CHECK (unit_price_paise >= 0),
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 1000000),
  PRIMARY KEY (order_id, position),
  UNIQUE (order_id, product_id)
);
CREATE INDEX order_lines_by_product ON order_lines (product_id);

-- One provider order per shop order and provider. next_check_at is when the provider is asked how far
-- the payment has come; NULL when it is settled, or nothing can come of it any more.
CREATE TABLE payments (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  provider TEXT NOT NULL,
  provider_order_id TEXT NOT NULL,
  provider_payment_id TEXT,
  amount_paise BIGINT NOT NULL CHECK (amount_paise > 0),
  currency TEXT NOT NULL DEFAULT 'INR' CHECK (currency = 'INR'),
  status TEXT NOT NULL CHECK (status IN ('created', 'authorized', 'paid', 'failed', 'cancelled', 'refund_due')),
  is_test INTEGER NOT NULL DEFAULT 0 CHECK (is_test IN (0, 1)),
  next_check_at BIGINT,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  UNIQUE (order_id, provider),
  UNIQUE (provider, provider_order_id)
);
CREATE INDEX payments_by_user ON payments (user_id, created_at);
CREATE INDEX payments_to_check ON payments (provider, next_check_at) WHERE next_check_at IS NOT NULL;

-- Webhook deliveries, each event once. An event of an unknown order waits here (applied_at NULL).
-- payload holds what was read of it (ids, amount), not the shopper's data that came with it.
CREATE TABLE payment_events (
  provider TEXT NOT NULL,
  event_id TEXT NOT NULL,
  provider_order_id TEXT,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  received_at BIGINT NOT NULL,
  applied_at BIGINT,
  PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_events_by_order ON payment_events (provider, provider_order_id);

-- The sandbox provider's own books: the tries to pay one of its orders, of which one can succeed.
CREATE TABLE sandbox_payments (
  id TEXT PRIMARY KEY,
  provider_order_id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('captured', 'failed')),
  amount_paise BIGINT NOT NULL CHECK (amount_paise > 0),
  created_at BIGINT NOT NULL
);
CREATE INDEX sandbox_payments_by_order ON sandbox_payments (provider_order_id, created_at);
CREATE UNIQUE INDEX sandbox_payments_success ON sandbox_payments (provider_order_id) WHERE status = 'captured';

-- First status and body of a call, replayed for the same key. Written in the call's transaction.
CREATE TABLE idempotency_keys (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  operation TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  status_code INTEGER NOT NULL,
  response_body TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, operation, idempotency_key)
);
CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at);

-- What people wrote and what the shop publishes ---------------------------------------------------

CREATE TABLE reviews (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL DEFAULT '',
  comment TEXT NOT NULL DEFAULT '',
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  UNIQUE (user_id, product_id)
);
CREATE INDEX reviews_by_product ON reviews (product_id, created_at, id);
CREATE INDEX reviews_by_product_rating ON reviews (product_id, rating, created_at, id);
CREATE INDEX reviews_by_user ON reviews (user_id, created_at, id);
CREATE INDEX reviews_by_age ON reviews (created_at, id);
CREATE INDEX reviews_by_rating ON reviews (rating, created_at, id);

-- search_text is title and content, NFKC and lower-cased.
CREATE TABLE stories (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  search_text TEXT NOT NULL,
  image_hash TEXT REFERENCES media (hash),
  published_at BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);
CREATE INDEX stories_by_date ON stories (published_at, id);

-- content is HTML that was sanitised before it was stored.
CREATE TABLE pages (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
  position INTEGER NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);
CREATE INDEX pages_by_activity ON pages (is_active, position, id);

-- One row, id 'shop'. map_embed is sanitised HTML.
CREATE TABLE contact_info (
  id TEXT PRIMARY KEY CHECK (id = 'shop'),
  headline TEXT NOT NULL,
  subheading TEXT NOT NULL,
  address TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  hours TEXT NOT NULL,
  map_embed TEXT NOT NULL DEFAULT '',
  updated_at BIGINT NOT NULL
);

-- search_text is name, email, subject and body, NFKC and lower-cased.
CREATE TABLE messages (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  subject TEXT NOT NULL DEFAULT '',
  body TEXT NOT NULL,
  search_text TEXT NOT NULL,
  is_read INTEGER NOT NULL DEFAULT 0 CHECK (is_read IN (0, 1)),
  is_archived INTEGER NOT NULL DEFAULT 0 CHECK (is_archived IN (0, 1)),
  created_at BIGINT NOT NULL
);
CREATE INDEX messages_by_age ON messages (created_at, id);
CREATE INDEX messages_by_state ON messages (is_archived, is_read, created_at, id);

-- Housekeeping ----------------------------------------------------------------------------------

-- Secrets the shop made for itself, the same for all processes on one database.
CREATE TABLE shop_secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

-- Raised by every change of what public pages show, so that each process drops its kept pages.
CREATE TABLE revisions (
  scope TEXT PRIMARY KEY,
  revision BIGINT NOT NULL
);

-- Seeds that were loaded, so that a restart never loads one again.
CREATE TABLE applied_seeds (
  name TEXT PRIMARY KEY,
  applied_at BIGINT NOT NULL
);
