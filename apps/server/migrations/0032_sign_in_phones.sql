-- The phone numbers that sign in: of accounts that an invite of the desk made (product 10.1.12).
CREATE TABLE sign_in_phones (
  phone TEXT PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE
);
