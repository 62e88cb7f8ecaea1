import { expect, it } from 'vitest';
import { createOrder } from '../../../test/support/contract-objects.ts';
import { sortMoves } from './sort-moves.ts';

it('offers to send a packet first when all its lines are ticked', () => {
  expect(sortMoves(createOrder({ packedLines: 1 }))[0]).toBe('processing');
  expect(sortMoves(createOrder({ packedLines: 2 }))).toEqual(['shipped', 'processing', 'cancel']);
});
