-- Pictures may be in a bucket: then `object_key` names the object, and `bytes` is empty.

ALTER TABLE media ADD COLUMN object_key TEXT;
ALTER TABLE media_variants ADD COLUMN object_key TEXT;
