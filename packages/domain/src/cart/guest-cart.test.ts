import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise } from '../money/paise.ts';
import type { CartLine } from './cart-line.ts';
import {
  addToGuestCart,
  clearGuestCart,
  EMPTY_GUEST_CART,
  type GuestCart,
  leaveOutMerged,
  removeFromGuestCart,
  toMergeRequest,
  updateGuestCart,
} from './guest-cart.ts';
import { restoreGuestCart } from './stored-cart.ts';

function lineOf(productId: string, quantity = 1): CartLine {
  return {
    productId,
    quantity,
    unitPrice: asPaise(90_00),
    name: productId,
    image: null,
    isInStock: true,
  };
}

const cart = addToGuestCart(EMPTY_GUEST_CART, lineOf('papad', 2), 'key-00001');

describe('the guest cart', () => {
  it('adds a product, and raises it when added again', () => {
    expect(cart).toEqual({ lines: [lineOf('papad', 2)], mergeKey: 'key-00001' });
    expect(addToGuestCart(cart, lineOf('papad', 3), 'key-00002')).toEqual({
      lines: [lineOf('papad', 5)],
      mergeKey: 'key-00002',
    });
  });

  it('sets a quantity under a new merge key', () => {
    expect(updateGuestCart(cart, 'papad', 7, 'key-00002')).toEqual({
      lines: [lineOf('papad', 7)],
      mergeKey: 'key-00002',
    });
  });

  it('sets the quantity of one product and leaves the others as they are', () => {
    const two = addToGuestCart(cart, lineOf('mirch', 4), 'key-00002');
    expect(updateGuestCart(two, 'mirch', 1, 'key-00003')).toEqual({
      lines: [lineOf('papad', 2), lineOf('mirch', 1)],
      mergeKey: 'key-00003',
    });
  });

  it('removes a product under a new merge key', () => {
    const two = addToGuestCart(cart, lineOf('mirch'), 'key-00002');
    expect(removeFromGuestCart(two, 'papad', 'key-00003')).toEqual({
      lines: [lineOf('mirch')],
      mergeKey: 'key-00003',
    });
  });

  it('is the empty cart, without a key, once the last line is gone', () => {
    expect(removeFromGuestCart(cart, 'papad', 'key-00002')).toBe(EMPTY_GUEST_CART);
    expect(clearGuestCart()).toBe(EMPTY_GUEST_CART);
    expect(EMPTY_GUEST_CART).toEqual({ lines: [], mergeKey: null });
  });

  it('keeps its key when nothing changes, so that a merge under way stays the same merge', () => {
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

describe('any sequence of changes', () => {
  type Change = (before: GuestCart, key: string) => GuestCart;
  const product = fc.constantFrom('a', 'b', 'c');
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.tuple(product, fc.integer({ min: -2, max: 120 })).map(
      ([id, quantity]): Change =>
        (before, key) =>
          addToGuestCart(before, lineOf(id, quantity), key),
    ),
    fc.tuple(product, fc.integer({ min: -2, max: 120 })).map(
      ([id, quantity]): Change =>
        (before, key) =>
          updateGuestCart(before, id, quantity, key),
    ),
    product.map(
      (id): Change =>
        (before, key) =>
          removeFromGuestCart(before, id, key),
    ),
    fc.constant<Change>(() => clearGuestCart()),
  );

  it('keeps each product once, quantities of 1 to 99, and a key exactly while not empty', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        let now = EMPTY_GUEST_CART;
        for (const [index, apply] of changes.entries()) {
          const before = now;
          now = apply(before, `key-${index}-xxxx`);
          const ids = now.lines.map((line) => line.productId);
          expect(new Set(ids).size).toBe(ids.length);
          expect(now.lines.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
          expect(now.mergeKey === null).toBe(now.lines.length === 0);
          // The same key always names the same lines.
          if (now.mergeKey === before.mergeKey) expect(now.lines).toEqual(before.lines);
        }
      }),
    );
  });

  it('survives being written to storage and read back', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const now = changes.reduce(
          (before, apply, index) => apply(before, `key-${index}-xxxx`),
          EMPTY_GUEST_CART,
        );
        expect(restoreGuestCart(JSON.parse(JSON.stringify(now)), 'unused-key')).toEqual(now);
      }),
    );
  });
});

describe('what is left after a merge', () => {
  const request = {
    idempotencyKey: 'key-00001',
    body: { localCart: [{ productId: 'papad', quantity: 2 }] },
  };

  it('is nothing when nothing changed meanwhile', () => {
    expect(leaveOutMerged(cart, request, 'key-00002')).toEqual(EMPTY_GUEST_CART);
  });

  it('is what was added meanwhile, and only that', () => {
    const raised = addToGuestCart(cart, lineOf('papad', 3), 'key-00002');
    const changed = addToGuestCart(raised, lineOf('chilli', 1), 'key-00003');
    expect(leaveOutMerged(changed, request, 'key-00004')).toEqual({
      lines: [lineOf('papad', 3), lineOf('chilli', 1)],
      mergeKey: 'key-00004',
    });
  });

  it('is nothing of a product that was taken out or lowered meanwhile', () => {
    const lowered = updateGuestCart(cart, 'papad', 1, 'key-00002');
    expect(leaveOutMerged(lowered, request, 'key-00003')).toEqual(EMPTY_GUEST_CART);
  });
});
