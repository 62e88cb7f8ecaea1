import { REPORTS, RETRIES, SOURCE_CONDITIONS } from '@haat/checks/vitest-settings';
import { defineConfig } from 'vitest/config';

const ssr = { resolve: { conditions: SOURCE_CONDITIONS } };

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores, and PostgreSQL wants some of them.
    maxWorkers: 2,
    // Nothing here is a benchmark: a busy machine must not fail a test.
    testTimeout: 240_000,
    hookTimeout: 60_000,
    retry: RETRIES,
    ...REPORTS,
    projects: [
      {
        extends: true,
        ssr,
        test: {
          name: 'sqlite',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts'],
        },
      },
      {
        extends: true,
        ssr,
        test: {
          name: 'postgres',
          include: ['test/**/*.test.ts'],
          // Vitest resolves a set-up without the condition of the sources: a path, not a package's name.
          globalSetup: ['../../apps/server/test/support/databases/start-postgres.ts'],
        },
      },
    ],
  },
});
