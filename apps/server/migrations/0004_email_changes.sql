-- A new e-mail address stays apart until its mailbox is proven (src/services/email-change.ts).

-- Several accounts may have the same pending address. The session that asked for it goes on when the
-- address is proven.
ALTER TABLE users ADD COLUMN pending_email TEXT;
ALTER TABLE users ADD COLUMN pending_email_key TEXT;
ALTER TABLE users ADD COLUMN pending_email_family_id TEXT;

-- Addresses that were changed but not proven so far become pending, and the address before them is
-- the account's again, unless another account has that one.
UPDATE users SET pending_email = email, pending_email_key = email_key, email = recovery_email, email_key = recovery_email_key
WHERE email_key <> recovery_email_key AND email_verified_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM users AS holder WHERE holder.email_key = users.recovery_email_key)
  AND NOT EXISTS (
    SELECT 1 FROM users AS twin
    WHERE twin.recovery_email_key = users.recovery_email_key AND twin.email_key <> twin.recovery_email_key AND twin.id < users.id
  );
DROP INDEX users_by_recovery_email;
ALTER TABLE users DROP COLUMN recovery_email;
ALTER TABLE users DROP COLUMN recovery_email_key;

-- The address before a change, which can be brought back until expires_at. undo_hash is the SHA-256
-- (hex) of the token in the mail to it; closed_at is set when the change was undone.
CREATE TABLE email_changes (
  undo_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  old_email TEXT NOT NULL,
  old_email_key TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  closed_at BIGINT
);
CREATE INDEX email_changes_by_user ON email_changes (user_id, created_at);
CREATE INDEX email_changes_by_old_email ON email_changes (old_email_key);
CREATE INDEX email_changes_by_expiry ON email_changes (expires_at);
