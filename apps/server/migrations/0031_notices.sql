-- A browser in which a member of the desk wants to be told of new orders; it goes with the sign-out, with
-- the membership and with the account (product 10.2.14).
CREATE TABLE push_subscriptions (
  -- One session is one browser.
  session_id TEXT PRIMARY KEY REFERENCES session_families (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The address at the push service of the browser's maker: who knows it and both keys can write to the browser.
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'hi')),
  created_at BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id, created_at);

-- New orders of which members are still to be told; a row goes with its notice (product 10.2.12).
CREATE TABLE order_notices (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- The browser that shows it; null: it is a mail.
  session_id TEXT REFERENCES push_subscriptions (session_id) ON DELETE CASCADE,
  queued_at BIGINT NOT NULL,
  -- When it is tried next; one that is being sent is not tried before that.
  try_at BIGINT NOT NULL
);
CREATE INDEX order_notices_by_try ON order_notices (try_at);
CREATE INDEX order_notices_by_user ON order_notices (user_id);
CREATE INDEX order_notices_by_order ON order_notices (order_id);
CREATE INDEX order_notices_by_session ON order_notices (session_id);

-- Whether a member of the desk is mailed about new orders.
ALTER TABLE users ADD COLUMN notice_mails INTEGER NOT NULL DEFAULT 1 CHECK (notice_mails IN (0, 1));

-- Where to answer, as it was typed; '' without one (product 10.5.5).
ALTER TABLE messages ADD COLUMN phone_number TEXT NOT NULL DEFAULT '';
-- Who was signed in when writing.
ALTER TABLE messages ADD COLUMN user_id TEXT REFERENCES users (id) ON DELETE CASCADE;
