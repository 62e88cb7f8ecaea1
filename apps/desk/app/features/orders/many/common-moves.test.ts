import { expect, it } from 'vitest';
import { createListedOrder } from '../../../../test/support/contract-objects.ts';
import { listCommonMoves } from './common-moves.ts';

const NOW = Date.parse('2026-11-22T07:15:00.000Z');
const PACKER = ['orders.move'] as const;
const COORDINATOR = ['orders.move', 'orders.refund'] as const;

// product 10.6.5
it('offers for many orders what each of them allows, and nothing that each has to be asked about', () => {
  const fresh = createListedOrder();
  const begun = createListedOrder({ status: 'processing' });
  const sent = createListedOrder({ status: 'shipped' });
  expect(listCommonMoves([fresh], COORDINATOR, NOW)).toEqual(['processing', 'shipped']);
  expect(listCommonMoves([fresh, begun], COORDINATOR, NOW)).toEqual(['shipped']);
  expect(listCommonMoves([sent], COORDINATOR, NOW)).toEqual(['out_for_delivery', 'delivered']);
  const sentNow = createListedOrder({ status: 'shipped', sentAt: '2026-11-22T07:10:00.000Z' });
  expect(listCommonMoves([sentNow], PACKER, NOW)).toContain('unsend');
  expect(listCommonMoves([sentNow, sent], PACKER, NOW)).not.toContain('unsend');
  expect(listCommonMoves([fresh, sent], COORDINATOR, NOW)).toEqual([]);
  expect(listCommonMoves([], COORDINATOR, NOW)).toEqual([]);
});

// product 10.6.5
it('offers the cash of many deliveries to who may record it', () => {
  const delivered = createListedOrder({ status: 'delivered' });
  const received = createListedOrder({
    status: 'delivered',
    cashReceivedAt: '2026-11-25T07:15:00.000Z',
  });
  expect(listCommonMoves([delivered, delivered], COORDINATOR, NOW)).toEqual(['receive_cash']);
  expect(listCommonMoves([delivered, received], COORDINATOR, NOW)).toEqual([]);
  expect(listCommonMoves([delivered, delivered], PACKER, NOW)).toEqual([]);
});
