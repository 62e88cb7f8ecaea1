import { defineConfig } from 'vitest/config';

// Only the tests beside the sources: those in test/ read the text of the sources, which a mutation
// run rewrites.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
