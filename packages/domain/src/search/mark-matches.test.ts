import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markMatches } from './mark-matches.ts';

const mark = (text: string, search: string) =>
  markMatches(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Red Chilli Powder', 'chil', 'Red [Chil]li Powder'],
  ['Red Chilli Powder', 'RED powder', '[Red] Chilli [Powder]'],
  ['Red Chilli Powder', 'illi', 'Red Chilli Powder'],
  ['Jeera (Cumin Seeds)', 'jeera seed', '[Jeera] (Cumin [Seed]s)'],
  ['Jeera', 'j', 'Jeera'],
  ['हल्दी पाउडर', 'हल्दी', '[हल्दी] पाउडर'],
  ['ﬁne cloth', 'fi', '[ﬁne] cloth'],
  ['Chai', 'ch chai', '[Chai]'],
  ['क्षमा', 'क', 'क्षमा'],
  ['क्षमा घर', 'क्', '[क्ष]मा घर'],
  ['', 'chai', ''],
  // product 5.1.7
])('in %o the words of %o are marked: %s', (text, search, marked) => {
  expect(mark(text, search)).toBe(marked);
});

it('the parts together are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, search) => {
      const parts = markMatches(text, search);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
