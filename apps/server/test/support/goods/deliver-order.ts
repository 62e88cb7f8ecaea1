import type { Visitor } from '../requests/visitor.ts';

async function moveOrder(desk: Visitor, orderId: string, move: object): Promise<void> {
  const { version } = (await desk.get(`/desk/orders/${orderId}`)).body.data;
  const headers = { 'if-match': `"${version}"` };
  const reply = await desk.post(`/desk/orders/${orderId}/moves`, move, { headers });
  if (reply.status !== 200) throw new Error(`The order was not moved: ${reply.text}`);
}

/** Ships and delivers an order at the desk. */
export async function deliverOrder(desk: Visitor, orderId: string): Promise<void> {
  await moveOrder(desk, orderId, { move: 'shipped', courier: 'Post' });
  await moveOrder(desk, orderId, { move: 'delivered' });
}

/** Asks for the return of a delivered order as its shopper, and receives it at the desk. */
export async function returnOrder(desk: Visitor, shopper: Visitor, orderId: string): Promise<void> {
  await shopper.post(`/order/return-order/${orderId}`, {});
  await moveOrder(desk, orderId, { move: 'approve_return' });
  await moveOrder(desk, orderId, { move: 'receive_return' });
}
