import { expect, it } from 'vitest';
import { createOrder } from '../../../test/support/contract-objects.ts';
import { listNextMoves } from './next-moves.ts';

// product 10.6.4
it('offers to send a packet first when all its lines are ticked, and else to prepare it', () => {
  expect(listNextMoves(createOrder({ packedLines: 1 }))).toEqual([
    'processing',
    'shipped',
    'cancel',
  ]);
  expect(listNextMoves(createOrder({ packedLines: 2 }))).toEqual(['shipped', 'cancel']);
});

it('leaves out what stands beside the courier and the money', () => {
  const none = { stock: 'none', money: 'none', amountPaise: 0 } as const;
  const moves = (['delivered', 'correct_courier', 'undo_cash'] as const).map((move) => ({
    ...none,
    move,
  }));
  expect(listNextMoves(createOrder({ moves }))).toEqual(['delivered']);
});
