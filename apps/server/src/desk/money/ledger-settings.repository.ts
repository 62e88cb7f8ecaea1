import type { Db } from '../../platform/database/open-database.ts';
import type { Row } from '../../platform/database/tables.ts';

export type LedgerSettings = Pick<Row<'ledger_settings'>, 'shop_share' | 'version'>;

/** What counts until somebody sets something: the shop keeps nothing. */
const UNSET: LedgerSettings = { shop_share: 0, version: 1 };

export async function getLedgerSettings(db: Db): Promise<LedgerSettings> {
  const row = await db
    .selectFrom('ledger_settings')
    .select(['shop_share', 'version'])
    .where('id', '=', 'shop')
    .executeTakeFirst();
  return row ?? UNSET;
}

/** Locks the settings and reads them. @param now epoch ms */
export function lockLedgerSettings(transaction: Db, now: number): Promise<LedgerSettings> {
  return transaction
    .insertInto('ledger_settings')
    .values({ id: 'shop', ...UNSET, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ updated_at: eb.ref('ledger_settings.updated_at') })),
    )
    .returning(['shop_share', 'version'])
    .executeTakeFirstOrThrow();
}

/** @param shopShare hundredths of a percent */
export function setShopShare(
  transaction: Db,
  shopShare: number,
  now: number,
): Promise<LedgerSettings> {
  return transaction
    .updateTable('ledger_settings')
    .set((eb) => ({ shop_share: shopShare, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', 'shop')
    .returning(['shop_share', 'version'])
    .executeTakeFirstOrThrow();
}
