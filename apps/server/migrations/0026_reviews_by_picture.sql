-- Whether a picture that is removed somewhere else is still that of a review.
CREATE INDEX CONCURRENTLY reviews_by_picture ON reviews (image_hash) WHERE image_hash IS NOT NULL;
