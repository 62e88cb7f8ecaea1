import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const [phone] = base.projects ?? [];

/** The widths that every screen is looked at in, in CSS px. */
const WIDTHS = [360, 768, 1280];

// Takes pictures for people to look at; it compares nothing, and is no part of `npm test`.
export default defineConfig({
  ...base,
  testDir: 'screenshots',
  testMatch: 'take-screenshots.ts',
  fullyParallel: true,
  timeout: 180_000,
  reporter: [['line']],
  use: { ...base.use, trace: 'off', screenshot: 'off' },
  projects: WIDTHS.map((width) => ({
    name: String(width),
    use: {
      launchOptions: phone?.use?.launchOptions ?? {},
      viewport: { width, height: width < 700 ? 780 : 900 },
      hasTouch: width < 1000,
      contextOptions: { reducedMotion: 'reduce' as const },
    },
  })),
});
