import { MAX_QUANTITY } from '@haat/domain';
import { addProduct } from '@haat/server/test/support/goods/stock-fixture.ts';
import { type Activity, toAttempt } from '../activity.ts';
import { reportCount, STOCK } from '../check-invariants.ts';
import type { Ledger } from '../read-ledger.ts';

/** Enough products that no line reaches the maximum quantity. */
const PRODUCTS = Array.from({ length: 40 }, (_, index) => `guest-${index + 1}`);
const LINES = 3;

/** So few that no cart is full. */
const MERGES_OF_SHOPPER = 20;

/** Merges guest carts, each under its own key: a cart is added whole and once, or not at all. */
export const mergeCarts: Activity = {
  name: 'mergeCarts',
  killAfter: { min: 15, max: 135 },
  async open(shop) {
    for (const id of PRODUCTS) {
      await addProduct(shop.stock, { id, name: id, stock_quantity: STOCK });
    }
    const present = await shop.signUpShoppers(shop.clients);
    const linesOf = new Map<string, readonly string[]>();
    const acknowledged = new Set<string>();
    return {
      clients: present.map((first) => {
        let shopper = first;
        let merges = 0;
        return async () => {
          if (merges === MERGES_OF_SHOPPER) {
            const [next = shopper] = await shop.signUpShoppers(1);
            shopper = next;
            merges = 0;
          }
          merges += 1;
          const { userId, post } = shopper;
          const key = shop.makeKey();
          const start = Math.floor(shop.random() * PRODUCTS.length);
          const productIds = Array.from(
            { length: LINES },
            (_, index) => PRODUCTS[(start + index * 7) % PRODUCTS.length] ?? '',
          );
          linesOf.set(`${userId} ${key}`, productIds);
          const localCart = productIds.map((productId) => ({ productId, quantity: 1 }));
          return toAttempt(
            () => post('/cart/merge-carts', { localCart }, { headers: { 'idempotency-key': key } }),
            [200],
            () => acknowledged.add(`${userId} ${key}`),
          );
        };
      }),
      *findViolations({ carts, mergeKeys }, isWhole) {
        const used = new Set(mergeKeys.map(({ userId, key }) => `${userId} ${key}`));
        yield* reportCount(
          Array.from(acknowledged).filter((name) => !used.has(name)),
          'acknowledged merges are lost',
        );
        const recorded = compareCarts(carts, countLines(used, linesOf));
        yield* reportCount(recorded.more, 'lines of carts with pieces of no merge');
        yield* reportCount(recorded.fewer, 'lines of carts without the pieces of a merge');
        if (!isWhole) return;
        // Each merge has had a response by now, and many were sent twice.
        const { more } = compareCarts(carts, countLines(acknowledged, linesOf));
        yield* reportCount(more, 'lines of carts with pieces that were merged twice');
      },
    };
  },
};

/** Counts the pieces of these keys by shopper and product. */
function countLines(
  keys: ReadonlySet<string>,
  linesOf: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const name of keys) {
    const [userId = ''] = name.split(' ');
    for (const productId of linesOf.get(name) ?? []) {
      const line = `${userId} ${productId}`;
      pieces.set(line, (pieces.get(line) ?? 0) + 1);
    }
  }
  return pieces;
}

/** Lists the lines with more and with fewer pieces than expected. */
function compareCarts(
  carts: Ledger['carts'],
  expected: ReadonlyMap<string, number>,
): { more: string[]; fewer: string[] } {
  const actual = new Map(
    carts.map(({ userId, productId, quantity }) => [`${userId} ${productId}`, quantity]),
  );
  const lines = Array.from(new Set([...expected.keys(), ...actual.keys()]));
  const surplus = (line: string) =>
    (actual.get(line) ?? 0) - Math.min(expected.get(line) ?? 0, MAX_QUANTITY);
  return {
    more: lines.filter((line) => surplus(line) > 0),
    fewer: lines.filter((line) => surplus(line) < 0),
  };
}
