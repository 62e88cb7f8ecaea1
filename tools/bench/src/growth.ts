// `npm run bench -- growth`: what a shop of 100,000 products and 1,000,000 orders costs, beside one of
// 100 products and 1,000 orders, on both databases. Prints the lower quartile of each call
// (other work on the machine only ever adds) and large/small.
// node --conditions=@haat/source tools/bench/src/growth.ts [--database sqlite|postgres] [--products n] [--orders n]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '@haat/server/src/platform/database/migrate.ts';
import { type Database, openDatabase } from '@haat/server/src/platform/database/open-database.ts';
import { raiseRevision } from '@haat/server/src/platform/database/revisions.ts';
import { type ShopSize, seedLarge } from '@haat/server/test/support/databases/seed-large.ts';
import { launchPostgres } from '@haat/server/test/support/databases/start-postgres.ts';
import { signUpWithAddress } from '@haat/server/test/support/people/shopper-with-address.ts';
import { findFreePort } from '@haat/server/test/support/processes/free-port.ts';
import {
  createSender,
  startShopProcess,
} from '@haat/server/test/support/processes/shop-process.ts';
import { createVisitor } from '@haat/server/test/support/requests/visitor.ts';
import { sql } from 'kysely';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '1.5' },
  },
});

const SMALL: ShopSize = { products: 100, orders: 1_000, brands: 10 };
const LARGE: ShopSize = {
  products: Number(values.products),
  orders: Number(values.orders),
  brands: 100,
};
const ORDERS_OF_ONE = 10;
const MAX_REQUESTS = 100;

/** Requests of one kind; each has several variants, so that no single row is in every cache. */
const MEASURES: Record<string, (index: number, size: ShopSize) => string> = {
  'list, newest': () => '/products?limit=9',
  'list, by price, page 3': () => '/products?limit=9&sort=price-asc&page=3',
  'list, best sellers': () => '/products?limit=4&sort=bestseller',
  'list, in stock': () => '/products?limit=9&inStock=true',
  'list, sold out': () => '/products?limit=9&availability=out-of-stock',
  'one category': (index) => `/products?limit=9&category=category-${index % 8}`,
  'several categories': (index) =>
    `/products?limit=9&categories=category-${index % 8},category-${(index + 3) % 8}`,
  'several categories, by price, in stock': (index) =>
    `/products?limit=9&sort=price-asc&inStock=true&categories=category-${index % 8},category-${(index + 1) % 8},category-${(index + 5) % 8}`,
  brand: (index) => `/products?limit=9&brand=Group%20${index % 10}`,
  'brand, by price': (index) => `/products?limit=9&sort=price-asc&brand=Group%20${index % 10}`,
  'brand in a category': (index) =>
    `/products?limit=9&brand=Group%20${index % 10}&category=category-${index % 2}`,
  'search, one product': (index, size) =>
    `/products?limit=6&search=lot${(index * 37) % size.products}`,
  'search, a word of every 20th': () => '/products?limit=6&search=mango',
  'search, two words': () => '/products?limit=6&search=mango%20pickle',
  'search, two letters': () => '/products?limit=6&search=ma',
  'search, a word of all': () => '/products?limit=6&search=handmade',
  'search, a word of all, by price': () => '/products?limit=9&sort=price-asc&search=handmade',
  'search, two words of all': () => '/products?limit=6&search=handmade%20rajasthan',
  'search in a category': (index) =>
    `/products?limit=9&search=mango&category=category-${index % 8}`,
  'a product': (index, size) =>
    `/products/p${String((index * 37) % size.products).padStart(25, '0')}`,
  'orders of a shopper': () => '/order/get-all',
  'an order': () => '/order/{id}',
};

type Figures = Map<string, { cached: number; counted: number }>;

async function measureShop(
  size: ShopSize,
  place: { database: Database; environment: Record<string, string> },
): Promise<Figures> {
  const { database, environment } = place;
  const port = await findFreePort();
  const shop = startShopProcess({
    PORT: String(port),
    SEED: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...environment,
  });
  const sender = createSender(port);
  try {
    await shop.waitFor('Shop ready at');
    const shopper = await signUpWithAddress({ visitor: () => createVisitor(sender.send) });
    const product = `p${'1'.padStart(25, '0')}`;
    let orderId = '';
    for (let count = 0; count < ORDERS_OF_ONE; count += 1) {
      orderId = (await shopper.order({ [product]: 1 })).body.data._id;
    }
    const figures: Figures = new Map();
    const changeCatalogue = async () => void (await raiseRevision(database.db, 'catalogue'));
    for (const [name, toPath] of Object.entries(MEASURES)) {
      const time = async (beforeEach?: () => Promise<void>): Promise<number> => {
        const times: number[] = [];
        const endsAt = performance.now() + Number(values.seconds) * 1000;
        for (let index = 0; index < MAX_REQUESTS; index += 1) {
          await beforeEach?.();
          const path = toPath(index, size).replace('{id}', orderId);
          const startedAt = performance.now();
          const reply = await shopper.get(path);
          times.push(performance.now() - startedAt);
          if (reply.status !== 200) throw new Error(`${path}: ${reply.text}`);
          if (performance.now() > endsAt) break;
        }
        times.sort((a, b) => a - b);
        return times[Math.floor(times.length / 4)] ?? Number.NaN;
      };
      await time();
      const cached = await time();
      const isList = toPath(0, size).startsWith('/products?');
      const counted = isList ? await time(changeCatalogue) : cached;
      figures.set(name, { cached, counted });
    }
    return figures;
  } finally {
    sender.close();
    await shop.kill();
  }
}

async function measureEngine(engine: 'sqlite' | 'postgres'): Promise<void> {
  const results: Figures[] = [];
  for (const size of [SMALL, LARGE]) {
    const dataDir = await mkdtemp(join(tmpdir(), 'haat-growth-'));
    const server = engine === 'postgres' ? await launchPostgres() : undefined;
    const database = await openDatabase({ dataDir, databaseUrl: server?.url });
    try {
      await migrate(database);
      const startedAt = performance.now();
      await seedLarge(database, size);
      // PostgreSQL does it by itself after a while.
      if (engine === 'postgres') await sql`vacuum analyze`.execute(database.db);
      process.stdout.write(
        `${engine}: ${size.products} products and ${size.orders} orders made in ${Math.round((performance.now() - startedAt) / 1000)} s\n`,
      );
      const environment = { DATA_DIR: dataDir, ...(server && { DATABASE_URL: server.url }) };
      results.push(await measureShop(size, { database, environment }));
    } finally {
      await database.close();
      await server?.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  const [small, large] = results;
  if (small === undefined || large === undefined) return;
  const ms = (value: number) => value.toFixed(1);
  process.stdout.write(
    `\n| ${engine}, lower quartile, ms | small | large | large/small | small, after an import | large, after an import | large/small |\n|---|--:|--:|--:|--:|--:|--:|\n`,
  );
  for (const [name, a] of small) {
    const b = large.get(name);
    if (b === undefined) continue;
    const ratio = (x: number, y: number) => `${(y / x).toFixed(1)}x`;
    process.stdout.write(
      `| ${name} | ${ms(a.cached)} | ${ms(b.cached)} | ${ratio(a.cached, b.cached)} | ${ms(a.counted)} | ${ms(b.counted)} | ${ratio(a.counted, b.counted)} |\n`,
    );
  }
}

for (const engine of ['sqlite', 'postgres'] as const) {
  if (values.database === undefined || values.database === engine) await measureEngine(engine);
}
