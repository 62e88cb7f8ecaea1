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

// What OpenTelemetry exports for `module` is for bundlers: Node cannot load it.
const conditions = SOURCE_CONDITIONS.filter((condition) => condition !== 'module');
const ssr = { resolve: { conditions } };

/**
 * What these show happens before a query, in a process without a database, or on the embedded database
 * alone: the second time would prove nothing. With FIGURES=whole the figures among them run on both.
 * A file that alone calls an operation is not among them: the contract's report wants each on each database.
 */
const WITHOUT_DATABASE = [
  'test/accounts/login-flood.test.ts',
  'test/process.test.ts',
  'test/commands/backup.test.ts',
  'test/content/safe-html.test.ts',
  'test/media/decode-picture.test.ts',
  'test/monitoring/loaded-packages.test.ts',
  'test/payments/razorpay-api.test.ts',
  'test/platform/cache/response-cache-memory.test.ts',
  'test/platform/contract/api-docs.test.ts',
  'test/platform/contract/form-rules.test.ts',
  'test/platform/http/connections.test.ts',
  'test/platform/http/cross-origin.test.ts',
  'test/platform/http/request-framing.test.ts',
  'test/platform/http/response-headers.test.ts',
  'test/platform/mail/mails.test.ts',
  'test/ssr/crawler-files.test.ts',
  'test/ssr/shell.test.ts',
  'test/ssr/shell-policy.test.ts',
  'test/ssr/streamed-responses.test.ts',
];
const FIGURES_WITHOUT_DATABASE = [
  'test/faults/upload-faults.test.ts',
  'test/media/picture-memory.test.ts',
  'test/platform/http/body-load.test.ts',
];

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
          exclude: ['**/*.postgres.test.ts'],
        },
      },
      {
        extends: true,
        ssr,
        test: {
          name: 'postgres',
          include: ['test/**/*.test.ts'],
          exclude: [...WITHOUT_DATABASE, ...(FIGURES === 'whole' ? [] : FIGURES_WITHOUT_DATABASE)],
          globalSetup: ['test/support/databases/start-postgres.ts'],
        },
      },
    ],
  },
});
