-- Discounts of goods with dates (product 10.3.21). Days such as '2026-11-01' are whole ones in India.
CREATE TABLE discounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  name_hindi TEXT NOT NULL,
  percent INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 90),
  first_day TEXT NOT NULL,
  last_day TEXT NOT NULL,
  goods TEXT NOT NULL CHECK (goods IN ('all', 'categories', 'products')),
  -- When the desk ended it before its last day.
  ended_at BIGINT,
  -- The member who changed it last; the id stays when the account is deleted.
  changed_by TEXT NOT NULL,
  version BIGINT NOT NULL DEFAULT 1,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);

-- The categories or products that a discount is for; one that was deleted is never met again.
CREATE TABLE discount_choices (
  discount_id TEXT NOT NULL REFERENCES discounts (id) ON DELETE CASCADE,
  chosen_id TEXT NOT NULL,
  PRIMARY KEY (discount_id, chosen_id)
);
