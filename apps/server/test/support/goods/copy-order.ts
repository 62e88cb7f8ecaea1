import type { OrderRow } from '../../../src/orders/orders.repository.ts';
import type { TestShop } from '../build-test-app.ts';

/** Copies an order with its lines `count` times, each a minute older. @returns their ids, the newest first */
export async function copyOrder(
  { context: { db } }: TestShop,
  orderId: string,
  count: number,
  changes: Partial<OrderRow> = {},
): Promise<string[]> {
  const order: OrderRow = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  const copies = Array.from({ length: count }, (_, index) => ({
    ...order,
    ...changes,
    id: `copy-${index}`,
    order_number: `COPY-${index}`,
    created_at: order.created_at - (index + 1) * 60_000,
  }));
  await db.insertInto('orders').values(copies).execute();
  for (const line of lines) {
    const copied = copies.map(({ id }) => ({ ...line, order_id: id }));
    await db.insertInto('order_lines').values(copied).execute();
  }
  return copies.map(({ id }) => id);
}
