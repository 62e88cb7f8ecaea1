import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Chip, Pagination, PasswordField, SkipLink, Stars, Stepper } from '../index.ts';

vi.mock('#language', () => import('./built-language.hi.ts'));

test('in a Hindi program the labels that components bring along are Hindi', () => {
  const html = renderToString(
    createElement('main', {}, [
      createElement('p', { key: 1 }, Chip({ children: 'मसाले' })),
      createElement(Pagination, { key: 2, currentPage: 2, totalPages: 3, hrefFor: String }),
      createElement(PasswordField, { key: 3, label: 'पासवर्ड' }),
      createElement(SkipLink, { key: 4, href: '#main' }),
      createElement(Stars, { key: 5, rating: 4.5 }),
      createElement(Stepper, { key: 6, label: 'कदम', steps: ['पता', 'पेमेंट'], currentIndex: 1 }),
    ]),
  );
  const labels = [...html.matchAll(/aria-label="([^"]*)"|>([^<]+)</g)].map(
    ([, name, text]) => name ?? text,
  );
  expect(labels).toContain('5 में से 4.5 सितारे');
  expect(labels).toContain(' हटाएँ');
  expect(labels.filter((label) => /[a-z]/i.test(String(label)))).toEqual([]);
});
