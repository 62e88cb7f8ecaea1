import { expect } from 'vitest';
import { countBy } from './count-by.ts';
import type { ShopAddress } from './shop-cluster.ts';
import { type ReadyShopper, signUpWithAddress } from './shopper-with-address.ts';
import { addProduct, readProductRow, type Shelf } from './stock-shop.ts';

/**
 * Fifty shoppers, each signed in at one of the processes; `rounds` times a product of which there is
 * one packet, which all of them order at once.
 */
export async function sellLastPackets(
  shelf: Shelf,
  processes: readonly ShopAddress[],
  rounds: number,
): Promise<void> {
  const buyers: ReadyShopper[] = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const [first] = processes;
      const address = processes[index % processes.length] ?? first;
      if (address === undefined) throw new Error('There is no process.');
      return signUpWithAddress(address);
    }),
  );
  expect(new Set(buyers.map((buyer) => buyer.userId)).size).toBe(50);
  for (let round = 1; round <= rounds; round += 1) {
    const id = `last-${round}`;
    await addProduct(shelf, { id, name: 'Moong Papad', stock_quantity: 1 });
    const replies = await Promise.all(buyers.map((buyer) => buyer.order({ [id]: 1 })));
    expect(countBy(replies)).toEqual({ 201: 1, 409: 49 });
    const refusals = replies.filter((reply) => reply.status === 409);
    expect(new Set(refusals.map((reply) => reply.body.message))).toEqual(
      new Set(['Moong Papad is out of stock.']),
    );
    expect(await readProductRow(shelf, id)).toMatchObject({ stock_quantity: 0, units_sold: 1 });
    const lines = await shelf.db
      .selectFrom('order_lines')
      .select('quantity')
      .where('product_id', '=', id)
      .execute();
    expect(lines).toEqual([{ quantity: 1 }]);
  }
}
