import type { DeskOrderSummary } from '@haat/api-sdk/desk';
import { asPaise, listOrderMoves, type MoveEffect } from '@haat/domain';

/** The moves that a row of the list allows; the server decides again. */
function listMoves(order: DeskOrderSummary): MoveEffect['move'][] {
  return listOrderMoves({ ...order, total: asPaise(order.totalPaise ?? 0) }).map(
    ({ move }) => move,
  );
}

/** Moves that need more than a press for each order: what is owed, or what came back. */
const SINGLE_MOVES: readonly MoveEffect['move'][] = ['cancel', 'receive_return', 'reject_return'];

/** The moves that all of these orders allow, and that are made at once (product 10.6.5). */
export function listCommonMoves(orders: readonly DeskOrderSummary[]): MoveEffect['move'][] {
  const [first, ...rest] = orders;
  if (first === undefined) return [];
  return listMoves(first).filter(
    (move) =>
      !SINGLE_MOVES.includes(move) && rest.every((order) => listMoves(order).includes(move)),
  );
}
