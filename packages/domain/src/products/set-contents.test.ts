import { expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import {
  formatSetParts,
  parseSetParts,
  pricePerPacket,
  readSetParts,
  sumOfParts,
} from './set-contents.ts';

const PARTS = [
  { productId: 'moong-papad', quantity: 2 },
  { productId: 'jeera_1', quantity: 10 },
];

// product 2.7.22
it('each packet of a set costs its share of the price, in whole rupees and never too few', () => {
  expect(pricePerPacket(asPaise(1_499_00), PARTS)).toEqual({ packets: 12, each: 125_00 });
  expect(pricePerPacket(asPaise(1_200_00), PARTS)).toEqual({ packets: 12, each: 100_00 });
  expect(pricePerPacket(asPaise(1_499_00), [])).toBeNull();
});

// product 2.7.22
it('a set is compared with its packets one by one, if the shop has all of them', () => {
  const papad = { id: 'moong-papad', price: asPaise(179_00) };
  const jeera = { id: 'jeera_1', price: asPaise(99_50) };
  expect(sumOfParts(PARTS, [jeera, papad])).toBe(1_353_00);
  expect(sumOfParts(PARTS, [papad])).toBeNull();
});

// product 3.2.7
it('the contents of a set are read as they are written', () => {
  expect(formatSetParts(PARTS)).toBe('moong-papad:2 jeera_1:10');
  expect(readSetParts('moong-papad:2, jeera_1:10')).toEqual(PARTS);
  expect(readSetParts('moong-papad')).toEqual([{ productId: 'moong-papad', quantity: 1 }]);
  expect(readSetParts(' ')).toEqual([]);
});

it.each(['papad:0', 'papad:100', 'papad:', ':2', 'पापड़:2', 'papad:2:3'])(
  '%j is no part of a set',
  (text) => {
    expect(readSetParts(text)).toBeNull();
  },
);

it('parts of a response that are not whole are left out', () => {
  const broken = [{ productId: 'a', quantity: 0 }, { quantity: 1 }, null];
  expect(parseSetParts([...broken, ...PARTS])).toEqual(PARTS);
  expect(parseSetParts(undefined)).toEqual([]);
});
