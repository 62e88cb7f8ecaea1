-- What the owner has the shop write about orders (product 4.13.6). NULL: the default.
CREATE TABLE order_texts (
  kind TEXT PRIMARY KEY,
  text TEXT,
  text_hindi TEXT,
  version INTEGER NOT NULL DEFAULT 1 CHECK (version > 0),
  updated_at BIGINT NOT NULL
);

-- Mails about orders that wait to be sent, of more kinds than order_mails has: that table goes one release
-- later. A further kind needs no other table.
CREATE TABLE queued_order_mails (
  -- Also in the Message-ID, so that a mail that was sent twice around a crash is shown once.
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  queued_at BIGINT NOT NULL,
  -- When it is tried next; one that is being sent is not tried before that.
  try_at BIGINT NOT NULL,
  UNIQUE (order_id, kind)
);
CREATE INDEX queued_order_mails_by_try ON queued_order_mails (try_at);
