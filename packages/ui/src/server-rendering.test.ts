import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Specimen } from '../test/specimen.tsx';

test('every component renders on a server, the same each time', () => {
  const html = renderToString(createElement(Specimen));
  expect(html).toContain('Handmade food and crafts');
  expect(renderToString(createElement(Specimen))).toBe(html);
});

test('panels of tabs are in the HTML, a closed dialog is not', () => {
  const html = renderToString(createElement(Specimen));
  expect(html).toContain('Storage Type: Airtight, Resealable Pouch');
  expect(html).not.toContain('Cancel this order?');
});

test('components with state or handlers of their own say that they run in a browser, no others', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file, code: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }));
  const needing = sources.filter(({ code }) =>
    /\buse(State|Effect|Ref)\(|\son[A-Z]\w+=\{/.test(code),
  );
  const saying = sources.filter(({ code }) => code.startsWith("'use client';\n"));
  expect(needing.length).toBeGreaterThan(4);
  expect(saying.map(({ file }) => file)).toEqual(needing.map(({ file }) => file));
});
