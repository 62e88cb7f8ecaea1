import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Workspace packages resolve to their TypeScript source, so no build is needed before a test.
  ssr: { resolve: { conditions: ['@haat/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Generous: a busy machine must not fail a test.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    coverage: {
      enabled: true,
      provider: 'v8',
      include: ['src/**'],
      exclude: ['src/generated/**'],
      reporter: ['text-summary'],
      thresholds: { 100: true },
    },
  },
});
