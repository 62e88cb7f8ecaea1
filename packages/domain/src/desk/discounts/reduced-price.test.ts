import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDiscount, reducePrice } from './reduced-price.ts';

describe('a reduced price', () => {
  // product 10.3.22
  it('is by the highest percent of the discounts that are for a product', () => {
    const papad = { id: 'papad', categoryId: 'snacks' };
    const all = { percent: 10, goods: 'all', chosen: new Set<string>() } as const;
    const snacks = { percent: 25, goods: 'categories', chosen: new Set(['snacks']) } as const;
    const other = { percent: 50, goods: 'products', chosen: new Set(['snacks']) } as const;
    expect(findDiscount(papad, [all, snacks, other])).toBe(snacks);
    expect(findDiscount({ ...papad, categoryId: 'spices' }, [all, snacks])).toBe(all);
    expect(findDiscount(papad, [other])).toBeUndefined();
  });

  // product 10.3.22
  it('is rounded down to whole rupees; the former price is the one before', () => {
    const regular = { pricePaise: 149_50, originalPricePaise: null };
    expect(reducePrice(regular, 10)).toEqual({ pricePaise: 134_00, originalPricePaise: 149_50 });
  });

  // product 10.3.22
  it('is of the price now for a product that is reduced already', () => {
    const regular = { pricePaise: 80_00, originalPricePaise: 100_00 };
    expect(reducePrice(regular, 30)).toEqual({ pricePaise: 56_00, originalPricePaise: 80_00 });
  });

  // product 10.3.22
  it('is at least ₹1, and always below the price', () => {
    expect(reducePrice({ pricePaise: 5_00, originalPricePaise: null }, 90)?.pricePaise).toBe(1_00);
    expect(reducePrice({ pricePaise: 1_00, originalPricePaise: null }, 90)).toBeNull();
    fc.assert(
      fc.property(fc.nat(10_00_000_00), fc.integer({ min: 1, max: 90 }), (price, percent) => {
        const reduced = reducePrice({ pricePaise: price, originalPricePaise: null }, percent);
        if (reduced === null) return;
        expect(reduced.pricePaise).toBeGreaterThanOrEqual(1_00);
        expect(reduced.pricePaise % 100).toBe(0);
        expect(reduced.pricePaise).toBeLessThan(price);
        expect(reduced.originalPricePaise).toBe(price);
      }),
    );
  });
});
