-- Goods and money at the desk: versions of products, days on which they are published, and a ledger of
-- what the shop owes the groups. Reviews that are held or hidden, and answers to reviews and messages.

-- Grows with each change of the product's facts or pictures; its stock changes without it.
ALTER TABLE products ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- A draft that is published by itself.
CREATE TABLE scheduled_products (
  product_id TEXT PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  publish_at BIGINT NOT NULL,
  -- The member who chose the day; the id stays when the account is deleted.
  scheduled_by TEXT NOT NULL
);
CREATE INDEX scheduled_products_by_time ON scheduled_products (publish_at, product_id);

-- '' where it is not known; an import of the catalogue tells it. Products are found by it.
ALTER TABLE categories ADD COLUMN name_hindi TEXT NOT NULL DEFAULT '';

-- The one row 'shop', once something is set. shop_share: what the shop keeps of a sale, in hundredths of a percent.
CREATE TABLE ledger_settings (
  id TEXT PRIMARY KEY CHECK (id = 'shop'),
  shop_share INTEGER NOT NULL CHECK (shop_share BETWEEN 0 AND 10000),
  version INTEGER NOT NULL DEFAULT 1,
  updated_at BIGINT NOT NULL
);

-- Entries are added and never changed. A line of an order is sold once and returned once; a payout is
-- undone by a counter-entry. Goods without a group are the shop's own.
CREATE TABLE ledger_entries (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('sold', 'returned', 'payout', 'payout-undone')),
  at BIGINT NOT NULL,
  maker_id TEXT REFERENCES makers (id),
  order_id TEXT REFERENCES orders (id),
  line_position INTEGER,
  gross_paise BIGINT NOT NULL,
  fee_paise BIGINT NOT NULL,
  amount_paise BIGINT NOT NULL,
  -- The payout that a counter-entry undoes.
  undoes_id TEXT UNIQUE REFERENCES ledger_entries (id),
  note TEXT NOT NULL DEFAULT '',
  -- The member who recorded a payout; the id stays when the account is deleted.
  recorded_by TEXT,
  created_at BIGINT NOT NULL,
  CHECK ((order_id IS NULL) = (line_position IS NULL)),
  CHECK ((order_id IS NULL) = (kind IN ('payout', 'payout-undone')))
);
CREATE UNIQUE INDEX ledger_entries_by_line ON ledger_entries (order_id, line_position, kind) WHERE order_id IS NOT NULL;
CREATE INDEX ledger_entries_by_maker ON ledger_entries (maker_id, at, id);
CREATE INDEX ledger_entries_by_time ON ledger_entries (at, id);

-- What was delivered before there was a ledger.
INSERT INTO ledger_entries (id, kind, at, maker_id, order_id, line_position, gross_paise, fee_paise, amount_paise, created_at)
SELECT
  orders.id || '-' || order_lines.position, 'sold',
  COALESCE((SELECT MIN(changes.changed_at) FROM order_status_changes AS changes WHERE changes.order_id = orders.id AND changes.status = 'delivered'), orders.updated_at),
  order_lines.maker_id, orders.id, order_lines.position,
  order_lines.unit_price_paise * order_lines.quantity, 0, order_lines.unit_price_paise * order_lines.quantity,
  orders.updated_at
FROM orders JOIN order_lines ON order_lines.order_id = orders.id
WHERE orders.status = 'delivered';
INSERT INTO ledger_entries (id, kind, at, maker_id, order_id, line_position, gross_paise, fee_paise, amount_paise, created_at)
SELECT
  sold.id || '-returned', 'returned', orders.updated_at, sold.maker_id, sold.order_id, sold.line_position,
  -sold.gross_paise, 0, -sold.amount_paise, orders.updated_at
FROM ledger_entries AS sold JOIN orders ON orders.id = sold.order_id
WHERE orders.return_status = 'returned';

-- Shoppers see the published ones alone, and only these count in a product's stars.
ALTER TABLE reviews ADD COLUMN status TEXT NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'held', 'hidden'));
ALTER TABLE reviews ADD COLUMN hidden_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE reviews ADD COLUMN answer TEXT NOT NULL DEFAULT '';
ALTER TABLE reviews ADD COLUMN answered_at BIGINT;
ALTER TABLE reviews ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

ALTER TABLE messages ADD COLUMN answered_at BIGINT;
ALTER TABLE messages ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
