-- The desk sums and counts the cash that couriers owe, among many orders that are delivered.
CREATE INDEX CONCURRENTLY orders_cash_due ON orders (created_at, id) WHERE status = 'delivered' AND payment_method = 'cod' AND cash_received_at IS NULL;
