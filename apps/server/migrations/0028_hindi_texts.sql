-- What the desk writes in Hindi beside the English texts; '' while there is none (product 10.7.8).
ALTER TABLE products ADD COLUMN description_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN features_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN storage_and_usage_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN ingredients_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN allergens_hindi TEXT NOT NULL DEFAULT '';

ALTER TABLE makers ADD COLUMN village_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE makers ADD COLUMN district_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE makers ADD COLUMN craft_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE makers ADD COLUMN content_hindi TEXT NOT NULL DEFAULT '';

ALTER TABLE stories ADD COLUMN title_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE stories ADD COLUMN content_hindi TEXT NOT NULL DEFAULT '';

-- HTML like that of content.
ALTER TABLE pages ADD COLUMN title_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE pages ADD COLUMN content_hindi TEXT NOT NULL DEFAULT '';

ALTER TABLE content_drafts ADD COLUMN title_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE content_drafts ADD COLUMN content_hindi TEXT NOT NULL DEFAULT '';

ALTER TABLE content_states ADD COLUMN title_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE content_states ADD COLUMN content_hindi TEXT NOT NULL DEFAULT '';

ALTER TABLE contact_info ADD COLUMN headline_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE contact_info ADD COLUMN subheading_hindi TEXT NOT NULL DEFAULT '';
ALTER TABLE contact_info ADD COLUMN hours_hindi TEXT NOT NULL DEFAULT '';
