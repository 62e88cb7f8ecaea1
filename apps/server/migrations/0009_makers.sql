-- The groups that make the goods, and the goods that a story tells of.

CREATE TABLE makers (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- Where the group works; '' where that is not told.
  village TEXT NOT NULL,
  district TEXT NOT NULL,
  craft TEXT NOT NULL,
  content TEXT NOT NULL,
  image_hash TEXT REFERENCES media (hash),
  -- Degrees of the village, or of its district; both or neither. REAL as in 0008.
  latitude REAL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL CHECK (longitude BETWEEN -180 AND 180),
  position INTEGER NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);

ALTER TABLE products ADD COLUMN maker_id TEXT REFERENCES makers (id);
-- A group has few products, so that these alone are read before they are sorted.
CREATE INDEX products_by_maker ON products (maker_id, status) WHERE maker_id IS NOT NULL;

CREATE TABLE story_products (
  story_id TEXT NOT NULL REFERENCES stories (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (story_id, product_id)
);
CREATE INDEX story_products_by_product ON story_products (product_id, story_id);
