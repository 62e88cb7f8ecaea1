-- The desk: its members and their second factor, its log of changes, and what packing, sending and
-- refunding an order leave behind.

-- Who works at the desk. An admin is an owner without a row here.
CREATE TABLE desk_members (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'coordinator', 'packer', 'writer', 'group_member')),
  -- The group of a group member, and of nobody else.
  maker_id TEXT REFERENCES makers (id),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  CHECK ((role = 'group_member') = (maker_id IS NOT NULL))
);

-- token_hash is the SHA-256 (hex) of the token in the link.
CREATE TABLE desk_invites (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'coordinator', 'packer', 'writer', 'group_member')),
  maker_id TEXT REFERENCES makers (id),
  invited_by TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  CHECK ((role = 'group_member') = (maker_id IS NOT NULL))
);
CREATE INDEX desk_invites_by_expiry ON desk_invites (expires_at);

-- secret is encrypted. last_step is the last interval of 30 s whose code was used.
CREATE TABLE desk_second_factors (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret TEXT NOT NULL,
  confirmed_at BIGINT,
  last_step BIGINT NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL
);

-- The SHA-256 (hex) of each code that was not used yet.
CREATE TABLE desk_recovery_codes (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- When the second factor was given in this session.
ALTER TABLE session_families ADD COLUMN second_factor_at BIGINT;

-- Every change that was made at the desk. changed_by stays when the account is deleted. The states are
-- JSON of the fields that changed, without secrets and without the personal data of shoppers.
CREATE TABLE desk_audit (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  changed_by TEXT NOT NULL,
  action TEXT NOT NULL,
  subject_kind TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  state_before TEXT,
  state_after TEXT
);
CREATE INDEX desk_audit_by_time ON desk_audit (at, id);
CREATE INDEX desk_audit_by_subject ON desk_audit (subject_kind, subject_id, at, id);

-- Grows with each change of the order, so that two desks cannot undo each other's changes unseen.
ALTER TABLE orders ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE orders ADD COLUMN courier TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN tracking_number TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN out_for_delivery_at BIGINT;
-- When all money that was due to the shopper had been given back.
ALTER TABLE orders ADD COLUMN refunded_at BIGINT;

-- The group that made the product when it was ordered. Orders from before have the group of today.
ALTER TABLE order_lines ADD COLUMN maker_id TEXT REFERENCES makers (id);
UPDATE order_lines SET maker_id = (SELECT products.maker_id FROM products WHERE products.id = order_lines.product_id);

-- A line that lies in the packet.
CREATE TABLE order_line_ticks (
  order_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  packed_by TEXT NOT NULL,
  packed_at BIGINT NOT NULL,
  PRIMARY KEY (order_id, product_id),
  FOREIGN KEY (order_id, product_id) REFERENCES order_lines (order_id, product_id) ON DELETE CASCADE
);

-- What the desk has to remember about an order; the shopper does not see it.
CREATE TABLE order_notes (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  written_by TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX order_notes_by_order ON order_notes (order_id, created_at, id);

-- Money that was given back to the shopper.
CREATE TABLE order_refunds (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  amount_paise BIGINT NOT NULL CHECK (amount_paise > 0),
  method TEXT NOT NULL CHECK (method IN ('provider', 'upi', 'bank', 'cash')),
  reference TEXT NOT NULL DEFAULT '',
  recorded_by TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX order_refunds_by_order ON order_refunds (order_id, created_at, id);
