import type { Db } from '../database/open-database.ts';

/**
 * Gets the secret of this name. The first call of any process stores `value`, which all later calls get.
 */
export async function findOrCreateSecret(
  db: Db,
  name: string,
  value: string,
  now: number,
): Promise<string> {
  const find = () =>
    db.selectFrom('shop_secrets').select('value').where('name', '=', name).executeTakeFirst();
  const stored = await find();
  if (stored !== undefined) return stored.value;
  await db
    .insertInto('shop_secrets')
    .values({ name, value, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await find())?.value ?? value;
}
