// `npm run bench -- desk`: each list, filter, sort and report of the desk in a shop of 2,000 products and
// 10,000 orders, on both databases, beside a call that reads no list. Prints the median and the slowest of
// each, in ms, and ends with 1 when a median passes the limit.
// node --conditions=@haat/source tools/bench/src/desk.ts [--database sqlite|postgres] [--products n] [--orders n]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '@haat/server/src/platform/database/migrate.ts';
import { type Database, openDatabase } from '@haat/server/src/platform/database/open-database.ts';
import { seedLarge } from '@haat/server/test/support/databases/seed-large.ts';
import { launchPostgres } from '@haat/server/test/support/databases/start-postgres.ts';
import { giveSecondFactor, makeDeskMember } from '@haat/server/test/support/people/desk-members.ts';
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
    products: { type: 'string', default: '2000' },
    orders: { type: 'string', default: '10000' },
  },
});

/** The longest median of a list, in ms. */
const LIMIT_MS = 100;
const REQUESTS = 30;
const GROUPS = 12;
const COURIERS = ['India Post', 'DTDC', 'Delhivery'];

const PATHS = [
  '/desk/me',
  '/desk/today',
  ...['', '&view=to_pack', '&view=to_send', '&view=on_the_way', '&view=cash_due', '&q=Example'],
  ...['&status=pending', '&payment=paid', '&maker=g3', '&courier=DTDC', '&place=Jodhpur'],
  ...[
    '&from=2026-01-01&to=2026-12-31',
    '&sort=sum-desc',
    '&sort=place-asc',
    '&sort=state-asc',
    '&page=200',
  ],
].map((path) => (path.startsWith('/') ? path : `/desk/orders?limit=50${path}`));
const GOODS = [
  '',
  '&status=low',
  '&status=draft',
  '&maker=g3',
  '&q=mango',
  '&sort=-price',
  '&page=20',
];
PATHS.push(...GOODS.map((query) => `/desk/products?limit=50${query}`));
PATHS.push('/desk/money', '/desk/shoppers?q=Shopper', '/desk/audit');

/** Gives the seeded shop groups, and its orders the states, couriers and days of a year. */
async function spread({ db }: Database, now: number): Promise<void> {
  const dates = { created_at: now, updated_at: now };
  const groups = Array.from({ length: GROUPS }, (_, index) => ({
    ...{ id: `g${index}`, name: `Group ${index}`, slug: `group-${index}` },
    ...{ village: 'Example', district: 'Jodhpur', craft: 'spices', content: '' },
    ...dates,
  }));
  await db.insertInto('makers').values(groups).execute();
  const number = (column: string) => sql.raw(`cast(substr(${column}, 2) as integer)`);
  await sql`update products set maker_id = 'g' || cast(${number('id')} % ${sql.lit(GROUPS)} as text)`.execute(
    db,
  );
  await sql`update order_lines set maker_id = (select maker_id from products where products.id = order_lines.product_id)`.execute(
    db,
  );
  const couriers = sql.join(
    COURIERS.map((name, index) => sql`when ${sql.lit(index)} then ${sql.lit(name)}`),
    sql` `,
  );
  await sql`update orders set
    created_at = ${sql.lit(now)} - ${number('id')} * cast(3000000 as bigint),
    status = case ${number('id')} % 10 when 0 then 'pending' when 1 then 'processing' when 2 then 'shipped' when 3 then 'cancelled' else 'delivered' end,
    payment_status = case when ${number('id')} % 10 < 3 then 'pending' when ${number('id')} % 10 = 3 then 'cancelled' else 'paid' end,
    courier = case when ${number('id')} % 10 in (0, 1, 3) then '' else case ${number('id')} % 3 ${couriers} end end`.execute(
    db,
  );
}

async function measureEngine(engine: 'sqlite' | 'postgres'): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-desk-'));
  const server = engine === 'postgres' ? await launchPostgres() : undefined;
  const database = await openDatabase({ dataDir, databaseUrl: server?.url });
  try {
    await migrate(database);
    const size = { products: Number(values.products), orders: Number(values.orders) };
    await seedLarge(database, { ...size, brands: GROUPS });
    await spread(database, Date.now());
    if (engine === 'postgres') await sql`vacuum analyze`.execute(database.db);
    const port = await findFreePort();
    const shop = startShopProcess({
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'none',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ...(server && { DATABASE_URL: server.url }),
    });
    const sender = createSender(port);
    try {
      await shop.waitFor('Shop ready at');
      const owner = createVisitor(sender.send);
      const { userId } = await owner.signUp({ fullName: 'Desk owner' });
      const context = { db: database.db, now: Date.now };
      await makeDeskMember(context, userId, { role: 'owner' });
      await giveSecondFactor({ context }, userId);
      process.stdout.write(`\n| ${engine} | median, ms | slowest, ms |\n|---|--:|--:|\n`);
      for (const path of [...PATHS, ...listReports()]) {
        const times: number[] = [];
        for (let index = -3; index < REQUESTS; index += 1) {
          const startedAt = performance.now();
          const reply = await owner.get(path);
          if (reply.status !== 200) throw new Error(`${path}: ${reply.text}`);
          if (index >= 0) times.push(performance.now() - startedAt);
        }
        times.sort((a, b) => a - b);
        const [median = 0, slowest = 0] = [times[REQUESTS / 2], times.at(-1)];
        if (median > LIMIT_MS) process.exitCode = 1;
        process.stdout.write(`| ${path} | ${median.toFixed(1)} | ${slowest.toFixed(1)} |\n`);
      }
    } finally {
      sender.close();
      await shop.kill();
    }
  } finally {
    await database.close();
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The reports of the last twelve months. */
function listReports(): string[] {
  const to = new Date().toISOString().slice(0, 7);
  const from = `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`;
  const kinds = ['group', 'product', 'place', 'payment'];
  return kinds.map((by) => `/desk/reports?by=${by}&from=${from}&to=${to}`);
}

for (const engine of ['sqlite', 'postgres'] as const) {
  if (values.database === undefined || values.database === engine) await measureEngine(engine);
}
