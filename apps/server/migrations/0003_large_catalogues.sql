-- Keeps lists and searches of large catalogues quick (apps/server/bench/growth.ts measures them).

-- Holds all that filters beside a brand and every sort look at, so that only the index is read.
DROP INDEX products_by_brand;
CREATE INDEX products_by_brand ON products (brand_key, status, category_id, stock_quantity, created_at, price_paise, discount_percent, rating_average, units_sold, name_key, id);

-- Whether a product has a word, and how much it weighs, without reading all of its words.
DROP INDEX product_terms_by_product;
CREATE INDEX product_terms_by_product ON product_terms (product_id, term, weight);
