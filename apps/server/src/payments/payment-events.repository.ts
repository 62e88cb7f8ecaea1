import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type PaymentEventRow = Row<'payment_events'>;

/** Stores an event of a webhook; an event that is stored already stays as it is. */
export async function createPaymentEvent(db: Db, event: NewRow<'payment_events'>): Promise<void> {
  await db
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
}

/** Lists the events about a provider's order that are not applied yet, in the order of arrival. */
export function listPendingEvents(
  db: Db,
  provider: string,
  providerOrderId: string,
): Promise<PaymentEventRow[]> {
  return db
    .selectFrom('payment_events')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_order_id', '=', providerOrderId)
    .where('applied_at', 'is', null)
    .orderBy('received_at')
    .orderBy('event_id')
    .execute();
}

export async function markEventApplied(
  db: Db,
  event: Pick<PaymentEventRow, 'provider' | 'event_id'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({ applied_at: now })
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.event_id)
    .execute();
}
