import {
  REPORTS,
  RETRIES,
  SHARED_MODULES,
  SOURCE_CONDITIONS,
  TIMEOUTS,
} from '@haat/checks/vitest-settings';
import { defineConfig } from 'vitest/config';
import { ContractReporter } from './test/support/contract/contract-report.ts';

const { FIGURES } = process.env;

// What OpenTelemetry, of prom-client, exports for `module` is for bundlers: Node cannot load it.
const conditions = SOURCE_CONDITIONS.filter((condition) => condition !== 'module');
const ssr = { resolve: { conditions } };

/** What repeats on PostgreSQL: its own SQL, locks and races, its migrations and backups. */
const ON_POSTGRES = [
  'test/**/*.postgres.test.ts',
  'test/platform/database/**/*.test.ts',
  'test/platform/idempotency/**/*.test.ts',
  'test/backup/**/*.test.ts',
  'test/accounts/{email-change,sessions}.test.ts',
  'test/cart/**/*.test.ts',
  'test/catalogue/{import-catalogue,large-catalogue,products}.test.ts',
  'test/desk/{audit,discounts,goods-deletion,goods-undo,gst,invited-account,many-goods,messages,money,notices,reports,settlements}.test.ts',
  'test/desk/{order-list,order-moves,order-returns,order-texts,orders,phone-orders,today}.test.ts',
  'test/faults/all-or-nothing.test.ts',
  'test/media/shared-pictures.test.ts',
  'test/orders/{order-expiry,order-limits,order-mails,order-races}.test.ts',
  'test/payments/payment-orderings.test.ts',
  'test/reviews/reviews.test.ts',
];

/**
 * What only a load shows, in memory or time, or many processes at once, of which two processes show the
 * rule: a part of it would prove nothing more. `npm run chaos` runs them.
 */
const LOADS = [
  'test/accounts/login-flood.test.ts',
  'test/desk/goods-file-load.test.ts',
  'test/orders/many-processes.postgres.test.ts',
];
const exclude = FIGURES === 'whole' ? [] : LOADS;

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores, and PostgreSQL wants some of them.
    maxWorkers: 2,
    ...SHARED_MODULES,
    ...TIMEOUTS,
    retry: RETRIES,
    expect: { poll: { timeout: 30_000 } },
    tags: [
      {
        name: 'figure',
        description: 'Shows a figure: a slice of it, or with FIGURES=whole all of it.',
        timeout: FIGURES === 'whole' ? 900_000 : 180_000,
      },
    ],
    ...REPORTS,
    reporters: [...REPORTS.reporters, new ContractReporter()],
    projects: [
      {
        extends: true,
        ssr,
        test: {
          name: 'sqlite',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          // What only PostgreSQL can do, such as serving several processes.
          exclude: ['**/*.postgres.test.ts', ...exclude],
        },
      },
      {
        extends: true,
        ssr,
        test: {
          name: 'postgres',
          include: FIGURES === 'whole' ? ['test/**/*.test.ts'] : ON_POSTGRES,
          exclude,
          globalSetup: ['test/support/databases/start-postgres.ts'],
        },
      },
    ],
  },
});
