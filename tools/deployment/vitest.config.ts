import { REPORTS } from '@haat/checks/vitest-settings';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    ...REPORTS,
  },
});
