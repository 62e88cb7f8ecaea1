import { expect, it } from 'vitest';
import type { WaitingChange } from '../../lib/outbox/change.ts';
import { sumWaitingStock } from './waiting-stock.ts';

function change(
  productId: string,
  delta: number,
  more: Pick<WaitingChange, 'rejection'> = {},
): WaitingChange {
  const input = { productId, delta, name: '', nameHindi: '' };
  return { key: '', kind: 'changeStock', userId: '', subject: '', input, queuedAt: 0, ...more };
}

// product 10.6.6
it('adds what waits for a product up, without what the server did not take', () => {
  const rejection = { code: 'out_of_stock' };
  const waiting = [change('a', 2), change('a', -1), change('b', 5), change('a', -9, { rejection })];
  expect(sumWaitingStock('a', waiting)).toBe(1);
  expect(sumWaitingStock('c', waiting)).toBe(0);
});
