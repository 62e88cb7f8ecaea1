import { REPORTS, SHARED_MODULES, SOURCE_CONDITIONS, TIMEOUTS } from '@haat/checks/vitest-settings';
import { defineConfig } from 'vitest/config';

// A time zone that is neither UTC nor India's: a rule that reads the machine's clock shows it.
Object.assign(process.env, { TZ: 'Pacific/Chatham' });

export default defineConfig({
  ssr: { resolve: { conditions: SOURCE_CONDITIONS } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    ...SHARED_MODULES,
    ...TIMEOUTS,
    ...REPORTS,
  },
});
