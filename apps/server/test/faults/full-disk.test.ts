import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

const STOCK = 100_000;
/** The most that SQLite can count. */
const UNLIMITED_PAGES = 4_294_967_294;
/** Rejected orders in a row: enough to see a log line per request. */
const REJECTED_ORDERS = 5;

const FILLS = planFigure('fills of a file that cannot grow, while a shopper orders', {
  asked: 20,
  slice: 2,
});

/** SQLite reports a file with all of its permitted pages as it reports a full disk. */
async function limitPages({ context: { db } }: TestShop, count: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.raw(String(count))}`.execute(db);
}

// product 4.3.9, 8.11.2
test.runIf(inject('postgresUrl') === undefined)(
  'a full disk: writes get 503, reads go on, and everything works again once there is space',
  { tags: 'figure' },
  async ({ task }) => {
    const end = beginFigure(task, FILLS);
    const shop = await buildTestApp();
    const { context, database, clock, logLines } = shop;
    await addProduct(context, { id: 'chilli', stock_quantity: STOCK });
    const shopper = await signUpWithAddress(shop);
    const readiness = async () => (await shop.inject({ url: '/readyz' })).json().status;
    let accepted = 0;

    async function expectWholeOrders(): Promise<void> {
      const orders = await context.db.selectFrom('orders').select('id').execute();
      const lines = await context.db.selectFrom('order_lines').select('order_id').execute();
      expect(orders).toHaveLength(accepted);
      expect(new Set(lines.map((line) => line.order_id)).size).toBe(accepted);
      expect((await readProductRow(context, 'chilli')).stock_quantity).toBe(STOCK - accepted);
    }

    for (let fill = 0; fill < FILLS.count; fill += 1) {
      const { rows } = await sql<{ pages: number }>`
        select page_count as pages from pragma_page_count`.execute(database.db);
      const logged = logLines.length;
      // The space runs out at another place of an order each time.
      await limitPages(shop, (rows[0]?.pages ?? 0) + fill);
      const rejectedKeys: string[] = [];
      for (let count = 0; rejectedKeys.length < REJECTED_ORDERS; count += 1) {
        const key = `order-${fill}-${count}`;
        const reply = await shopper.order({ chilli: 1 }, {}, key);
        if (reply.status === 201) {
          accepted += 1;
          continue;
        }
        expect(reply).toMatchObject({ status: 503, body: { success: false } });
        expect(reply.headers['retry-after']).toBeDefined();
        rejectedKeys.push(key);
      }
      for (const path of ['/products', '/products/chilli', '/cart', '/order/get-all']) {
        expect((await shopper.get(path)).status, path).toBe(200);
      }
      expect(await readiness()).toBe('degraded');
      await expectWholeOrders();
      const lines = logLines.slice(logged);
      expect(lines.filter((line) => line.includes('no space left'))).toHaveLength(1);
      expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);

      await limitPages(shop, UNLIMITED_PAGES);
      for (const key of rejectedKeys) {
        expect((await shopper.order({ chilli: 1 }, {}, key)).status).toBe(201);
        accepted += 1;
      }
      // A failed check of writing counts for a while.
      clock.advance(11_000);
      expect(await readiness()).toBe('ok');
      await expectWholeOrders();
    }
    end(FILLS.count);
  },
);
