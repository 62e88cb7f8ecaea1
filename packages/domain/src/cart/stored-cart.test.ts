import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise } from '../money/paise.ts';
import { EMPTY_GUEST_CART } from './guest-cart.ts';
import { CART_STORAGE_KEY, restoreGuestCart } from './stored-cart.ts';

const papad = {
  productId: 'papad',
  quantity: 2,
  unitPrice: asPaise(90_00),
  name: 'Moong Papad',
  image: '/api/v1/media/papad',
  isInStock: false,
};

it('is kept under the key of the specification', () => {
  expect(CART_STORAGE_KEY).toBe('cart-store');
});

describe('restoreGuestCart', () => {
  it('gives a sound cart back as it was, with its key', () => {
    const stored = { lines: [papad], mergeKey: 'kept-key' };
    expect(restoreGuestCart(stored, 'new-key-1')).toEqual(stored);
  });

  it.each([
    ['text', 'cart'],
    ['a number', 12],
    ['null', null],
    ['nothing', undefined],
    ['a list', [papad]],
    ['an object without lines', {}],
    ['lines that are no list', { lines: { 0: papad }, mergeKey: 'kept-key' }],
    ['only broken lines', { lines: [null, 1, {}], mergeKey: 'kept-key' }],
  ])('gives the empty cart for %s', (_, stored) => {
    expect(restoreGuestCart(stored, 'new-key-1')).toEqual(EMPTY_GUEST_CART);
  });

  it.each([
    ['no product', { productId: undefined }],
    ['an empty product id', { productId: '' }],
    ['a monstrous product id', { productId: 'x'.repeat(201) }],
    ['a quantity of 0', { quantity: 0 }],
    ['a negative quantity', { quantity: -1 }],
    ['a quantity above 99', { quantity: 100 }],
    ['half a piece', { quantity: 1.5 }],
    ['a quantity in words', { quantity: '2' }],
    ['a price in rupees and paise', { unitPrice: 90.5 }],
    ['a negative price', { unitPrice: -1 }],
    ['a price too large', { unitPrice: 1e300 }],
    ['no price', { unitPrice: undefined }],
  ])('drops a line with %s, keeps the others, and renews the key', (_, broken) => {
    const stored = { lines: [{ ...papad, ...broken }, papad], mergeKey: 'kept-key' };
    expect(restoreGuestCart(stored, 'new-key-1')).toEqual({
      lines: [papad],
      mergeKey: 'new-key-1',
    });
  });

  it('keeps a line whose product id and price are at their bounds', () => {
    const bounds = { ...papad, productId: 'x'.repeat(200), quantity: 99, unitPrice: 0 };
    expect(restoreGuestCart({ lines: [bounds], mergeKey: 'kept-key' }, 'new-key-1').lines).toEqual([
      bounds,
    ]);
  });

  it('keeps a line whose looks are broken, without them', () => {
    const bare = { productId: 'papad', quantity: 2, unitPrice: 90_00 };
    const looks = { ...bare, name: 5, image: {}, isInStock: 'yes' };
    for (const line of [bare, looks]) {
      expect(restoreGuestCart({ lines: [line], mergeKey: 'kept-key' }, 'new-key-1')).toEqual({
        lines: [{ ...bare, name: '', image: null, isInStock: true }],
        mergeKey: 'kept-key',
      });
    }
  });

  it('keeps the first of two lines of one product, since both would be merged', () => {
    const stored = { lines: [papad, { ...papad, quantity: 9 }], mergeKey: 'kept-key' };
    expect(restoreGuestCart(stored, 'new-key-1')).toEqual({
      lines: [papad],
      mergeKey: 'new-key-1',
    });
  });

  it.each([null, undefined, 7, 'short', 'x'.repeat(129)])('renews the merge key %o', (mergeKey) => {
    expect(restoreGuestCart({ lines: [papad], mergeKey }, 'new-key-1').mergeKey).toBe('new-key-1');
  });

  it.each(['12345678', 'x'.repeat(128)])('keeps the merge key %s', (mergeKey) => {
    expect(restoreGuestCart({ lines: [papad], mergeKey }, 'new-key-1').mergeKey).toBe(mergeKey);
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ lines: fc.anything() })), (stored) => {
        expect(restoreGuestCart(stored, 'new-key-1').lines).toBeInstanceOf(Array);
      }),
    );
  });
});
