import { REPORTS, TIMEOUTS } from '@haat/checks/vitest-settings';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    ...TIMEOUTS,
    ...REPORTS,
  },
});
