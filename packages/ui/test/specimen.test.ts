import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as ui from '../src/index.ts';
import { GROUPS } from './groups.ts';

/** Components are the functions whose names begin with a capital. */
const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

test('the specimen shows every component once', () => {
  const shown = GROUPS.flatMap(({ examples }) => examples.map(({ component }) => component));
  expect(components.length).toBeGreaterThan(30);
  expect(shown.toSorted()).toEqual(components.toSorted());
});

test('the README lists every component', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const listed = Array.from(readme.matchAll(/^- `([A-Z]\w+)`/gm), ([, name]) => name);
  expect(listed).toEqual(components.toSorted());
});
