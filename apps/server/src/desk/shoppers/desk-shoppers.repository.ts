import { readPhoneSearch } from '@haat/domain/desk';
import { contains } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/read-page.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';

/** What the desk sees of an account. */
export type ShopperRow = Pick<
  Row<'users'>,
  'id' | 'full_name' | 'email' | 'email_verified_at' | 'phone_number' | 'created_at'
>;

/** An order of a shopper, with what its sums depend on. */
export type ShopperOrderRow = Pick<
  Row<'orders'>,
  | 'id'
  | 'order_number'
  | 'status'
  | 'return_status'
  | 'payment_method'
  | 'payment_status'
  | 'created_at'
  | 'total_paise'
>;

/** A note and who wrote it; null when that account is gone. */
export type ShopperNoteRow = Pick<Row<'shopper_notes'>, 'id' | 'body' | 'created_at'> & {
  author: string | null;
};

/** Lists a results page of the accounts that match, the newest first. @param part '' for all */
export function listShoppers(db: Db, part: string, page: PageRequest): Promise<Page<ShopperRow>> {
  const shoppers = selectShoppers(db, part)
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(shoppers, page);
}

export function getShopper(db: Db, id: string): Promise<ShopperRow | undefined> {
  return selectShoppers(db, '').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

const COLUMNS = [
  'id',
  'full_name',
  'email',
  'email_verified_at',
  'phone_number',
  'created_at',
] as const;

/** Accounts that were not deleted. */
function selectShoppers(db: Db, text: string) {
  const query = db.selectFrom('users').where('deleted_at', 'is', null);
  const part = toTextKey(text);
  if (part === '') return query;
  const phone = readPhoneSearch(text);
  return query.where((eb) =>
    eb.or([
      contains(eb.fn<string>('lower', ['full_name']), part),
      contains(eb.ref('email_key'), part),
      ...(phone === null ? [] : [contains(eb.ref('phone_number'), phone)]),
    ]),
  );
}

/** Lists all orders of a shopper, the newest first. */
export function listOrdersOfShopper(db: Db, userId: string): Promise<ShopperOrderRow[]> {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'order_number',
      'status',
      'return_status',
      'payment_method',
      'payment_status',
      'created_at',
      'total_paise',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Lists the notes about a shopper, the oldest first. */
export function listShopperNotes(db: Db, userId: string): Promise<ShopperNoteRow[]> {
  return db
    .selectFrom('shopper_notes as note')
    .leftJoin('users as user', 'user.id', 'note.written_by')
    .select(['note.id', 'note.body', 'note.created_at', 'user.full_name as author'])
    .where('note.user_id', '=', userId)
    .orderBy('note.created_at')
    .orderBy('note.id')
    .execute();
}

export async function createShopperNote(
  transaction: Db,
  note: NewRow<'shopper_notes'>,
): Promise<void> {
  await transaction.insertInto('shopper_notes').values(note).execute();
}
