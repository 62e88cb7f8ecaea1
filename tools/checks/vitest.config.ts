import { defineConfig } from 'vitest/config';
import { REPORTS, SHARED_MODULES, TIMEOUTS } from './src/vitest/settings.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    ...SHARED_MODULES,
    ...TIMEOUTS,
    ...REPORTS,
  },
});
