import type { DeskOrder, DeskOrderMove } from '@haat/api-sdk/desk';

/**
 * The moves of an order, the one that comes next first: a packet whose lines are all ticked is sent
 * (product 10.6.4).
 */
export function sortMoves(
  order: Pick<DeskOrder, 'moves' | 'lines' | 'packedLines'>,
): DeskOrderMove['move'][] {
  const moves = order.moves.map(({ move }) => move);
  const isPacked = order.packedLines === order.lines;
  return isPacked
    ? moves.toSorted((a, b) => Number(b === 'shipped') - Number(a === 'shipped'))
    : moves;
}
