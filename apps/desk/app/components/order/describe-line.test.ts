import { expect, it } from 'vitest';
import { createLine } from '../../../test/support/contract-objects.ts';
import { describeLine } from './describe-line.ts';

it.each([
  [{ amount: 400, unit: 'g' }, 2, '2 नग × 400 ग्राम', '2 pieces × 400 g'],
  [{ amount: 1500, unit: 'ml' }, 1, '1 नग × 1.5 लीटर', '1 piece × 1.5 l'],
  [{ amount: 6, unit: 'piece' }, 2, '2 पैकेट × 6 नग', '2 packs × 6 pieces'],
  [{ amount: 1, unit: 'piece' }, 2, '2 नग', '2 pieces'],
  [null, 3, '3 नग', '3 pieces'],
  // product 10.2.9
] as const)('a line of %j × %i says so in both languages', (packSize, quantity, hi, en) => {
  const line = createLine(1, { packSize, quantity });
  expect(describeLine(line, 'hi').amount).toBe(hi);
  expect(describeLine(line, 'en').amount).toBe(en);
});

// product 10.2.9
it('has the size that the English name ends with beside the Hindi name, too', () => {
  const line = createLine(1, { name: 'Kashida Juttis, Size 38', nameHindi: 'कशीदा जूती' });
  expect(describeLine(line, 'hi')).toMatchObject({
    name: 'कशीदा जूती, नाप 38',
    otherName: 'Kashida Juttis, Size 38',
  });
  expect(describeLine(line, 'en')).toMatchObject({
    name: 'Kashida Juttis, Size 38',
    otherName: 'कशीदा जूती, नाप 38',
  });
  expect(describeLine({ ...line, nameHindi: '' }, 'hi')).toMatchObject({
    name: 'Kashida Juttis, Size 38',
    otherName: '',
  });
});
