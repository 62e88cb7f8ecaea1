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
