import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import { type AgreedLine, formerOffer, isSameOffer } from './agreed-offer.ts';

const papad: AgreedLine = { productId: 'papad', quantity: 2, unitPrice: asPaise(179_00) };
const mirch: AgreedLine = { productId: 'mirch', quantity: 1, unitPrice: asPaise(120_00) };

describe('isSameOffer', () => {
  it.each([
    ['the same lines', [papad, mirch], true],
    ['another order of the lines', [mirch, papad], true],
    ['a line less', [papad], false],
    ['a line more', [papad, mirch, { ...mirch, productId: 'ajwain' }], false],
    ['another product', [papad, { ...mirch, productId: 'ajwain' }], false],
    ['another quantity', [{ ...papad, quantity: 1 }, mirch], false],
    ['a price that rose', [papad, { ...mirch, unitPrice: asPaise(120_01) }], false],
    ['a price that fell', [papad, { ...mirch, unitPrice: asPaise(119_99) }], false],
    ['nothing', [], false],
  ])('%s', (_, current, isSame) => {
    expect(isSameOffer([papad, mirch], current)).toBe(isSame);
  });
});

describe('formerOffer', () => {
  it('is what was shown before a change, and nothing without one', () => {
    expect(formerOffer(null, [papad], [papad, mirch])).toEqual([papad]);
    expect(formerOffer(null, [papad], [papad])).toBeNull();
  });

  // product 4.2.8
  it('stays that of the first change until the shopper has read of it', () => {
    expect(formerOffer([papad], [papad, mirch], [mirch])).toEqual([papad]);
    expect(formerOffer([papad], [mirch], [mirch])).toEqual([papad]);
  });
});
