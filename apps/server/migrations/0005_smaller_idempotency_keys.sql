-- A merged cart is no longer stored, and every key is remembered for 7 days.
UPDATE idempotency_keys SET response_body = '' WHERE operation = 'mergeCarts' AND response_body <> '';
UPDATE idempotency_keys SET expires_at = created_at + 604800000 WHERE expires_at > created_at + 604800000;

-- Of each account and operation the newest 20 are remembered (src/services/idempotency.ts).
DELETE FROM idempotency_keys WHERE (user_id, operation, idempotency_key) IN (
  SELECT user_id, operation, idempotency_key FROM (
    SELECT user_id, operation, idempotency_key, ROW_NUMBER() OVER (PARTITION BY user_id, operation ORDER BY created_at DESC, idempotency_key) AS place
    FROM idempotency_keys
  ) AS numbered
  WHERE place > 20);
