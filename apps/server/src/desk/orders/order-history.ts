import type { components } from '@haat/api-sdk/schema';
import { RESTOCK_MOVES } from '@haat/domain/desk';
import * as z from 'zod';
import type { LoggedMove } from './desk-orders.repository.ts';
import type { VisibleOrderDetails } from './visible-order.ts';

type Event = components['schemas']['DeskOrderEvent']['event'];

/** Something that has happened to an order; the amount in paise. */
interface OrderEvent {
  event: Event;
  /** Epoch ms. */
  at: number;
  amount: number | null;
}

/** What only the log of the desk has the times of, by its action. */
const LOGGED_EVENTS: Readonly<Record<string, Event>> = {
  'order.unsend': 'sending_taken_back',
  'order.undelivered': 'undelivered',
  'order.approve_return': 'return_approved',
  'order.reject_return': 'return_rejected',
  'order.receive_return': 'return_received',
};

/** The actions of the log that the history of an order shows. */
export const LOGGED_ACTIONS: readonly string[] = Object.keys(LOGGED_EVENTS);

/**
 * Lists what has happened to an order, the oldest first (product 10.2.8).
 *
 * @param isWhole false: without its money
 */
export function listHistory(details: VisibleOrderDetails, isWhole: boolean): OrderEvent[] {
  const { order, statusChanges, refunds, moves } = details;
  const isUndelivered = moves.some(({ action }) => action === 'order.undelivered');
  const events: OrderEvent[] = [{ event: 'placed', at: order.created_at, amount: null }];
  const add = (event: Event, at: number | null, amount: number | null = null) => {
    if (at !== null) events.push({ event, at, amount });
  };
  let isSent = false;
  for (const { status, changed_at } of statusChanges) {
    // The status of a packet that came back is 'cancelled', which would tell the same twice.
    if (status === 'cancelled' && isUndelivered) continue;
    // A sent order is in preparation again once its sending was taken back, which the log tells.
    if (status === 'processing' && isSent) continue;
    isSent = status === 'shipped';
    add(status === 'pending' ? 'placed' : status, changed_at);
  }
  add('out_for_delivery', order.out_for_delivery_at);
  add('return_requested', order.return_requested_at);
  for (const move of moves) {
    const event = LOGGED_EVENTS[move.action];
    const { restock, amountPaise } = readState(move);
    if (event !== undefined) {
      const amount = event === 'return_received' && isWhole ? (amountPaise ?? null) : null;
      add(event, move.at, amount);
    }
    // Logs of before say of other moves, too, that they were asked to restock, which they did not.
    if (restock && RESTOCK_MOVES.some((one) => move.action === `order.${one}`)) {
      add('restocked', move.at);
    }
  }
  if (isWhole) {
    add('cash_received', order.cash_received_at, order.total_paise);
    for (const refund of refunds) add('refunded', refund.created_at, refund.amount_paise);
  }
  return events.toSorted((a, b) => a.at - b.at);
}

const stateSchema = z.object({ restock: z.boolean(), amountPaise: z.int() }).partial();

/** What the log has of a move beside the state of its order. */
function readState({ state_after }: LoggedMove): z.infer<typeof stateSchema> {
  return state_after === null ? {} : stateSchema.parse(JSON.parse(state_after));
}
