-- Groups, categories and notes about shoppers at the desk.

-- '' where it is not known.
ALTER TABLE makers ADD COLUMN name_hindi TEXT NOT NULL DEFAULT '';
-- A hidden group is left out of the shop as long as it has no goods on sale.
ALTER TABLE makers ADD COLUMN status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'hidden'));
ALTER TABLE makers ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

ALTER TABLE categories ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- What the desk has to remember about a shopper; erased with the account.
CREATE TABLE shopper_notes (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The member who wrote it; the id stays when the account is deleted.
  written_by TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX shopper_notes_by_user ON shopper_notes (user_id, created_at, id);
