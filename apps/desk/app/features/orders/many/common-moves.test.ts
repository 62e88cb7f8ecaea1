import { expect, it } from 'vitest';
import { createOrder } from '../../../../test/support/contract-objects.ts';
import { listCommonMoves } from './common-moves.ts';

const PACKER = ['orders.move'] as const;
const COORDINATOR = ['orders.move', 'orders.refund'] as const;

// product 10.6.5
it('offers for many orders what each of them allows, and nothing that each has to be asked about', () => {
  const fresh = createOrder();
  const begun = createOrder({ status: 'processing' });
  const sent = createOrder({ status: 'shipped' });
  expect(listCommonMoves([fresh], COORDINATOR)).toEqual(['processing', 'shipped']);
  expect(listCommonMoves([fresh, begun], COORDINATOR)).toEqual(['shipped']);
  expect(listCommonMoves([sent], COORDINATOR)).toEqual(['out_for_delivery', 'delivered']);
  expect(listCommonMoves([fresh, sent], COORDINATOR)).toEqual([]);
  expect(listCommonMoves([], COORDINATOR)).toEqual([]);
});

// product 10.6.5
it('offers the cash of many deliveries to who may record it', () => {
  const delivered = createOrder({ status: 'delivered' });
  const received = createOrder({ status: 'delivered', cashReceivedAt: '2026-11-25T07:15:00.000Z' });
  expect(listCommonMoves([delivered, delivered], COORDINATOR)).toEqual(['receive_cash']);
  expect(listCommonMoves([delivered, received], COORDINATOR)).toEqual([]);
  expect(listCommonMoves([delivered, delivered], PACKER)).toEqual([]);
});
