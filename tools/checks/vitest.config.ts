import { defineConfig } from 'vitest/config';
import { REPORTS } from './src/vitest/settings.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    ...REPORTS,
  },
});
