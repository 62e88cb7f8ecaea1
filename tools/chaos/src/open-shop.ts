import type { Database } from '@haat/server/src/platform/database/open-database.ts';
import { addProduct } from '@haat/server/test/support/goods/stock-fixture.ts';
import { signUpWithAddress } from '@haat/server/test/support/people/shopper-with-address.ts';
import { createVisitor } from '@haat/server/test/support/requests/visitor.ts';
import type { CrashableShop } from './activity.ts';
import { STOCK } from './check-invariants.ts';
import { createRandom } from './random.ts';

const PRODUCTS = ['chilli', 'papad', 'pickle'];

export interface OpenShopOptions {
  /** Migrated and empty. */
  database: Database;
  /** Sends one request to the server of that database. */
  send: CrashableShop['send'];
  /** The same seed chooses the same products. */
  seed: number;
  clients: number;
}

/** Adds products with plenty of stock to the database, and returns the shop for activities. */
export async function openShop(options: OpenShopOptions): Promise<CrashableShop> {
  const { database, send, seed, clients } = options;
  const stock = { db: database.db, now: Date.now };
  for (const id of PRODUCTS) await addProduct(stock, { id, name: id, stock_quantity: STOCK });
  const random = createRandom(seed);
  let keys = 0;
  return {
    send,
    stock,
    random,
    clients,
    signUpShoppers(count) {
      const visitor = () => createVisitor(send);
      return Promise.all(Array.from({ length: count }, () => signUpWithAddress({ visitor })));
    },
    choose() {
      const chosen = PRODUCTS.filter(() => random() < 0.7);
      const products = chosen.length > 0 ? chosen : PRODUCTS.slice(0, 1);
      return Object.fromEntries(products.map((id) => [id, 1 + Math.floor(random() * 3)]));
    },
    makeKey() {
      keys += 1;
      return `attempt-number-${seed}-${keys}`;
    },
  };
}
