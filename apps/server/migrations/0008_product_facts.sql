-- What a shopper reads on a packet: name in Hindi, contents, ingredients, origin. All of it is optional.

-- The name in Devanagari.
ALTER TABLE products ADD COLUMN name_hindi TEXT NOT NULL DEFAULT '';
-- Contents of a pack, such as 400 and g; both or neither. REAL has 64 bits on both engines.
ALTER TABLE products ADD COLUMN pack_amount REAL CHECK (pack_amount > 0);
ALTER TABLE products ADD COLUMN pack_unit TEXT CHECK (pack_unit IN ('g', 'ml', 'piece'));
-- Measures, such as '70 × 200 cm'.
ALTER TABLE products ADD COLUMN size TEXT NOT NULL DEFAULT '';
-- The green or brown mark of food; null for what is no food or not declared.
ALTER TABLE products ADD COLUMN is_vegetarian INTEGER CHECK (is_vegetarian IN (0, 1));
ALTER TABLE products ADD COLUMN ingredients TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN allergens TEXT NOT NULL DEFAULT '';
-- Counted from the day of packing.
ALTER TABLE products ADD COLUMN best_before_days INTEGER CHECK (best_before_days > 0);
-- Number of the maker's licence for food (FSSAI).
ALTER TABLE products ADD COLUMN food_licence TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN country_of_origin TEXT NOT NULL DEFAULT '';

-- Copies, like the name and the price; lines from before have none.
ALTER TABLE order_lines ADD COLUMN name_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE order_lines ADD COLUMN pack_amount REAL CHECK (pack_amount > 0);
ALTER TABLE order_lines ADD COLUMN pack_unit TEXT CHECK (pack_unit IN ('g', 'ml', 'piece'));
