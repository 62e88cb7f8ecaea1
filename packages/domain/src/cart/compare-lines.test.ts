import { describe, expect, it } from 'vitest';
import { asPaise } from '../money/paise.ts';
import { type AgreedLine, isSameOffer } from './compare-lines.ts';

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

  it('two empty carts are the same', () => {
    expect(isSameOffer([], [])).toBe(true);
  });
});
