-- Requests to be told by mail when a product is back in stock. A row goes with its mail.

CREATE TABLE stock_alerts (
  -- The mailbox, by which spellings of one address are counted together.
  mailbox_key TEXT NOT NULL,
  product_id TEXT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  -- SHA-256 (hex) of the token in the mailbox's mails, the same in all of its rows.
  token_hash TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  PRIMARY KEY (mailbox_key, product_id)
);
CREATE INDEX stock_alerts_by_product ON stock_alerts (product_id, mailbox_key);
CREATE INDEX stock_alerts_by_token ON stock_alerts (token_hash);
CREATE INDEX stock_alerts_by_expiry ON stock_alerts (expires_at);
