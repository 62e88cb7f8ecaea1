import type { Reply, ReplyBody, Visitor } from '../requests/visitor.ts';

/** Makes a move on the version of the order that the desk sees now. */
export async function tryMove(
  desk: Visitor,
  orderId: string,
  move: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const { version } = (await desk.get(`/desk/orders/${orderId}`)).body.data;
  return desk.post(`/desk/orders/${orderId}/moves`, move, {
    headers: { 'if-match': `"${version}"`, ...headers },
  });
}

async function moveOrder(desk: Visitor, orderId: string, move: object): Promise<Reply> {
  const reply = await tryMove(desk, orderId, move);
  if (reply.status !== 200) throw new Error(`The order was not moved: ${reply.text}`);
  return reply;
}

/** Ships and delivers an order at the desk. */
export async function deliverOrder(desk: Visitor, orderId: string): Promise<void> {
  await moveOrder(desk, orderId, { move: 'shipped', courier: 'Post' });
  await moveOrder(desk, orderId, { move: 'delivered' });
}

/** Asks for the return of a delivered order as its shopper, and agrees to it at the desk. */
export async function approveReturn(
  desk: Visitor,
  shopper: Visitor,
  orderId: string,
): Promise<void> {
  await shopper.post(`/order/return-order/${orderId}`, {});
  await moveOrder(desk, orderId, { move: 'approve_return' });
}

/** Receives the return of an order, or of some `pieces` of it. @returns the order as the desk sees it */
export async function returnOrder(
  desk: Visitor,
  shopper: Visitor,
  orderId: string,
  back: object = {},
): Promise<ReplyBody> {
  await approveReturn(desk, shopper, orderId);
  return (await moveOrder(desk, orderId, { move: 'receive_return', ...back })).body.data;
}
