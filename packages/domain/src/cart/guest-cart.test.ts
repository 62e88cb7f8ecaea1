import { describe, expect, it } from 'vitest';
import { asPaise } from '../money.ts';
import type { CartLine } from './cart-line.ts';
import {
  addToGuestCart,
  clearGuestCart,
  EMPTY_GUEST_CART,
  removeFromGuestCart,
  restoreGuestCart,
  subtractMerged,
  toMergeRequest,
  updateGuestCart,
} from './guest-cart.ts';

function lineOf(productId: string, quantity = 1): CartLine {
  return {
    productId,
    quantity,
    unitPrice: asPaise(90_00),
    originalPrice: null,
    name: productId,
    otherName: null,
    packSize: null,
    size: null,
    image: null,
    isInStock: true,
    stock: null,
  };
}

const cart = addToGuestCart(EMPTY_GUEST_CART, lineOf('papad', 2), 'key-00001');

describe('the guest cart', () => {
  // product 4.2.1
  it('adds a product, and raises it when added again', () => {
    expect(cart).toEqual({ lines: [lineOf('papad', 2)], mergeKey: 'key-00001' });
    expect(addToGuestCart(cart, lineOf('papad', 3), 'key-00002')).toEqual({
      lines: [lineOf('papad', 5)],
      mergeKey: 'key-00002',
    });
  });

  // product 4.2.1
  it('sets a quantity under a new merge key', () => {
    expect(updateGuestCart(cart, 'papad', 7, 'key-00002')).toEqual({
      lines: [lineOf('papad', 7)],
      mergeKey: 'key-00002',
    });
  });

  // product 4.2.7
  it('sets no more than the stock that is known', () => {
    const few = addToGuestCart(EMPTY_GUEST_CART, { ...lineOf('papad'), stock: 2 }, 'key-00001');
    const full = updateGuestCart(few, 'papad', 3, 'key-00002');
    expect(full.lines).toMatchObject([{ productId: 'papad', quantity: 2 }]);
    expect(updateGuestCart(full, 'papad', 3, 'key-00003')).toBe(full);
  });

  it('sets the quantity of one product and leaves the others as they are', () => {
    const two = addToGuestCart(cart, lineOf('mirch', 4), 'key-00002');
    expect(updateGuestCart(two, 'mirch', 1, 'key-00003')).toEqual({
      lines: [lineOf('papad', 2), lineOf('mirch', 1)],
      mergeKey: 'key-00003',
    });
  });

  // product 4.2.1
  it('removes a product under a new merge key', () => {
    const two = addToGuestCart(cart, lineOf('mirch'), 'key-00002');
    expect(removeFromGuestCart(two, 'papad', 'key-00003')).toEqual({
      lines: [lineOf('mirch')],
      mergeKey: 'key-00003',
    });
  });

  // product 4.2.1
  it('is the empty cart, without a key, once the last line is gone', () => {
    expect(removeFromGuestCart(cart, 'papad', 'key-00002')).toBe(EMPTY_GUEST_CART);
    expect(clearGuestCart()).toBe(EMPTY_GUEST_CART);
    expect(EMPTY_GUEST_CART).toEqual({ lines: [], mergeKey: null });
  });

  it('has the same key when nothing changes, so that a pending merge stays the same merge', () => {
    expect(updateGuestCart(cart, 'papad', 2, 'key-00002')).toBe(cart);
    expect(updateGuestCart(cart, 'sabun', 9, 'key-00002')).toBe(cart);
    const full = updateGuestCart(cart, 'papad', 99, 'key-00003');
    expect(updateGuestCart(full, 'papad', 120, 'key-00004')).toBe(full);
    expect(removeFromGuestCart(cart, 'sabun', 'key-00002')).toBe(cart);
    expect(updateGuestCart(EMPTY_GUEST_CART, 'papad', 2, 'key-00002')).toBe(EMPTY_GUEST_CART);
  });
});

describe('toMergeRequest', () => {
  it('sends ids and quantities only, under the cart’s key', () => {
    expect(toMergeRequest(cart)).toEqual({
      idempotencyKey: 'key-00001',
      body: { localCart: [{ productId: 'papad', quantity: 2 }] },
    });
  });

  it('has nothing to send for an empty cart', () => {
    expect(toMergeRequest(EMPTY_GUEST_CART)).toBeNull();
    expect(toMergeRequest({ lines: [], mergeKey: 'key-00001' })).toBeNull();
    expect(toMergeRequest({ lines: [lineOf('papad')], mergeKey: null })).toBeNull();
  });
});

describe('what is left after a merge', () => {
  const request = {
    idempotencyKey: 'key-00001',
    body: { localCart: [{ productId: 'papad', quantity: 2 }] },
  };

  it('is nothing when nothing changed meanwhile', () => {
    expect(subtractMerged(cart, request, 'key-00002')).toEqual(EMPTY_GUEST_CART);
  });

  it('is what was added meanwhile, and only that', () => {
    const raised = addToGuestCart(cart, lineOf('papad', 3), 'key-00002');
    const changed = addToGuestCart(raised, lineOf('chilli', 1), 'key-00003');
    expect(subtractMerged(changed, request, 'key-00004')).toEqual({
      lines: [lineOf('papad', 3), lineOf('chilli', 1)],
      mergeKey: 'key-00004',
    });
  });

  it('is nothing of a product that was taken out or lowered meanwhile', () => {
    const lowered = updateGuestCart(cart, 'papad', 1, 'key-00002');
    expect(subtractMerged(lowered, request, 'key-00003')).toEqual(EMPTY_GUEST_CART);
  });
});

const papad = {
  productId: 'papad',
  quantity: 2,
  unitPrice: asPaise(90_00),
  originalPrice: asPaise(100_00),
  name: 'Moong Papad',
  otherName: 'मूंग पापड़',
  packSize: { amount: 400, unit: 'g' },
  size: '18 cm',
  image: '/api/v1/media/papad',
  isInStock: false,
  stock: 3,
};

describe('restoreGuestCart', () => {
  it('gives a sound cart back as it was, with its key', () => {
    const stored = { lines: [papad], mergeKey: 'stored-key' };
    expect(restoreGuestCart(stored, 'new-key-1')).toEqual(stored);
  });

  it.each([
    ['text', 'cart'],
    ['null', null],
    ['lines that are no list', { lines: { 0: papad }, mergeKey: 'stored-key' }],
    ['only broken lines', { lines: [null, 1, {}], mergeKey: 'stored-key' }],
  ])('gives the empty cart for %s', (_, stored) => {
    expect(restoreGuestCart(stored, 'new-key-1')).toEqual(EMPTY_GUEST_CART);
  });

  it.each([
    ['no product', { productId: undefined }],
    ['an empty product id', { productId: '' }],
    ['a monstrous product id', { productId: 'x'.repeat(201) }],
    ['a quantity of 0', { quantity: 0 }],
    ['a quantity above 99', { quantity: 100 }],
    ['half a piece', { quantity: 1.5 }],
    ['a quantity in words', { quantity: '2' }],
    ['a price in rupees and paise', { unitPrice: 90.5 }],
    ['a negative price', { unitPrice: -1 }],
    ['a price too large', { unitPrice: 1e300 }],
  ])('drops only a line with %s, and renews the key', (_, broken) => {
    const stored = { lines: [{ ...papad, ...broken }, papad], mergeKey: 'stored-key' };
    expect(restoreGuestCart(stored, 'new-key-1')).toEqual({
      lines: [papad],
      mergeKey: 'new-key-1',
    });
  });

  it('restores a line whose product id and price are at their bounds', () => {
    const bounds = { ...papad, productId: 'x'.repeat(200), quantity: 99, unitPrice: 0 };
    expect(
      restoreGuestCart({ lines: [bounds], mergeKey: 'stored-key' }, 'new-key-1').lines,
    ).toEqual([bounds]);
  });

  // product 2.9.6
  it('restores a line with a broken name, pack and picture, without them', () => {
    const bare = { productId: 'papad', quantity: 2, unitPrice: 90_00 };
    const looks = {
      ...bare,
      name: 5,
      otherName: 5,
      packSize: '400 g',
      size: 24,
      image: {},
      isInStock: 'yes',
    };
    for (const line of [bare, looks]) {
      expect(restoreGuestCart({ lines: [line], mergeKey: 'stored-key' }, 'new-key-1')).toEqual({
        lines: [
          {
            ...bare,
            originalPrice: null,
            name: '',
            otherName: null,
            packSize: null,
            size: null,
            image: null,
            isInStock: true,
            stock: null,
          },
        ],
        mergeKey: 'stored-key',
      });
    }
  });

  it.each([
    ['a line from before there was one', undefined],
    ['text', '₹100.00'],
    ['half a paisa', 9000.5],
    ['today’s price', 90_00],
    ['less than today’s price', 80_00],
    ['a price too large', 1e300],
    // product 2.10.6
  ])('restores a line without a former price for %s', (_, originalPrice) => {
    const stored = { lines: [{ ...papad, originalPrice }], mergeKey: 'stored-key' };
    expect(restoreGuestCart(stored, 'new-key-1')).toEqual({
      lines: [{ ...papad, originalPrice: null }],
      mergeKey: 'stored-key',
    });
  });

  it('restores the first of two lines of one product, since both would be merged', () => {
    const stored = { lines: [papad, { ...papad, quantity: 9 }], mergeKey: 'stored-key' };
    expect(restoreGuestCart(stored, 'new-key-1')).toEqual({
      lines: [papad],
      mergeKey: 'new-key-1',
    });
  });

  it.each([null, undefined, 7, 'short', 'x'.repeat(129)])('renews the merge key %o', (mergeKey) => {
    expect(restoreGuestCart({ lines: [papad], mergeKey }, 'new-key-1').mergeKey).toBe('new-key-1');
  });

  it.each(['12345678', 'x'.repeat(128)])('restores the merge key %s', (mergeKey) => {
    expect(restoreGuestCart({ lines: [papad], mergeKey }, 'new-key-1').mergeKey).toBe(mergeKey);
  });
});
