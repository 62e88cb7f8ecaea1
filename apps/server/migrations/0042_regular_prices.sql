-- The prices that a product has without the discount that reduces it now. A row counts while the product
-- costs reduced_paise: another program, such as a server of the version before, sets regular prices.
CREATE TABLE regular_prices (
  product_id TEXT PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  discount_id TEXT NOT NULL,
  price_paise BIGINT NOT NULL,
  original_price_paise BIGINT,
  reduced_paise BIGINT NOT NULL
);
