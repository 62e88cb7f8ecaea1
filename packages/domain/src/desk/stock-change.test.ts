import { describe, expect, it } from 'vitest';
import { changeStock, MAX_STOCK } from './stock-change.ts';

describe('changeStock', () => {
  // product 10.3.5
  it('adds and takes away', () => {
    expect(changeStock(3, 2)).toEqual({ ok: true, stock: 5 });
    expect(changeStock(3, -3)).toEqual({ ok: true, stock: 0 });
    expect(changeStock(0, MAX_STOCK)).toEqual({ ok: true, stock: MAX_STOCK });
  });

  // product 10.3.5
  it('never goes below zero or above the most', () => {
    expect(changeStock(3, -4)).toEqual({ ok: false, reason: 'too-few' });
    expect(changeStock(MAX_STOCK, 1)).toEqual({ ok: false, reason: 'too-many' });
  });
});
