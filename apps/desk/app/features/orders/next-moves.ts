import type { DeskOrder, DeskOrderMove } from '../../lib/api/types.ts';

type Move = DeskOrderMove['move'];

/** Moves that stand beside what they change: the courier, and the money. */
const ELSEWHERE: readonly Move[] = ['correct_courier', 'undo_cash'];

/**
 * The moves that come next, always in the same order and the main one first. A packet whose lines are
 * all ticked needs no more preparation (product 10.6.4).
 */
export function listNextMoves(order: Pick<DeskOrder, 'moves' | 'lines' | 'packedLines'>): Move[] {
  const isPacked = order.packedLines === order.lines;
  return order.moves
    .map(({ move }) => move)
    .filter((move) => !ELSEWHERE.includes(move) && !(isPacked && move === 'processing'));
}
