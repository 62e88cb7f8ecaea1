import { findChromium } from '@haat/checks/find-chromium';
import { REPORTS, RETRIES, SOURCE_CONDITIONS, TIMEOUTS } from '@haat/checks/vitest-settings';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// *.test.ts run in Node (rules, files, server rendering), *.test.tsx in a real browser (behaviour).
export default defineConfig({
  test: {
    ...REPORTS,
    projects: [
      {
        ssr: { resolve: { conditions: SOURCE_CONDITIONS } },
        test: { name: 'node', ...TIMEOUTS, include: ['{src,test}/**/*.test.ts'] },
      },
      {
        plugins: [tailwindcss()],
        resolve: { conditions: ['@haat/source', ...defaultClientConditions] },
        optimizeDeps: {
          include: [
            'axe-core',
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'browser',
          ...TIMEOUTS,
          retry: RETRIES,
          expect: { poll: { timeout: 10_000 } },
          include: ['src/**/*.test.tsx'],
          setupFiles: ['test/browser-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 360, height: 780 },
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] },
              contextOptions: { locale: 'en-IN', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
