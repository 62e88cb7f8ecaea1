import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findChromium } from '@haat/checks/find-chromium';
import { chromium } from 'playwright';
import { build } from 'vite';
import { expect, it, vi } from 'vitest';

it('is one file that opens from a folder, without a request', async () => {
  // As the command builds it: React for production, without its messages for developers.
  vi.stubEnv('NODE_ENV', 'production');
  const outDir = await mkdtemp(join(tmpdir(), 'haat-gallery-'));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    await build({
      configFile: fileURLToPath(new URL('./vite.config.ts', import.meta.url)),
      logLevel: 'error',
      build: { outDir },
    });
    expect(await readdir(outDir)).toEqual(['index.html']);
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const url = pathToFileURL(join(outDir, 'index.html')).href;
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.fonts.check("16px 'Rozha One'"))).toBe(true);
    expect(requests.filter((asked) => !asked.startsWith('data:'))).toEqual([url]);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    vi.unstubAllEnvs();
    await rm(outDir, { recursive: true, force: true });
  }
});
