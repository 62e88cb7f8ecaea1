import { defineConfig } from 'vitest/config';

// A time zone that is neither UTC nor India's: a rule that reads the machine's clock shows it.
Object.assign(process.env, { TZ: 'Pacific/Chatham' });

export default defineConfig({
  // The package's own name resolves to its source, so no build is needed before a test.
  ssr: { resolve: { conditions: ['@haat/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    // Pure functions leave nothing behind: one worker serves many files.
    isolate: false,
    // Generous: a busy machine must not fail a test.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    coverage: {
      enabled: true,
      provider: 'v8',
      include: ['src/**/*.ts'],
      // Every file counts but the entry, which only re-exports.
      exclude: ['src/**/*.test.ts', 'src/index.ts'],
      reporter: ['text-summary'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
});
