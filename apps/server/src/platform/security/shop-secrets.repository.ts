import type { Db } from '../database/open-database.ts';

/**
 * The secret of this name. The first call keeps `value`; all later ones, of any process, get that.
 */
export async function findOrCreateSecret(
  db: Db,
  name: string,
  value: string,
  now: number,
): Promise<string> {
  const find = () =>
    db.selectFrom('shop_secrets').select('value').where('name', '=', name).executeTakeFirst();
  const kept = await find();
  if (kept !== undefined) return kept.value;
  await db
    .insertInto('shop_secrets')
    .values({ name, value, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await find())?.value ?? value;
}
