import { expect, it } from 'vitest';
import { WORDS } from '../../components/words/words.texts.ts';
import { FORMATS } from '../../lib/format/format.ts';
import { AUDIT } from './audit.texts.ts';
import { describeValue } from './describe-value.ts';

const HINDI = {
  texts: AUDIT.hi,
  words: WORDS.hi,
  format: FORMATS.hi,
  nameOf: ({ name, nameHindi }: { name: string; nameHindi: string }) => nameHindi || name,
};

it.each([
  ['stock', null, 'कुछ नहीं'],
  ['archived', true, 'हाँ'],
  ['pricePaise', 12_000, '₹120'],
  ['shopShare', 750, '7.5%'],
  ['status', 'shipped', 'भेजा गया'],
  ['status', 'published', 'दुकान में'],
  ['stockLevel', 'low', 'कम'],
  ['missing', ['price', 'picture'], 'दाम, तस्वीर'],
  ['maker', { _id: 'm1', name: 'Group', nameHindi: 'समूह' }, 'समूह'],
  ['category', { _id: 'c1', name: 'Papad' }, 'Papad'],
  ['packSize', { amount: 250, unit: 'g' }, '250 ग्राम'],
  ['order', { _id: 'o1', orderNumber: 'HAAT-1' }, 'HAAT-1'],
  ['pictures', [{ hash: 'a' }, { hash: 'b' }], '2 तस्वीरें'],
  ['courier', 'India Post', 'India Post'],
  ['state', 'running', 'चल रही है'],
  ['goods', 'all', 'सारे सामान पर'],
  ['lastDay', '2026-11-09', '9 नव॰ 2026'],
  ['pricePercent', -10, '-10%'],
  ['goods', [{ name: 'Papad', nameHindi: 'पापड़' }, { name: 'Ghee' }], 'पापड़, Ghee'],
  // product 10.1.5
])('tells %s %j as %s', (field, value, text) => {
  expect(describeValue(field, value, HINDI)).toBe(text);
});

it('tells a time as a day and an hour of India', () => {
  const told = describeValue('publishAt', '2026-11-28T00:30:00.000Z', HINDI);
  expect(told).toBe(FORMATS.hi.time('2026-11-28T00:30:00.000Z'));
  expect(told).not.toContain('T00');
});
