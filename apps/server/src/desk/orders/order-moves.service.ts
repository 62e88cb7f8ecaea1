import {
  hasDeskPermission,
  listOrderMoves,
  MOVE_PERMISSIONS,
  type OrderMove,
  RESTOCK_MOVES,
} from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import {
  ChangedMeanwhileError,
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
} from '../../errors.ts';
import { advanceLockedOrder, type OnDelivered } from '../../orders/order-advance.ts';
import { cancelLockedOrder } from '../../orders/order-cancelling.ts';
import { returnLines } from '../../orders/order-stock.ts';
import {
  listOrderLines,
  loadWholeOrder,
  type OrderRow,
  updateOrder,
} from '../../orders/orders.repository.ts';
import { cancelWithPayments } from '../../payments/cancel-with-payments.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { type AuditedFields, recordChange } from '../audit/record-change.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { assertOrderVersion, changeOrder, lockVisibleOrder } from './order-changes.ts';
import { type PiecesOfLine, receiveReturn } from './order-return.ts';
import { toMovable, type VisibleOrderDetails } from './visible-order.ts';

/** The moves that say who carries the packet. */
const NEED_COURIER: readonly OrderMove[] = ['shipped', 'correct_courier'];

/** A move of an order as it is asked for. */
export interface MoveRequest {
  move: OrderMove;
  /** Needed to send, and to correct it. */
  courier?: string;
  trackingNumber?: string;
  /** Whether the pieces of what came back go back into stock; true needs one of `RESTOCK_MOVES`. */
  restock?: boolean;
  /** Of `receive_return`: what came back; left out, all that is left. */
  pieces?: PiecesOfLine[];
}

/** What follows a move, in the transaction that makes it. */
export interface MoveHooks {
  /** The order becomes `delivered`. */
  onDelivered: OnDelivered;
  /** Goods of the order came back. */
  onReturned?(transaction: Db, order: OrderRow): Promise<void>;
}

/**
 * Makes a move of an order (product 10.2.3, 10.6.4).
 *
 * @param version of the order as it was read
 * @throws {InvalidInputError} when it is sent without a courier, or puts back goods that did not come back;
 *   for pieces that cannot come back
 * @throws {ForbiddenError} (403) without the permission of the move
 * @throws {NotFoundError} for an unknown order
 * @throws {ChangedMeanwhileError} (412) with the present order
 * @throws {ConflictError} when the order does not allow it
 */
export async function moveOrder(
  context: ShopContext,
  member: DeskMember,
  change: { orderId: string; version: number; request: MoveRequest; key: string | undefined },
  hooks: MoveHooks,
): Promise<VisibleOrderDetails> {
  const { orderId, version, request, key } = change;
  assertComplete(request, '');
  assertPermitted(member, request.move);
  const call = { operation: 'moveDeskOrder', orderId, key, request };
  return changeOrder(context, member, call, async (transaction, order) => {
    await assertOrderVersion(context, transaction, member, order, version);
    await applyMove(context, transaction, member, order, request, hooks);
  });
}

/** One of many moves. */
export type ManyMove = MoveRequest & { orderId: string; version: number };

/** What became of one of many moves. */
export interface MoveResult {
  orderId: string;
  outcome: 'moved' | 'changed_meanwhile' | 'move_not_allowed' | 'forbidden' | 'not_found';
  /** Why it was not made; '' when it was. */
  message: string;
  /** Of the order now; 0 when there is none. */
  version: number;
}

/**
 * Makes many moves, each for itself (product 10.2.4): one that cannot be made changes nothing and
 * keeps none of the others from being made.
 *
 * @param key the Idempotency-Key
 * @throws {InvalidInputError} see `moveOrder`; and when an order is there twice
 * @throws {IdempotencyMismatchError} when the key was used for other moves
 */
export async function moveOrders(
  context: ShopContext,
  member: DeskMember,
  moves: readonly ManyMove[],
  key: string | undefined,
  hooks: MoveHooks,
): Promise<MoveResult[]> {
  for (const [index, move] of moves.entries()) assertComplete(move, `moves.${index}.`);
  if (new Set(moves.map(({ orderId }) => orderId)).size < moves.length) {
    throw new InvalidInputError('An order can be moved once at a time.');
  }
  const call = {
    userId: member.userId,
    operation: 'moveDeskOrders',
    key,
    request: { moves },
    statusCode: 200,
  };
  return runIdempotently(context, call, async (transaction) => {
    const made = new Map<string, MoveResult>();
    // In the order of their ids, so that two such requests do not deadlock.
    for (const move of moves.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
      made.set(move.orderId, await makeOneOfMany(context, transaction, member, move, hooks));
    }
    return moves.flatMap(({ orderId }) => made.get(orderId) ?? []);
  });
}

/** Everything that can reject a move is checked before its first write, so that nothing is half made. */
async function makeOneOfMany(
  context: ShopContext,
  transaction: Db,
  member: DeskMember,
  move: ManyMove,
  hooks: MoveHooks,
): Promise<MoveResult> {
  const { orderId } = move;
  let version = 0;
  try {
    assertPermitted(member, move.move);
    const order = await lockVisibleOrder(transaction, member, orderId);
    version = order.version;
    await assertOrderVersion(context, transaction, member, order, move.version);
    await assertAllowed(context, transaction, order, move.move);
    await applyMove(context, transaction, member, order, move, hooks);
    const { version: moved } = await lockVisibleOrder(transaction, member, orderId);
    return { orderId, outcome: 'moved', message: '', version: moved };
  } catch (error) {
    const outcome = toOutcome(error);
    if (outcome === undefined || !(error instanceof Error)) throw error;
    return { orderId, outcome, message: error.message, version };
  }
}

function toOutcome(error: unknown): MoveResult['outcome'] | undefined {
  if (error instanceof ChangedMeanwhileError) return 'changed_meanwhile';
  if (error instanceof ForbiddenError) return 'forbidden';
  if (error instanceof NotFoundError) return 'not_found';
  const isNotAllowed = error instanceof ConflictError && error.code === 'move_not_allowed';
  return isNotAllowed ? 'move_not_allowed' : undefined;
}

/** @param path of the move in the request, such as `moves.0.` */
function assertComplete(
  { move, courier = '', restock = false, pieces }: MoveRequest,
  path: string,
): void {
  if (NEED_COURIER.includes(move) && courier.trim() === '') {
    const message = 'Please say which courier takes it.';
    throw new InvalidInputError(message, [{ field: `${path}courier`, message }]);
  }
  if (restock && !RESTOCK_MOVES.includes(move)) {
    const message = 'Only goods that came back go back into stock.';
    throw new InvalidInputError(message, [{ field: `${path}restock`, message }]);
  }
  if (pieces !== undefined && move !== 'receive_return') {
    const message = 'Only a return is of some pieces.';
    throw new InvalidInputError(message, [{ field: `${path}pieces`, message }]);
  }
  if (new Set(pieces?.map(({ lineId }) => lineId)).size < (pieces?.length ?? 0)) {
    const message = 'Please name each line once.';
    throw new InvalidInputError(message, [{ field: `${path}pieces`, message }]);
  }
}

function assertPermitted({ role }: DeskMember, move: OrderMove): void {
  if (!hasDeskPermission(role, MOVE_PERMISSIONS[move])) throw new ForbiddenError();
}

async function assertAllowed(
  context: ShopContext,
  transaction: Db,
  order: OrderRow,
  wanted: OrderMove,
): Promise<void> {
  const movable = toMovable(await loadWholeOrder(transaction, order));
  if (listOrderMoves(movable, context.now()).some(({ move }) => move === wanted)) return;
  throw new ConflictError('move_not_allowed', 'The order does not allow this now.');
}

async function applyMove(
  context: ShopContext,
  transaction: Db,
  member: DeskMember,
  order: OrderRow,
  request: MoveRequest,
  hooks: MoveHooks,
): Promise<void> {
  await assertAllowed(context, transaction, order, request.move);
  const { move, pieces, restock = false } = request;
  const made =
    move === 'receive_return'
      ? await receiveReturn(context, transaction, order, { pieces, restock })
      : { order: await carryOut(context, transaction, order, { ...request, move }, hooks) };
  if (move === 'receive_return') await hooks.onReturned?.(transaction, made.order);
  const recorded = {
    userId: member.userId,
    action: `order.${move}`,
    subject: { kind: 'order', id: order.id },
    before: describeState(order),
    after: { ...describeState(made.order), ...(restock && { restock: true }), ...made.recorded },
  } as const;
  await recordChange(transaction, recorded, context.now());
}

/** The part of an order that moves change, without anything about its shopper. */
function describeState(order: OrderRow): AuditedFields {
  return {
    status: order.status,
    returnStatus: order.return_status,
    paymentStatus: order.payment_status,
    courier: order.courier,
    trackingNumber: order.tracking_number,
    isOutForDelivery: order.out_for_delivery_at !== null,
    isCashReceived: order.cash_received_at !== null,
  };
}

async function carryOut(
  context: ShopContext,
  transaction: Db,
  order: OrderRow,
  {
    move,
    courier = '',
    trackingNumber = '',
    restock = false,
  }: MoveRequest & { move: Exclude<OrderMove, 'receive_return'> },
  { onDelivered }: MoveHooks,
): Promise<OrderRow> {
  const updated_at = context.now();
  const advance = (changes: Parameters<typeof advanceLockedOrder>[2]) =>
    advanceLockedOrder(transaction, order, changes, onDelivered);
  const change = (changes: Parameters<typeof updateOrder>[2]) =>
    updateOrder(transaction, order, changes);
  switch (move) {
    case 'processing':
    case 'delivered':
      return advance({ status: move, updated_at });
    case 'shipped':
      return advance({
        status: move,
        courier: courier.trim(),
        tracking_number: trackingNumber.trim(),
        updated_at,
      });
    case 'out_for_delivery':
      return change({ out_for_delivery_at: updated_at, updated_at });
    case 'correct_courier':
      return change({
        courier: courier.trim(),
        tracking_number: trackingNumber.trim(),
        updated_at,
      });
    case 'receive_cash':
      return change({ cash_received_at: updated_at, updated_at });
    case 'undo_cash':
      return change({ cash_received_at: null, updated_at });
    // Courier and number stay, to be proposed when it is sent again.
    case 'unsend':
      return change({ status: 'processing', updated_at });
    case 'undelivered': {
      const moved = await cancelWithPayments(context, transaction, order);
      if (restock) await putBack(transaction, order.id, updated_at);
      return moved;
    }
    case 'cancel': {
      const cancelled = await cancelLockedOrder(context, transaction, order, cancelWithPayments);
      return cancelled.order;
    }
    case 'approve_return':
      return change({ return_status: 'approved', updated_at });
    case 'reject_return':
      return change({ return_status: 'rejected', updated_at });
  }
}

async function putBack(transaction: Db, orderId: string, now: number): Promise<void> {
  const lines = await listOrderLines(transaction, orderId);
  await returnLines(
    transaction,
    lines.map((line) => ({ productId: line.product_id, quantity: line.quantity })),
    now,
  );
}
