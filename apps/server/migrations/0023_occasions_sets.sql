-- What a product is bought for, and what is in a set: 'gift diwali', 'moong-papad:2 jeera:1'.
ALTER TABLE products ADD COLUMN occasions TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN set_parts TEXT NOT NULL DEFAULT '';
