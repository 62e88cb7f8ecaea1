import { expect, test } from 'vitest';
import { NO_FACTS } from '../product-facts.ts';
import { fillFacts, findKnownGoods } from './known-goods.ts';

const IN_SHOP = [
  { id: 'papad', name: 'Moong Papad', nameHindi: 'मूंग पापड़', maker: 'marwar' },
  { id: 'jeera', name: 'Jeera', nameHindi: '', maker: 'marwar' },
  { id: 'other-jeera', name: 'Jeera', nameHindi: '', maker: 'marwar' },
  { id: 'plain', name: 'Mangodi', nameHindi: '', maker: '' },
];

function find(...rows: readonly [name: string, nameHindi: string, maker: string][]) {
  const named = rows.map(([name, nameHindi, maker], index) => ({
    ...{ name, nameHindi, maker },
    row: index + 2,
  }));
  return Array.from(findKnownGoods(named, IN_SHOP));
}

// product 10.3.19
test('a row is about what its group has under this name, in either script, as people see it', () => {
  expect(find([' moong  PAPAD', '', 'marwar'])).toEqual([[2, 'papad']]);
  expect(find(['Papad of moong', 'मूंग पापड़', 'marwar'])).toEqual([[2, 'papad']]);
  expect(find(['Moong Papad', '', 'bagru'], ['Mangodi', '', ''])).toEqual([[3, 'plain']]);
  expect(find(['Mangodi', '', 'marwar'], ['Haldi', '', ''])).toEqual([]);
});

// product 10.3.19
test('of two products or two rows with one name it is not known which is meant', () => {
  expect(find(['Jeera', '', 'marwar'])).toEqual([]);
  expect(find(['Moong Papad', '', 'marwar'], ['Papad', 'मूंग पापड़', 'marwar'])).toEqual([]);
});

// product 10.3.19
test('what a row leaves empty stays, and a former price below the new price goes', () => {
  const before = {
    ...{ ...NO_FACTS, name: 'Papad', description: 'Crisp.', bestBeforeDays: 90 },
    ...{ pricePaise: 100_00, originalPricePaise: 120_00, occasions: ['gift' as const] },
  };
  const row = { ...NO_FACTS, name: 'PAPAD', size: '20 cm', pricePaise: 110_00 };
  expect(fillFacts(row, before)).toEqual({
    ...before,
    ...{ name: 'PAPAD', size: '20 cm', pricePaise: 110_00 },
  });
  expect(fillFacts({ ...row, pricePaise: 130_00 }, before).originalPricePaise).toBeNull();
});
