import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type TaskMeta } from 'vitest';
import { beginFigure, planFigure } from '../figures.ts';
import { type ReadyShopper, signUpWithAddress } from '../people/shopper-with-address.ts';
import type { ShopAddress } from '../processes/shop-cluster.ts';
import { countBy } from '../requests/count-by.ts';
import type { Reply } from '../requests/visitor.ts';
import { addProduct, readProductRow, type StockFixture } from './stock-fixture.ts';

/** Buyers of each last packet. */
export const BUYERS = planFigure('buyers of the last packet at once, sold once', {
  asked: 100,
  slice: 20,
});

const ROUNDS = planFigure('rounds of the last packet', { asked: 20, slice: 2 });

/**
 * Signs in many shoppers, spread over the processes. In each round all of them order the one packet of
 * a product at once.
 */
export async function sellLastPackets(
  task: { readonly meta: TaskMeta },
  stock: StockFixture,
  processes: readonly ShopAddress[],
): Promise<void> {
  const endBuyers = beginFigure(task, BUYERS);
  const endRounds = beginFigure(task, ROUNDS);
  const buyers: ReadyShopper[] = [];
  while (buyers.length < BUYERS.count) {
    // Not all at once: password hashing is bounded, and the server rejects the excess with Retry-After.
    const signedUp = processes.flatMap((address) => [
      signUpWithAddress(address),
      signUpWithAddress(address),
    ]);
    buyers.push(...(await Promise.all(signedUp)).slice(0, BUYERS.count - buyers.length));
  }
  expect(new Set(buyers.map((buyer) => buyer.userId)).size).toBe(BUYERS.count);
  endBuyers(buyers.length, `${processes.length} processes`);
  for (let round = 1; round <= ROUNDS.count; round += 1) {
    const id = `last-${round}`;
    await addProduct(stock, { id, name: 'Moong Papad', stock_quantity: 1 });
    const replies = await Promise.all(buyers.map((buyer) => orderPatiently(buyer, id)));
    expect(countBy(replies)).toEqual({ 201: 1, 409: BUYERS.count - 1 });
    const rejections = replies.filter((reply) => reply.status === 409);
    expect(new Set(rejections.map((reply) => reply.body.message))).toEqual(
      new Set(['Moong Papad is out of stock.']),
    );
    expect(await readProductRow(stock, id)).toMatchObject({ stock_quantity: 0, units_sold: 1 });
    const lines = await stock.db
      .selectFrom('order_lines')
      .select('quantity')
      .where('product_id', '=', id)
      .execute();
    expect(lines).toEqual([{ quantity: 1 }]);
    endRounds(round);
  }
}

/** Orders one packet, and repeats the call after Retry-After when the shop is busy (503). */
async function orderPatiently(buyer: ReadyShopper, productId: string): Promise<Reply> {
  for (;;) {
    const reply = await buyer.order({ [productId]: 1 }, {}, `${productId}-${buyer.userId}`);
    if (reply.status !== 503) return reply;
    await sleep(200);
  }
}
