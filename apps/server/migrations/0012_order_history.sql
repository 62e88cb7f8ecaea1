-- What became of an order after its placing, and when; and the numbers of receipts.

-- A change of an order's status. That it was placed, and when, is orders.created_at.
CREATE TABLE order_status_changes (
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  status TEXT NOT NULL CHECK (status IN ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (order_id, position)
);

-- The last number that a series of receipts gave; the row is locked until the transaction that takes
-- the next one ends, so that a series has no gaps.
CREATE TABLE receipt_series (
  name TEXT PRIMARY KEY,
  last_number BIGINT NOT NULL CHECK (last_number > 0)
);

-- Both or neither: an order has a receipt once its money is there.
ALTER TABLE orders ADD COLUMN receipt_number TEXT;
ALTER TABLE orders ADD COLUMN receipt_issued_at BIGINT;
CREATE UNIQUE INDEX orders_by_receipt ON orders (receipt_number) WHERE receipt_number IS NOT NULL;
