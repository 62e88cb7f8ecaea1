import { defineConfig } from 'vitest/config';

// A time zone that is neither UTC nor India's: a rule that reads the machine's clock shows it.
Object.assign(process.env, { TZ: 'Pacific/Chatham' });

// Only the tests beside the sources: those in test/ read the text of the sources, which a mutation
// run rewrites.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
