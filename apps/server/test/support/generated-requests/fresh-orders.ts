import type { Workshop } from './fresh-maker.ts';

/** Places an order of the sender that was not sent yet, or has arrived. @returns its id */
export async function placeFreshOrder(
  { shop, sender, productId }: Workshop,
  status: 'pending' | 'delivered',
): Promise<string> {
  const reply = await sender.order({ [productId]: 1 });
  const id: string = reply.body.data._id;
  await shop.database.db.updateTable('orders').set({ status }).where('id', '=', id).execute();
  return id;
}
