import { describe, expect, it } from 'vitest';
import { createDiscountSchema, discountState, isDiscountChoice } from './discount-input.ts';

const DIWALI = {
  name: 'Diwali',
  nameHindi: 'दिवाली',
  percent: 20,
  firstDay: '2026-11-01',
  lastDay: '2026-11-09',
};

describe('a festival discount', () => {
  const isValid = (changes: object) =>
    createDiscountSchema('2026-11-01').safeParse({ ...DIWALI, ...changes }).success;

  // product 10.3.21
  it('has both names, 1 to 90 percent, and whole days that are not over', () => {
    expect(isValid({})).toBe(true);
    expect(isValid({ lastDay: '2026-11-01' })).toBe(true);
    for (const wrong of [
      { name: ' ' },
      { nameHindi: 'Diwali' },
      { percent: 0 },
      { percent: 91 },
      { percent: 12.5 },
      { firstDay: '2026-02-30' },
      { lastDay: '2026-10-31', firstDay: '2026-10-30' },
      { firstDay: '2026-11-10' },
      { lastDay: '2028-01-01' },
    ]) {
      expect(isValid(wrong), JSON.stringify(wrong)).toBe(false);
    }
  });

  // product 10.3.21
  it('is for all goods, or for 1 to 500 categories or products', () => {
    expect(isDiscountChoice({ goods: 'all', chosen: [] })).toBe(true);
    expect(isDiscountChoice({ goods: 'all', chosen: ['p1'] })).toBe(false);
    expect(isDiscountChoice({ goods: 'categories', chosen: [] })).toBe(false);
    const ids = (count: number) => Array.from({ length: count }, String);
    expect(isDiscountChoice({ goods: 'products', chosen: ids(500) })).toBe(true);
    expect(isDiscountChoice({ goods: 'products', chosen: ids(501) })).toBe(false);
  });

  // product 10.3.21
  it('is planned, running from its first to its last day, and ended', () => {
    const stateOn = (day: string, isEnded = false) => discountState({ ...DIWALI, isEnded }, day);
    expect(stateOn('2026-10-31')).toBe('planned');
    expect(stateOn('2026-11-01')).toBe('running');
    expect(stateOn('2026-11-09')).toBe('running');
    expect(stateOn('2026-11-10')).toBe('ended');
    expect(stateOn('2026-11-05', true)).toBe('ended');
  });
});
