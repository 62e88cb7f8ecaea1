-- Online orders that nobody pays give their pieces back (src/services/order-expiry.ts).

-- When the shopper last began to pay: an order waits for its payment from then on.
ALTER TABLE payments ADD COLUMN opened_at BIGINT NOT NULL DEFAULT 0;
UPDATE payments SET opened_at = created_at;

-- Also orders whose payment failed hold pieces.
DROP INDEX orders_awaiting_payment;
CREATE INDEX orders_awaiting_payment ON orders (created_at) WHERE payment_method = 'online' AND status = 'pending' AND payment_status IN ('pending', 'failed');
