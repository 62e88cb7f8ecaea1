import { expect, it } from 'vitest';
import { createOrder } from '../../../test/support/contract-objects.ts';
import { listCommonMoves } from './common-moves.ts';

it('offers for many orders what each of them allows, and nothing that each has to be asked about', () => {
  const fresh = createOrder();
  const begun = createOrder({ status: 'processing' });
  const sent = createOrder({ status: 'shipped' });
  expect(listCommonMoves([fresh])).toEqual(['processing', 'shipped']);
  expect(listCommonMoves([fresh, begun])).toEqual(['shipped']);
  expect(listCommonMoves([sent])).toEqual(['out_for_delivery', 'delivered']);
  expect(listCommonMoves([fresh, sent])).toEqual([]);
  expect(listCommonMoves([])).toEqual([]);
});
