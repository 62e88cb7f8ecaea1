-- Orders that wait for their payment link to be paid; they hold no stock (product 10.2.23).
CREATE TABLE order_drafts (
  id TEXT PRIMARY KEY,
  -- Of the link. Who can read it here can read here what the link shows.
  token TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  address_id TEXT NOT NULL REFERENCES addresses (id) ON DELETE CASCADE,
  -- The total that the caller was told.
  total_paise BIGINT NOT NULL CHECK (total_paise >= 0),
  -- The order that paying began; null before.
  order_id TEXT UNIQUE REFERENCES orders (id),
  -- The member who wrote it; the id stays when the account is deleted.
  created_by TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  cancelled_at BIGINT
);
CREATE INDEX order_drafts_by_age ON order_drafts (created_at, id);
CREATE INDEX order_drafts_by_user ON order_drafts (user_id);
CREATE INDEX order_drafts_by_address ON order_drafts (address_id);

CREATE TABLE order_draft_lines (
  draft_id TEXT NOT NULL REFERENCES order_drafts (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  product_id TEXT NOT NULL REFERENCES products (id),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (draft_id, position)
);
CREATE INDEX order_draft_lines_by_product ON order_draft_lines (product_id);
