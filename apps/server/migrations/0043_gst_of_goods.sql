-- Rate of the goods and services tax in percent and HSN code (product 10.4.13), and what they were when ordered.
ALTER TABLE products ADD COLUMN gst_rate BIGINT;
ALTER TABLE products ADD COLUMN hsn TEXT NOT NULL DEFAULT '';
ALTER TABLE order_lines ADD COLUMN gst_rate BIGINT;
ALTER TABLE order_lines ADD COLUMN hsn TEXT NOT NULL DEFAULT '';
