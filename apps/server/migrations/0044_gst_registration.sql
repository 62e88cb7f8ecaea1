-- The day in India from which the seller's GSTIN holds, such as 2026-12-01 (product 10.4.12); '' for none.
ALTER TABLE contact_info ADD COLUMN gstin_from TEXT NOT NULL DEFAULT '';
-- The GSTIN under which the receipt of an order is a tax invoice; '' on a bill of supply.
ALTER TABLE orders ADD COLUMN receipt_gstin TEXT NOT NULL DEFAULT '';
