import { defineConfig } from 'vitest/config';
import { ContractReporter } from './test/support/contract/contract-report.ts';

const { FIGURES } = process.env;

// Workspace packages resolve to their TypeScript source, so no build is needed before a test.
const ssr = {
  resolve: { conditions: ['@haat/source', 'module', 'node', 'development|production'] },
};

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores, and PostgreSQL wants some of them.
    maxWorkers: 2,
    // Every test builds a shop of its own; reading all modules again for each file proves nothing.
    isolate: false,
    // Nothing here is a benchmark: a busy machine must not fail a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    tags: [
      {
        name: 'figure',
        description: 'Shows a figure: a slice of it, or with FIGURES=whole all of it.',
        timeout: FIGURES === 'whole' ? 900_000 : 180_000,
      },
    ],
    reporters: ['default', 'json', new ContractReporter()],
    outputFile: { json: 'test-results/vitest.json' },
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
          globalSetup: ['test/support/start-postgres.ts'],
        },
      },
    ],
  },
});
