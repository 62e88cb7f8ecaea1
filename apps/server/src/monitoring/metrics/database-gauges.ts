import { Gauge, type Registry } from 'prom-client';
import type { ShopContext } from '../../context.ts';
import { countOrdersSince, countRefundsDue } from '../../orders/orders.repository.ts';
import { countPaymentsToCheck } from '../../payments/payments.repository.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Readiness } from '../../platform/health/readiness.ts';
import { countStockAlerts } from '../../stock-alerts/stock-alerts.repository.ts';
import { createTimelyReading } from './timely-reading.ts';

/** How long what was read of the database is shown, ms: several scrapers cost no more than one. */
const READING_LIFE_MS = 5_000;
/** A scrape does not wait longer for the database, ms; Prometheus gives up after 10 s. */
const READING_TIMEOUT_MS = 2_000;
/** A check of a payment is due within a minute; this much later nobody makes it. */
const OVERDUE_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Adds what only the database knows, read at a scrape. It is left out while the database is unavailable. */
export function addDatabaseGauges(
  registry: Registry,
  shop: { context: ShopContext; database: Database; readiness: Readiness },
): void {
  const { context, database, readiness } = shop;
  const { db, now } = context;
  const read = createTimelyReading(
    async () => {
      const time = now();
      return {
        payments: await countPaymentsToCheck(db, time - OVERDUE_MS),
        orders: await countOrdersSince(db, time - HOUR_MS),
        refunds: await countRefundsDue(db),
        alerts: await countStockAlerts(db),
        isWritable: await readiness.isWritable(),
      };
    },
    { lifeMs: READING_LIFE_MS, timeoutMs: READING_TIMEOUT_MS, now: () => performance.now() },
  );
  const common = { registers: [registry], aggregator: 'max' as const };

  new Gauge({
    ...common,
    name: 'haat_database_readable',
    help: '1 while the database responds within 2 s.',
    async collect() {
      this.set((await read()) === undefined ? 0 : 1);
    },
  });
  new Gauge({
    ...common,
    name: 'haat_database_writable',
    help: '1 while the database can be written to; 0 with a full disk.',
    async collect() {
      const reading = await read();
      this.set(reading?.isWritable ? 1 : 0);
    },
  });
  new Gauge({
    ...common,
    name: 'haat_payments_undecided',
    help: 'Payments about which the provider is asked again, by status.',
    labelNames: ['status'],
    async collect() {
      this.reset();
      for (const { status, count } of (await read())?.payments ?? []) this.set({ status }, count);
    },
  });
  new Gauge({
    ...common,
    name: 'haat_payments_overdue',
    help: 'Payments whose check has been due for 10 minutes.',
    async collect() {
      const reading = await read();
      setOrLeaveOut(
        this,
        reading?.payments.reduce((sum, { overdue }) => sum + overdue, 0),
      );
    },
  });
  new Gauge({
    ...common,
    name: 'haat_refunds_due',
    help: 'Orders whose money has to be given back by a person.',
    async collect() {
      setOrLeaveOut(this, (await read())?.refunds);
    },
  });
  new Gauge({
    ...common,
    name: 'haat_orders_last_hour',
    help: 'Orders placed in the last hour, by method and status of their payment.',
    labelNames: ['payment_method', 'payment_status'],
    async collect() {
      this.reset();
      for (const { count, ...labels } of (await read())?.orders ?? []) this.set(labels, count);
    },
  });
  new Gauge({
    ...common,
    name: 'haat_stock_alerts_waiting',
    help: 'Requests to be told that a product is back in stock.',
    async collect() {
      setOrLeaveOut(this, (await read())?.alerts);
    },
  });
  new Gauge({
    name: 'haat_database_connections_in_use',
    help: 'Connections that run a query or a transaction; with SQLite the writer alone.',
    registers: [registry],
    collect() {
      this.set(database.countConnections().inUse);
    },
  });
  new Gauge({
    name: 'haat_database_waiting_queries',
    help: 'Queries and transactions that wait for a connection; with SQLite for the writer.',
    registers: [registry],
    collect() {
      this.set(database.countConnections().waiting);
    },
  });
}

function setOrLeaveOut(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}
