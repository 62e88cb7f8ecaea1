-- Who sells, as the law of e-commerce asks a shop to say it. All of it is optional.

ALTER TABLE contact_info ADD COLUMN seller_name TEXT NOT NULL DEFAULT '';
ALTER TABLE contact_info ADD COLUMN seller_address TEXT NOT NULL DEFAULT '';
-- Number of the registration for the goods and services tax.
ALTER TABLE contact_info ADD COLUMN gstin TEXT NOT NULL DEFAULT '';
-- Number of the seller's licence for food (FSSAI).
ALTER TABLE contact_info ADD COLUMN food_licence TEXT NOT NULL DEFAULT '';
-- Name of the officer for complaints, and how to reach that person.
ALTER TABLE contact_info ADD COLUMN grievance_officer TEXT NOT NULL DEFAULT '';
