import { defineConfig } from 'vitest/config';

// The tests of the workspace's own scripts; every package has its own configuration.
export default defineConfig({
  test: {
    include: ['scripts/**/*.test.mjs'],
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
  },
});
