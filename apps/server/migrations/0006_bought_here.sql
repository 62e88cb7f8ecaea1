-- Reviews of shoppers who bought the product here count alone, where there are any.

-- Whether an order of the author with the product was delivered; kept by the transactions that write
-- reviews and deliver orders.
ALTER TABLE reviews ADD COLUMN bought_here INTEGER NOT NULL DEFAULT 0 CHECK (bought_here IN (0, 1));
UPDATE reviews SET bought_here = 1 WHERE EXISTS (SELECT 1 FROM orders JOIN order_lines ON order_lines.order_id = orders.id WHERE orders.user_id = reviews.user_id AND orders.status = 'delivered' AND order_lines.product_id = reviews.product_id);

-- How many reviews gave how many stars, read from the index alone.
CREATE INDEX reviews_by_product_bought ON reviews (product_id, bought_here, rating);

-- Sums and numbers of both kinds of reviews. rating_sum, rating_count and rating_average are those
-- that count: of bought_* where bought_rating_count > 0, else of other_*.
ALTER TABLE products ADD COLUMN bought_rating_sum BIGINT NOT NULL DEFAULT 0 CHECK (bought_rating_sum >= 0);
ALTER TABLE products ADD COLUMN bought_rating_count BIGINT NOT NULL DEFAULT 0 CHECK (bought_rating_count >= 0);
ALTER TABLE products ADD COLUMN other_rating_sum BIGINT NOT NULL DEFAULT 0 CHECK (other_rating_sum >= 0);
ALTER TABLE products ADD COLUMN other_rating_count BIGINT NOT NULL DEFAULT 0 CHECK (other_rating_count >= 0);
UPDATE products SET
  bought_rating_sum = (SELECT COALESCE(SUM(rating), 0) FROM reviews WHERE product_id = products.id AND bought_here = 1),
  bought_rating_count = (SELECT COUNT(*) FROM reviews WHERE product_id = products.id AND bought_here = 1),
  other_rating_sum = (SELECT COALESCE(SUM(rating), 0) FROM reviews WHERE product_id = products.id AND bought_here = 0),
  other_rating_count = (SELECT COUNT(*) FROM reviews WHERE product_id = products.id AND bought_here = 0)
WHERE rating_count > 0;
UPDATE products SET
  rating_sum = bought_rating_sum,
  rating_count = bought_rating_count,
  rating_average = (bought_rating_sum * 200 + bought_rating_count) / (bought_rating_count * 2)
WHERE bought_rating_count > 0;
