import { findChromium } from '@haat/checks/find-chromium';
import { RETRIES } from '@haat/checks/vitest-settings';
import { defineConfig, devices } from '@playwright/test';

const launchOptions = {
  executablePath: findChromium(),
  // Machines that run as root (CI) have no sandbox; the rest keeps the browser off the network.
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Fewer processes pass fewer messages: 15 % less processor time for short tests.
    '--enable-features=NetworkServiceInProcess2',
    '--in-process-gpu',
    // Pages live for a second: code that is compiled late, and never optimized, saves 4 % for axe.
    '--js-flags=--max-lazy,--no-opt,--single-threaded-gc',
  ],
};

/** The smallest phone that we promise to serve well. */
const phone = {
  ...devices['Pixel 5'],
  viewport: { width: 360, height: 780 },
  // What a sharper screen adds is larger pictures, which every new shop would encode.
  deviceScaleFactor: 1,
  launchOptions,
};

export default defineConfig({
  testDir: 'specs',
  globalSetup: './fixtures/shop/seed-shop.ts',
  outputDir: 'test-results/artifacts',
  // Each worker has a shop of its own. Two cores are busy with three: a test often waits for its page.
  workers: 3,
  forbidOnly: true,
  retries: RETRIES,
  // Time limits for a machine that does several other things; no test waits for them to pass.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    // One context for the tests of a worker, emptied between them, saves a third of the processor time.
    reuseContext: true,
    // A copy of the tests before would show in the tests after; `offline.spec.ts` has contexts of its own.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording slows every test; `playwright test --trace on` shows one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // What differs on a wide screen is looked at there within the same journey.
  projects: [{ name: 'phone', use: phone }],
});
