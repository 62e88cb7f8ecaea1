-- The desk counts open returns with each list, and finds the orders with a line of a group.
CREATE INDEX CONCURRENTLY orders_by_return ON orders (return_status, created_at, id) WHERE return_status IS NOT NULL;
CREATE INDEX CONCURRENTLY order_lines_by_maker ON order_lines (maker_id, order_id);
