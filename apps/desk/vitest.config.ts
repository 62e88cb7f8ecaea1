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

// *.test.ts run in Node (rules of the screens), *.test.tsx in a real browser (screens).
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
          include: ['app/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [tailwindcss()],
        resolve: { conditions: ['@haat/source', ...defaultClientConditions] },
        // Listed ahead: a dependency that is discovered during the tests reloads the page.
        optimizeDeps: {
          // Bundled anew at each start, since the workspace's sources change: a request for each module and
          // icon, by each test file, takes more than half of the processor time.
          force: true,
          entries: ['app/root.tsx', 'app/**/*.route.tsx', 'app/**/*.test.tsx'],
          include: [
            '@haat/api-sdk',
            '@haat/api-sdk/tanstack',
            '@haat/domain',
            '@haat/ui',
            '@tanstack/react-query',
            '@tiptap/core',
            '@tiptap/extension-table',
            '@tiptap/react',
            '@tiptap/starter-kit',
            'idb-keyval',
            'lucide',
            'react',
            'react-dom/client',
            'react-router',
            'read-excel-file/universal',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'browser',
          ...TIMEOUTS,
          retry: RETRIES,
          expect: { poll: { timeout: 10_000 } },
          include: ['app/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 360, height: 780 },
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] },
              contextOptions: {
                locale: 'hi-IN',
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
