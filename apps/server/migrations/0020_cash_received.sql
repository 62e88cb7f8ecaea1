-- When the courier had paid the shop the cash of a delivery; NULL before, and for orders without cash. What
-- was paid before there was this column is not known, so nothing is filled in.
ALTER TABLE orders ADD COLUMN cash_received_at BIGINT;
