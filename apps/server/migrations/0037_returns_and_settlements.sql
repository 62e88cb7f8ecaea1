-- Pieces of an order that came back while others stayed (product 10.2.21). Of an order whose return_status
-- is 'returned' everything is back, also where these columns are 0 because it came back before they were.
ALTER TABLE orders ADD COLUMN returned_goods_paise BIGINT NOT NULL DEFAULT 0;
-- What is due to the shopper for them, whether it was given back or not.
ALTER TABLE orders ADD COLUMN returned_paise BIGINT NOT NULL DEFAULT 0;
ALTER TABLE order_lines ADD COLUMN returned_quantity INTEGER NOT NULL DEFAULT 0;

-- The index of the ledger has one return of a line. Where less than a line comes back at once, line_position
-- is -1, -2 and so on within the order, and these tell the line and how many of its pieces came.
ALTER TABLE ledger_entries ADD COLUMN returned_line INTEGER;
ALTER TABLE ledger_entries ADD COLUMN returned_pieces INTEGER;

-- What a courier paid of the cash of several deliveries in one sum (product 10.4.11), and what it kept. Rows
-- are never changed: a mistaken one is undone by a counter-entry.
CREATE TABLE courier_settlements (
  id TEXT PRIMARY KEY,
  courier TEXT NOT NULL,
  -- The day of the payment, at its begin in India.
  at BIGINT NOT NULL,
  reference TEXT NOT NULL DEFAULT '',
  received_paise BIGINT NOT NULL,
  kept_paise BIGINT NOT NULL,
  undoes_id TEXT UNIQUE REFERENCES courier_settlements (id),
  -- The member; the id stays when the account is deleted.
  recorded_by TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX courier_settlements_by_time ON courier_settlements (at, id);

CREATE TABLE courier_settlement_orders (
  settlement_id TEXT NOT NULL REFERENCES courier_settlements (id),
  order_id TEXT NOT NULL REFERENCES orders (id),
  PRIMARY KEY (settlement_id, order_id)
);

-- The settlement that the cash of an order is part of, until it is undone.
ALTER TABLE orders ADD COLUMN cash_settlement_id TEXT;
