-- What a product is bought for, and what is in a set: 'gift diwali', 'moong-papad:2 jeera:1'.
ALTER TABLE products ADD COLUMN occasions TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN set_parts TEXT NOT NULL DEFAULT '';

-- Words that shoppers searched for and the shop lacks: 500 rows at most, of nobody. last_day is the day in
-- India, '2026-11-28'.
CREATE TABLE unfound_searches (
  words TEXT PRIMARY KEY,
  searches INTEGER NOT NULL,
  last_day TEXT NOT NULL
);
