import { findChromium } from '@haat/checks/find-chromium';
import {
  REPORTS,
  RETRIES,
  SHARED_MODULES,
  SOURCE_CONDITIONS,
  TIMEOUTS,
} from '@haat/checks/vitest-settings';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// *.test.ts run in Node (rules, stores), *.test.tsx in a real browser (screens) with a shop in memory.
// The workspace's packages are used from their source, without a build.
export default defineConfig({
  test: {
    ...REPORTS,
    projects: [
      {
        ssr: { resolve: { conditions: SOURCE_CONDITIONS } },
        test: {
          name: 'node',
          ...SHARED_MODULES,
          ...TIMEOUTS,
          include: ['app/**/*.test.ts', 'test/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [tailwindcss()],
        resolve: { conditions: ['@haat/source', ...defaultClientConditions] },
        // Listed ahead: a dependency that is discovered during the tests reloads the page.
        optimizeDeps: {
          // Bundled anew at each start, since the workspace's sources change: a request for each module, by
          // each test file, takes a fifth of the processor time.
          force: true,
          entries: ['app/root.tsx', 'app/**/*.route.tsx', 'app/**/*.test.tsx'],
          include: [
            '@haat/api-sdk',
            '@haat/domain',
            '@haat/mock-shop',
            '@haat/ui',
            'lucide',
            '@mswjs/interceptors/fetch',
            'msw/experimental',
            'msw/http',
            'react',
            'react-dom/client',
            'react-hot-toast/headless',
            'react-router',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'zustand',
            'zustand/vanilla',
          ],
        },
        test: {
          name: 'browser',
          ...TIMEOUTS,
          retry: RETRIES,
          expect: { poll: { timeout: 10_000 } },
          include: ['app/**/*.test.tsx'],
          setupFiles: ['test/support/browser-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 360, height: 780 },
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] },
              contextOptions: {
                locale: 'en-IN',
                timezoneId: 'Asia/Kolkata',
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
