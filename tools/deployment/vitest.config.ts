import { REPORTS, RETRIES } from '@haat/checks/vitest-settings';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    retry: RETRIES,
    ...REPORTS,
  },
});
