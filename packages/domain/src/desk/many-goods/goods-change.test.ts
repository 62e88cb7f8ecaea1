import { expect, test } from 'vitest';
import { type ChangedGoods, type ManyGoodsChange, planGoodsChange } from './goods-change.ts';

const PAPAD: ChangedGoods = {
  pricePaise: 149_00,
  originalPricePaise: 199_00,
  stock: 10,
  category: { slug: 'papads' },
  status: 'draft',
  missing: [],
};

// product 10.3.23
test.each<[ManyGoodsChange, object]>([
  [{ pricePaise: 120_00 }, { price: 120_00 }],
  [{ pricePaise: 149_00 }, { obstacle: 'unchanged' }],
  [{ pricePaise: 199_00 }, { obstacle: 'former_price' }],
  [{ pricePaise: 50 }, { obstacle: 'price_limit' }],
  // 163.90, and 141.55.
  [{ pricePercent: 10 }, { price: 164_00 }],
  [{ pricePercent: -5 }, { price: 142_00 }],
  [{ pricePercent: 50 }, { obstacle: 'former_price' }],
  [{ stock: 25 }, { stock: 25 }],
  [{ stock: 0 }, { stock: 0 }],
  [{ stock: 10 }, { obstacle: 'unchanged' }],
  [{ stockDelta: 5 }, { stock: 15 }],
  [{ stockDelta: -10 }, { stock: 0 }],
  [{ stockDelta: -11 }, { obstacle: 'too_few' }],
  [{ stockDelta: 1_000_000_000 }, { obstacle: 'too_many' }],
  [{ category: 'spices' }, { category: 'spices' }],
  [{ category: 'papads' }, { obstacle: 'unchanged' }],
  [{ isOnSale: true }, { isOnSale: true }],
  [{ isOnSale: false }, { obstacle: 'unchanged' }],
])('%j becomes %j', (change, plan) => {
  expect(planGoodsChange(PAPAD, change)).toEqual(plan);
});

// product 10.3.23
test('what lacks something is not put on sale, and a day is taken back', () => {
  const publish = { isOnSale: true };
  expect(planGoodsChange({ ...PAPAD, missing: ['picture'] }, publish)).toEqual({
    obstacle: 'incomplete',
  });
  expect(planGoodsChange({ ...PAPAD, status: 'scheduled' }, publish)).toEqual(publish);
  const off = { isOnSale: false };
  expect(planGoodsChange({ ...PAPAD, status: 'scheduled' }, off)).toEqual(off);
  expect(planGoodsChange({ ...PAPAD, status: 'published', missing: ['price'] }, off)).toEqual(off);
});

// product 10.3.23
test('a price that is not known yet stays, and none falls below a rupee', () => {
  const fall = { pricePercent: -90 };
  expect(planGoodsChange({ ...PAPAD, pricePaise: 0 }, fall)).toEqual({ obstacle: 'unchanged' });
  expect(planGoodsChange({ ...PAPAD, pricePaise: 4_00 }, fall)).toEqual({
    obstacle: 'price_limit',
  });
});
