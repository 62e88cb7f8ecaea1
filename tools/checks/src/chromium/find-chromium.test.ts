import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haat-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function place(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

/** A search that sees the folder of this test only. */
function search(env: Record<string, string>): string {
  return findChromium({ env, places: [], playwrightUsers: [`${pathToFileURL(folder).href}/`] });
}

test('CHROMIUM_PATH wins over a Chromium of the system', () => {
  place('chromium');
  const chosen = place('my-browser');
  expect(search({ CHROMIUM_PATH: chosen, PATH: folder })).toBe(chosen);
});

test('a CHROMIUM_PATH that leads nowhere is an error, not silently another browser', () => {
  place('chromium');
  const env = { CHROMIUM_PATH: join(folder, 'gone'), PATH: folder };
  expect(() => search(env)).toThrow(/CHROMIUM_PATH is .*gone/);
});

test.each(['chromium', 'chromium-browser', 'google-chrome'])('finds %s on the PATH', (name) => {
  const path = place(name);
  expect(search({ PATH: folder })).toBe(path);
});

test('takes the one without a window where there are several', () => {
  place('chromium');
  const quick = place('chromium-headless-shell');
  expect(search({ PATH: folder })).toBe(quick);
});

test('a folder or a plain file of that name is not taken for the browser', () => {
  mkdirSync(join(folder, 'chromium'));
  writeFileSync(join(folder, 'google-chrome'), '', { mode: 0o644 });
  expect(() => search({ PATH: folder })).toThrow(/apt-get install chromium/);
});

test("falls back to Playwright's own download", () => {
  const browser = place('headless-chrome');
  const library = join(folder, 'node_modules/playwright');
  mkdirSync(library, { recursive: true });
  const code = `module.exports = { chromium: { executablePath: () => ${JSON.stringify(browser)} } };`;
  writeFileSync(join(library, 'index.js'), code);
  expect(search({ PATH: join(folder, 'none') })).toBe(browser);
});
