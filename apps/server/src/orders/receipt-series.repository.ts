import type { Db } from '../platform/database/open-database.ts';

/**
 * Takes the next number of a series, from 1 on. The series stays locked until the transaction ends,
 * and a transaction that fails gives its number back.
 */
export async function takeReceiptNumber(transaction: Db, series: string): Promise<number> {
  const row = await transaction
    .insertInto('receipt_series')
    .values({ name: series, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((eb) => ({ last_number: eb('receipt_series.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

/** The seller's GSTIN, and the day in India from which it holds; '' for none. */
export async function readRegistration(
  transaction: Db,
): Promise<{ readonly gstin: string; readonly gstinFrom: string }> {
  const seller = await transaction
    .selectFrom('contact_info')
    .select(['gstin', 'gstin_from'])
    .executeTakeFirst();
  return { gstin: seller?.gstin ?? '', gstinFrom: seller?.gstin_from ?? '' };
}
