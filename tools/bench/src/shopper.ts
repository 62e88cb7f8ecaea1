// One shopper, who changes a cart and a review: the writes of a shop, and of its catalogue.
import { performance } from 'node:perf_hooks';
import { createSender } from '@haat/server/test/support/processes/shop-process.ts';
import { createVisitor } from '@haat/server/test/support/requests/visitor.ts';

/** A shopper who writes. */
export interface Shopper {
  /** Writes something that no public page shows. */
  changeCart(): Promise<unknown>;
  /** Changes the product's rating, which lists, its page and the home page show. */
  changeCatalogue(): Promise<unknown>;
}

/**
 * Signs up with a cart and a review of one product.
 *
 * @param origin of the shop
 */
export async function signUpShopper(origin: string, productId: string): Promise<Shopper> {
  const { send } = createSender(Number(new URL(origin).port));
  const { signUp, post, patch } = createVisitor(send);
  const { userId } = await signUp();
  await post('/cart/add-cart', { productId, quantity: 1 });
  const review = await post('/reviews', { productId, rating: 5, comment: 'Very good.' });
  let changes = 0;
  async function change(path: string, body: object): Promise<void> {
    changes += 1;
    const { status, text } = await patch(path, body);
    if (status !== 200) throw new Error(`${path} got ${status}: ${text}`);
  }
  return {
    changeCart: () =>
      change(`/cart/update-cart/${userId}`, { productId, quantity: (changes % 2) + 1 }),
    changeCatalogue: () =>
      change(`/reviews/${review.body.data._id}`, { rating: (changes % 5) + 1 }),
  };
}

/**
 * Writes at a steady rate, whether or not the write before has ended, until it is stopped.
 *
 * @returns stops, and returns how many a second were accepted
 */
export function writeSteadily(
  write: () => Promise<unknown>,
  perSecond: number,
): () => Promise<number> {
  const startedAt = performance.now();
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  let accepted = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
    // Calls that a busy machine has missed are not sent all at once later.
    sent = Math.max(sent, due - perSecond / 10);
    for (; sent < due; sent += 1) {
      const writing = write().then(
        () => {
          accepted += 1;
        },
        () => {},
      );
      underWay.add(writing);
      writing.finally(() => underWay.delete(writing));
    }
  }, 5);
  return async () => {
    clearInterval(timer);
    const took = performance.now() - startedAt;
    await Promise.all(underWay);
    return (accepted * 1_000) / took;
  };
}
