-- The language in which the shop writes to a shopper (product 4.13.3).
ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'hi'));
-- That of the page where the mail was asked for.
ALTER TABLE stock_alerts ADD COLUMN language TEXT NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'hi'));
