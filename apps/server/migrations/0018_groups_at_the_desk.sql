-- Groups and categories are changed at the desk.

-- '' where it is not known.
ALTER TABLE makers ADD COLUMN name_hindi TEXT NOT NULL DEFAULT '';
-- A hidden group is left out of the shop as long as it has no goods on sale.
ALTER TABLE makers ADD COLUMN status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'hidden'));
ALTER TABLE makers ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

ALTER TABLE categories ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
