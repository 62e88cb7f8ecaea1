-- Lets shoppers see their sessions, and delete their accounts (src/services/account-deletion.ts).

-- Browser and system of the sign-in, such as 'Chrome on Android', empty for sessions from before.
ALTER TABLE session_families ADD COLUMN device TEXT NOT NULL DEFAULT '';

-- Set for a row that stands in for a deleted account, so that its orders and payments keep a user.
ALTER TABLE users ADD COLUMN deleted_at BIGINT;
