-- The former, higher price that somebody has entered, NULL without one. What a discount from before there was
-- this column was taken off is not known, so nothing is filled in.
ALTER TABLE products ADD COLUMN original_price_paise BIGINT CHECK (original_price_paise > 0);
