import type { Db } from '../../platform/database/open-database.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

export type SandboxPaymentRow = Row<'sandbox_payments'>;

/**
 * Stores an attempt to pay an order of the sandbox.
 *
 * @returns undefined when the attempt is a success and the order has one already
 */
export function createSandboxPayment(
  db: Db,
  payment: NewRow<'sandbox_payments'>,
): Promise<SandboxPaymentRow | undefined> {
  return db
    .insertInto('sandbox_payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Returns the successful attempt of an order (which sorts first), or its newest failure. */
export function getSandboxPayment(
  db: Db,
  providerOrderId: string,
): Promise<SandboxPaymentRow | undefined> {
  return db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .orderBy('status')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
