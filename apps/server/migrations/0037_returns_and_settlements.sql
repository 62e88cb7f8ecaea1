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
