import { asPaise } from '@haat/domain';
import { listOrderMoves, MOVE_PERMISSIONS, type MoveEffect } from '@haat/domain/desk';
import type { DeskOrderSummary, DeskPermission } from '../../../lib/api/types.ts';

type Move = MoveEffect['move'];

/** What the moves of an order depend on, in a list and on its page. */
type MovedOrder = Pick<
  DeskOrderSummary,
  | 'status'
  | 'returnStatus'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'totalPaise'
  | 'isOutForDelivery'
  | 'sentAt'
  | 'cashReceivedAt'
>;

/** The moves that a row of the list allows; the server decides again. */
function listMoves(order: MovedOrder, now: number): Move[] {
  const movable = {
    ...order,
    sentAt: order.sentAt === null ? null : Date.parse(order.sentAt),
    total: asPaise(order.totalPaise ?? 0),
    // Only the amount of a return depends on it.
    returned: asPaise(0),
    isCashReceived: order.cashReceivedAt !== null,
    // Only its undoing depends on it, which is made for one order alone.
    isCashSettled: false,
  };
  return listOrderMoves(movable, now).map(({ move }) => move);
}

/** Moves that need more than a press for each order: what is owed, what came back, or what was wrong. */
const SINGLE_MOVES: readonly Move[] = [
  'cancel',
  'undelivered',
  'receive_return',
  'reject_return',
  'correct_courier',
  'undo_cash',
];

/**
 * The moves that all of these orders and the role allow, and that are made at once (product 10.6.5).
 *
 * @param now epoch ms
 */
export function listCommonMoves(
  orders: readonly MovedOrder[],
  permissions: readonly DeskPermission[],
  now: number,
): Move[] {
  const [first, ...rest] = orders;
  if (first === undefined) return [];
  return listMoves(first, now).filter(
    (move) =>
      !SINGLE_MOVES.includes(move) &&
      permissions.includes(MOVE_PERMISSIONS[move]) &&
      rest.every((order) => listMoves(order, now).includes(move)),
  );
}
