-- Content at the desk: what is written beside what shoppers see, everything that they have seen, and the
-- deal of the home page.

-- The draft of a story or a page; its columns are NULL while it is what shoppers see. Shoppers see the rows
-- of stories and pages alone. product_ids is a JSON array. content is HTML of a page that was sanitised
-- before it was stored, and plain text of a story.
CREATE TABLE content_drafts (
  kind TEXT NOT NULL CHECK (kind IN ('story', 'page')),
  content_id TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1 CHECK (version > 0),
  title TEXT,
  content TEXT,
  image_hash TEXT REFERENCES media (hash),
  product_ids TEXT NOT NULL DEFAULT '[]',
  updated_at BIGINT NOT NULL,
  PRIMARY KEY (kind, content_id),
  CHECK ((title IS NULL) = (content IS NULL))
);

-- Every published state. published_by stays when the account is deleted; NULL: it came with a catalogue.
CREATE TABLE content_states (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('story', 'page')),
  content_id TEXT NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  image_hash TEXT REFERENCES media (hash),
  product_ids TEXT NOT NULL DEFAULT '[]',
  published_at BIGINT NOT NULL,
  published_by TEXT
);
CREATE INDEX content_states_by_content ON content_states (kind, content_id, published_at, id);

ALTER TABLE contact_info ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- The one row 'shop', once something is chosen. No product: the shop's spice set is the deal.
CREATE TABLE home_deal (
  id TEXT PRIMARY KEY CHECK (id = 'shop'),
  product_id TEXT REFERENCES products (id) ON DELETE SET NULL,
  ends_at BIGINT,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at BIGINT NOT NULL
);
