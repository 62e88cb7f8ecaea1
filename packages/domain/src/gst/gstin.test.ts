import { describe, expect, it, test } from 'vitest';
import { STATES_AND_TERRITORIES } from '../address/regions.ts';
import { placeOfSupply } from './gst-states.ts';
import { gstinOn, isGstin } from './gstin.ts';

const GSTIN = '08ABCDE1234F1Z0';

describe('a GSTIN', () => {
  it.each([
    ['27AAPFU0939F1ZV', true],
    [GSTIN, true],
    ['08ABCDE1234F1Z5', false],
    ['08ABCDE1243F1Z0', false],
    ['28AAPFU0939F1ZT', false],
    ['27AAPFU0939F1Z', false],
    ['27aapfu0939f1zv', false],
    ['27AAPF10939F1ZV', false],
    ['', false],
    // product 10.4.12
  ])('%j is one: %j', (text, isOne) => expect(isGstin(text)).toBe(isOne));

  // product 10.4.12
  it('may be of every state and union territory', () => {
    const all = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const codes = STATES_AND_TERRITORIES.map((state) => placeOfSupply(state).slice(0, 2));
    for (const code of codes) {
      expect(all.filter((last) => isGstin(`${code}ABCDE1234F1Z${last}`))).toHaveLength(1);
    }
  });

  // product 10.4.12
  it('has one check character for its other ones', () => {
    const all = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(all.filter((last) => isGstin(`27AAPFU0939F1Z${last}`))).toEqual(['V']);
  });
});

// product 10.4.12
test('a registration holds from its day, and not without one', () => {
  const on = (day: string, gstinFrom: string, gstin = GSTIN) =>
    gstinOn(day, { gstin, gstinFrom }) !== '';
  expect(on('2026-11-30', '2026-12-01')).toBe(false);
  expect(on('2026-12-01', '2026-12-01')).toBe(true);
  expect(on('2026-12-01', '')).toBe(false);
  expect(on('2026-12-01', '2026-12-01', '')).toBe(false);
});
