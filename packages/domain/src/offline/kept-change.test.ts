import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import type { Paise } from '../money.ts';
import {
  applyKept,
  applyKeptWishes,
  findNextKept,
  type KeptChange,
  type KeptInput,
  MAX_KEPT_CHANGES,
  parseKeptChanges,
} from './kept-change.ts';

function line(productId: string, quantity: number): CartLine {
  return {
    productId,
    quantity,
    unitPrice: 10_000 as Paise,
    originalPrice: null,
    name: productId,
    otherName: null,
    packSize: null,
    size: null,
    image: null,
    isInStock: true,
    stock: 20,
  };
}

function keep(input: KeptInput, facts: Partial<KeptChange> = {}): KeptChange {
  return {
    key: JSON.stringify(input),
    userId: 'asha',
    name: 'Papad',
    ...input,
    ...facts,
  } as KeptChange;
}

const ADD = keep({ kind: 'add', line: line('papad', 2) });
const MORE = keep({ kind: 'quantity', productId: 'papad', quantity: 5 });
const WISH = keep({ kind: 'wish', productId: 'papad', isWished: true });
const CLEAR = keep({ kind: 'clear' });
const REMOVE = keep({ kind: 'remove', productId: 'spices' });

describe('kept changes', () => {
  // product 9.4.3
  it('are sent in their order, in a session of who made them', () => {
    expect(findNextKept([ADD, MORE], 'asha')).toBe(ADD);
    expect(findNextKept([keep(ADD, { userId: 'rita' }), MORE], 'asha')).toBe(MORE);
    expect(findNextKept([ADD], 'rita')).toBeUndefined();
  });

  // product 9.4.3
  it('wait behind a rejected one about the same, and only those', () => {
    const rejected = keep(ADD, { rejection: 'Only 1 left.' });
    expect(findNextKept([rejected, MORE, WISH], 'asha')).toBe(WISH);
    expect(findNextKept([rejected, MORE], 'asha')).toBeUndefined();
    expect(findNextKept([rejected, REMOVE], 'asha')).toBe(REMOVE);
  });

  // product 9.4.3
  it('show in the cart, but for those that were rejected', () => {
    const cart = [line('spices', 1), line('biscuits', 3)];
    const quantities = (changes: readonly KeptChange[]) =>
      applyKept(cart, changes).map(({ productId, quantity }) => [productId, quantity]);
    expect(quantities([ADD, MORE, WISH, REMOVE])).toEqual([
      ['biscuits', 3],
      ['papad', 5],
    ]);
    expect(quantities([keep(ADD, { rejection: 'Sold out.' })])).toEqual([
      ['spices', 1],
      ['biscuits', 3],
    ]);
    expect(quantities([MORE, CLEAR, ADD])).toEqual([['papad', 2]]);
  });

  // product 9.4.3
  it('show in the hearts, but for those that were rejected', () => {
    const unwished = keep({ kind: 'wish', productId: 'spices', isWished: false });
    expect([...applyKeptWishes(['spices', 'biscuits'], [WISH, unwished, CLEAR])]).toEqual([
      'biscuits',
      'papad',
    ]);
    const rejected = keep(WISH, { rejection: 'Not in the shop any more.' });
    expect([...applyKeptWishes(['spices'], [rejected])]).toEqual(['spices']);
  });

  // product 9.4.3
  it('are at most 100, and broken ones are left out', () => {
    const review = keep({
      ...{ kind: 'review', productId: 'papad', rating: 5 },
      ...{ title: '', comment: 'Crisp', showName: false },
    });
    const all = [ADD, MORE, WISH, REMOVE, CLEAR, review];
    expect(parseKeptChanges(JSON.parse(JSON.stringify(all)))).toEqual(all);
    const broken = [null, 'x', {}, { ...MORE, quantity: 'many' }, { ...ADD, line: {} }];
    expect(parseKeptChanges([...broken, { ...WISH, kind: 'order' }, WISH])).toEqual([WISH]);
    expect(parseKeptChanges({})).toEqual([]);
    expect(parseKeptChanges(Array(MAX_KEPT_CHANGES + 1).fill(WISH))).toHaveLength(MAX_KEPT_CHANGES);
  });
});
