import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from 'prom-client';
import type { Config } from '../../config.ts';
import type { ShopContext } from '../../context.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Readiness } from '../../platform/health/readiness.ts';
import {
  cacheLookups,
  failedDecodings,
  madeVariants,
  mails,
  operations,
  placedOrders,
  queries,
  responses,
  securityEvents,
} from '../../platform/instrumentation/channels.ts';
import { addDatabaseGauges } from './database-gauges.ts';
import { addDiskGauges } from './disk-gauges.ts';
import type { MetricsText } from './metrics-server.ts';

/** Upper bounds in s: a cached page takes less than 1 ms, a sign-in 100 ms; after 20 s a request gets a 503. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
/** Upper bounds in s: from a look-up by key in SQLite to the timeout of a statement. */
const QUERY_BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];
/** Upper bounds in s, up to the timeouts of other servers. */
const CALL_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Gauges of prom-client that end in `_total`, which is for counters. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** The metrics of this process, in Prometheus' format. */
export interface ShopMetrics {
  /** Adds what the database, its disk and its readiness tell at the moment of a scrape. */
  watchShop(shop: { context: ShopContext; database: Database; readiness: Readiness }): void;
  /** Collects all metrics of this process. */
  collectMetrics(): Promise<MetricsText>;
  /** The same for {@link joinMetrics}, in the JSON of prom-client. */
  collectJson(): Promise<MetricObject[]>;
  /** Ends the counting. */
  close(): void;
}

/** Counts from now on. No label holds anything that a visitor can make up. */
export function createShopMetrics(config: Config): ShopMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const subscriptions = [
    countResponses(registry),
    countCacheLookups(registry),
    countQueries(registry, config.databaseUrl === undefined ? 'sqlite' : 'postgresql'),
    countMails(registry),
    countOperations(registry),
    ...countEvents(registry),
  ];
  return {
    watchShop(shop) {
      addDatabaseGauges(registry, shop);
      addDiskGauges(registry, config);
    },
    async collectMetrics() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
    collectJson: () => registry.getMetricsAsJSON(),
    close() {
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}

function countResponses(registry: Registry): () => void {
  const requests = new Histogram({
    name: 'haat_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response, by route and status class.',
    labelNames: ['route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  });
  return responses.subscribe(({ route, status, seconds }) => {
    requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds);
  });
}

function countCacheLookups(registry: Registry): () => void {
  const lookups = new Counter({
    name: 'haat_cache_lookups_total',
    help: 'Looks into the caches: of the front (finished responses), of API responses and of pages.',
    labelNames: ['cache', 'outcome'],
    registers: [registry],
  });
  return cacheLookups.subscribe(({ cache, outcome }) => lookups.inc({ cache, outcome }));
}

function countQueries(registry: Registry, engine: 'sqlite' | 'postgresql'): () => void {
  const durations = new Histogram({
    name: 'haat_database_query_duration_seconds',
    help: 'Time of a query, with its waiting for a lock.',
    labelNames: ['engine', 'outcome'],
    buckets: QUERY_BUCKETS,
    registers: [registry],
  });
  return queries.subscribe(({ seconds, hasFailed }) => {
    durations.observe({ engine, outcome: hasFailed ? 'error' : 'ok' }, seconds);
  });
}

function countMails(registry: Registry): () => void {
  const waiting = new Gauge({
    name: 'haat_mails_waiting',
    help: 'Mails that are not sent yet.',
    registers: [registry],
  });
  const ended = new Counter({
    name: 'haat_mails_total',
    help: 'Mails that were sent, tries that are repeated later, and mails that were given up.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'delayed', 'failed']) ended.inc({ outcome }, 0);
  return mails.subscribe(({ state }) => {
    if (state === 'posted') return waiting.inc();
    ended.inc({ outcome: state });
    if (state !== 'delayed') waiting.dec();
  });
}

function countOperations(registry: Registry): () => void {
  const renderings = new Histogram({
    name: 'haat_page_render_duration_seconds',
    help: 'Time to render a page.',
    labelNames: ['outcome'],
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  });
  const calls = new Histogram({
    name: 'haat_outgoing_call_duration_seconds',
    help: 'Time of calls to the payment provider, the mail server, the bucket and the postal service.',
    labelNames: ['peer', 'outcome'],
    buckets: CALL_BUCKETS,
    registers: [registry],
  });
  return operations.subscribe(({ kind, name, seconds, hasFailed }) => {
    const outcome = hasFailed ? 'error' : 'ok';
    if (kind === 'rendering') renderings.observe({ outcome }, seconds);
    else calls.observe({ peer: name, outcome }, seconds);
  });
}

function countEvents(registry: Registry): (() => void)[] {
  const registers = [registry];
  const orders = new Counter({
    name: 'haat_orders_placed_total',
    help: 'Orders that were placed, by payment method.',
    labelNames: ['payment_method'],
    registers,
  });
  for (const method of ['cod', 'online']) orders.inc({ payment_method: method }, 0);
  const security = new Counter({
    name: 'haat_security_events_total',
    help: 'Events of the security log, such as failed sign-ins and requests beyond a rate limit.',
    labelNames: ['event', 'outcome'],
    registers,
  });
  const variants = new Counter({
    name: 'haat_picture_variants_made_total',
    help: 'Pictures that were converted to another width or format.',
    labelNames: ['format'],
    registers,
  });
  const decodings = new Counter({
    name: 'haat_picture_processes_failed_total',
    help: 'Processes for pictures of shoppers that crashed or took too long.',
    registers,
  });
  return [
    placedOrders.subscribe(({ paymentMethod }) => orders.inc({ payment_method: paymentMethod })),
    securityEvents.subscribe(({ event, outcome }) => security.inc({ event, outcome })),
    madeVariants.subscribe(({ format }) => variants.inc({ format })),
    failedDecodings.subscribe(() => decodings.inc()),
  ];
}
