-- What each order adds to the prices of its goods (product 9.1.1); without a row the defaults of the domain.
CREATE TABLE order_charges (
  id TEXT PRIMARY KEY CHECK (id = 'shop'),
  shipping_paise BIGINT NOT NULL CHECK (shipping_paise >= 0),
  taxes_paise BIGINT NOT NULL CHECK (taxes_paise >= 0),
  discount_paise BIGINT NOT NULL CHECK (discount_paise >= 0),
  -- Goods of so much or more are shipped free; null: none are.
  free_shipping_from_paise BIGINT CHECK (free_shipping_from_paise > 0),
  version BIGINT NOT NULL DEFAULT 1,
  updated_at BIGINT NOT NULL
);
