-- What a group tells of itself, and what the author of a review lets the shop show.

-- NULL for what is not told.
ALTER TABLE makers ADD COLUMN women INTEGER CHECK (women > 0);
ALTER TABLE makers ADD COLUMN founded_year INTEGER CHECK (founded_year BETWEEN 1900 AND 2100);

-- First name and town as they are shown with the author's consent, '' without it.
ALTER TABLE reviews ADD COLUMN signature TEXT NOT NULL DEFAULT '';
-- The file of a catalogue names the authors of its own reviews.
UPDATE reviews SET signature = (SELECT full_name FROM users WHERE users.id = reviews.user_id) WHERE user_id LIKE 'reviewer-%';

-- The picture that the author added.
ALTER TABLE reviews ADD COLUMN image_hash TEXT REFERENCES media (hash);
