import { describe, expect, it } from 'vitest';
import {
  listSeenBefore,
  MAX_SEEN,
  parseSeenProducts,
  rememberSeen,
  type SeenProduct,
} from './recently-seen.ts';

function seen(id: string): SeenProduct {
  return { id, name: `Product ${id}`, otherName: null, image: null };
}

describe('rememberSeen', () => {
  it('puts the product first and keeps it once', () => {
    expect(rememberSeen([seen('a'), seen('b')], seen('b')).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('takes over the newer name', () => {
    expect(rememberSeen([seen('a')], { ...seen('a'), name: 'New' })).toEqual([
      { ...seen('a'), name: 'New' },
    ]);
  });

  // product 2.7.17
  it('keeps 8 beside the product itself', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `p${index}`);
    const kept = ids.reduce<readonly SeenProduct[]>((all, id) => rememberSeen(all, seen(id)), []);
    expect(kept.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, MAX_SEEN + 1));
    expect(listSeenBefore(kept, 'p11')).toHaveLength(MAX_SEEN);
  });
});

// product 2.7.17
it('the products seen before leave out the present one', () => {
  const all = [seen('a'), seen('b'), seen('c')];
  expect(listSeenBefore(all, 'b').map(({ id }) => id)).toEqual(['a', 'c']);
});

describe('parseSeenProducts', () => {
  it('reads what was stored', () => {
    const stored = [{ ...seen('a'), otherName: 'हल्दी', image: '/api/v1/media/a' }];
    expect(parseSeenProducts(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it('drops what cannot be linked, and pictures that are none', () => {
    const stored = [{ name: 'x' }, 5, null, { id: 'b', image: 'javascript:alert(1)' }];
    expect(parseSeenProducts(stored)).toEqual([{ ...seen('b'), name: 'Product' }]);
    expect(parseSeenProducts('a')).toEqual([]);
  });
});
