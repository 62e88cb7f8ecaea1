import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeStrayPercents } from './stray-percents.ts';

test.each([
  ['/about-us%', '/about-us%25'],
  ['/category/%E0%A4', '/category/%25E0%25A4'],
  ['/%?a=%', '/%25?a=%'],
  ['/page/%zz%20a', '/page/%25zz%20a'],
  ['/page/%2', '/page/%252'],
  ['/cart%.data', '/cart%25.data'],
])('%s is read as %s', (url, readable) => {
  expect(escapeStrayPercents(url)).toBe(readable);
});

test.each(['/', '/page/%20', '/page/a?b=%', '/api/v1/products/%', '*'])('%s stays', (url) => {
  expect(escapeStrayPercents(url)).toBe(url);
});

test('every path can be decoded, and what could be is not changed', () => {
  const pieces = fc.array(fc.constantFrom('%', '%E0', '%A4', '%20', '%2', '/', 'a'));
  fc.assert(
    fc.property(pieces, (parts) => {
      const readable = escapeStrayPercents(`/x${parts.join('')}`);
      expect(() => decodeURIComponent(readable)).not.toThrow();
      expect(escapeStrayPercents(readable)).toBe(readable);
    }),
  );
});
