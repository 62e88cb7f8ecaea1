import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import { formatPackSize, formatUnitPrice, unitPriceOf } from './pack-price.ts';
import { parsePackSize } from './pack-size.ts';

describe('parsePackSize', () => {
  it.each([
    [
      { amount: 400, unit: 'g' },
      { amount: 400, unit: 'g' },
    ],
    [
      { amount: '0.5', unit: 'ml', more: 1 },
      { amount: 0.5, unit: 'ml' },
    ],
    [
      { amount: 6, unit: 'piece' },
      { amount: 6, unit: 'piece' },
    ],
  ])('reads %j', (sent, packSize) => {
    expect(parsePackSize(sent)).toEqual(packSize);
  });

  it.each([
    null,
    undefined,
    '400 g',
    {},
    { amount: 0, unit: 'g' },
    { amount: -1, unit: 'g' },
    { amount: 5, unit: 'kg' },
    { unit: 'g' },
  ])('gives null for %j', (sent) => {
    expect(parsePackSize(sent)).toBeNull();
  });
});

describe('formatPackSize', () => {
  it.each([
    [400, 'g', '400 g'],
    [0.5, 'g', '0.5 g'],
    [999.9, 'g', '999.9 g'],
    [1000, 'g', '1 kg'],
    [1250, 'g', '1.25 kg'],
    [750, 'ml', '750 ml'],
    [2000, 'ml', '2 l'],
    [1, 'piece', '1 piece'],
    [12, 'piece', '12 pieces'],
    [1200, 'piece', '1200 pieces'],
    // product 3.2.4
  ] as const)('writes %d %s as %j', (amount, unit, text) => {
    expect(formatPackSize({ amount, unit })).toBe(text);
  });
});

it.each([
  [400, 'g', '400 ग्राम'],
  [1500, 'g', '1.5 किलो'],
  [750, 'ml', '750 मि.ली.'],
  [2000, 'ml', '2 लीटर'],
  [1, 'piece', '1 नग'],
  [1200, 'piece', '1200 नग'],
  // product 3.2.4
] as const)('writes %d %s in Hindi as %j', (amount, unit, text) => {
  expect(formatPackSize({ amount, unit }, 'hi')).toBe(text);
});

describe('unitPriceOf', () => {
  it.each([
    [179_00, 400, 'g', 44_75],
    [1499_00, 600, 'g', 249_83],
    [1_01, 200, 'g', 51],
    [99_00, 500, 'ml', 19_80],
    [549_00, 6, 'piece', 91_50],
    [10_00, 0.5, 'g', 2000_00],
    [5, 1000, 'g', 1],
    [4, 1000, 'g', 0],
  ] as const)('of %d paise for %d %s is %d paise', (price, amount, unit, unitPrice) => {
    expect(unitPriceOf(asPaise(price), { amount, unit })).toBe(unitPrice);
  });

  it.each([
    { amount: 100, unit: 'g' },
    { amount: 100, unit: 'ml' },
    { amount: 1, unit: 'piece' },
    // product 3.2.5
  ] as const)('is null where it would repeat the price: %j', (packSize) => {
    expect(unitPriceOf(asPaise(80_00), packSize)).toBeNull();
  });
});

it.each([
  [179_00, 400, 'g', '₹44.75/100 g'],
  [250_00, 1500, 'ml', '₹16.67/100 ml'],
  [549_00, 6, 'piece', '₹91.50/piece'],
  [99_00, 100, 'g', null],
] as const)('the unit price of %d paise for %d %s is written %j', (price, amount, unit, text) => {
  expect(formatUnitPrice(asPaise(price), { amount, unit })).toBe(text);
});
