-- Mails about orders that wait to be sent. A row goes with its mail; the address is read from the account
-- when it is sent.
CREATE TABLE order_mails (
  -- Also in the Message-ID, so that a mail that was sent twice around a crash is shown once.
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('confirmed', 'shipped', 'cancelled', 'refunded')),
  queued_at BIGINT NOT NULL,
  -- When it is tried next; one that is being sent is not tried before that.
  try_at BIGINT NOT NULL,
  UNIQUE (order_id, kind)
);
CREATE INDEX order_mails_by_try ON order_mails (try_at);
