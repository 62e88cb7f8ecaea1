import { REPORTS, SHARED_MODULES, SOURCE_CONDITIONS, TIMEOUTS } from '@haat/checks/vitest-settings';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: SOURCE_CONDITIONS } },
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    ...SHARED_MODULES,
    ...TIMEOUTS,
    ...REPORTS,
  },
});
