import { asPaise, DEFAULT_CHARGES, type OrderCharges } from '@haat/domain';
import type { Db } from '../platform/database/open-database.ts';
import type { Row } from '../platform/database/tables.ts';

const COLUMNS = [
  'shipping_paise',
  'taxes_paise',
  'discount_paise',
  'free_shipping_from_paise',
  'version',
] as const;

type ChargesRow = Pick<Row<'order_charges'>, (typeof COLUMNS)[number]>;

/** The charges and their version, which grows with each change. */
export type VersionedCharges = { readonly charges: OrderCharges; readonly version: number };

const UNSET: VersionedCharges = { charges: DEFAULT_CHARGES, version: 1 };

function toCharges(row: ChargesRow): VersionedCharges {
  const { free_shipping_from_paise: freeFrom } = row;
  const charges = {
    shipping: asPaise(row.shipping_paise),
    taxes: asPaise(row.taxes_paise),
    discount: asPaise(row.discount_paise),
    freeShippingFrom: freeFrom === null ? null : asPaise(freeFrom),
  };
  return { charges, version: row.version };
}

function toValues(charges: OrderCharges) {
  return {
    shipping_paise: charges.shipping,
    taxes_paise: charges.taxes,
    discount_paise: charges.discount,
    free_shipping_from_paise: charges.freeShippingFrom,
  };
}

/** What an order that is placed now adds to its goods (product 9.1.1). */
export async function readOrderCharges(db: Db): Promise<VersionedCharges> {
  const row = await db
    .selectFrom('order_charges')
    .select(COLUMNS)
    .where('id', '=', 'shop')
    .executeTakeFirst();
  return row === undefined ? UNSET : toCharges(row);
}

/** Locks the charges and reads them. @param now epoch ms */
export async function lockOrderCharges(transaction: Db, now: number): Promise<VersionedCharges> {
  const row = await transaction
    .insertInto('order_charges')
    .values({ id: 'shop', ...toValues(UNSET.charges), updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ updated_at: eb.ref('order_charges.updated_at') })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toCharges(row);
}

/** Sets the charges of later orders. @param now epoch ms */
export async function setOrderCharges(
  transaction: Db,
  charges: OrderCharges,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('order_charges')
    .set((eb) => ({ ...toValues(charges), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', 'shop')
    .execute();
}
