-- The desk counts the orders of which pieces came back and whose money is due with each list.
CREATE INDEX CONCURRENTLY orders_returned ON orders (created_at, id) WHERE returned_paise > 0;
