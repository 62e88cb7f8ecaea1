-- The accounts of who orders by phone, by the number: nobody signs in to one (product 10.2.22).
CREATE TABLE phone_shoppers (
  phone TEXT PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE
);
