import { chooseOrderText, type Language, type OrderMail, presentOrderMail } from '@haat/domain';
import type { Db } from '../platform/database/open-database.ts';
import type { Row } from '../platform/database/tables.ts';
import { toMailed } from './order-mails.repository.ts';

export type OrderTextRow = Pick<Row<'order_texts'>, 'kind' | 'text' | 'text_hindi' | 'version'>;

const COLUMNS = ['kind', 'text', 'text_hindi', 'version'] as const;

/** What counts until the owner writes something. */
export function toUnsetText(kind: OrderMail): OrderTextRow {
  return { kind, text: null, text_hindi: null, version: 1 };
}

/** Lists the texts that the owner has written. */
export function listOrderTexts(db: Db): Promise<OrderTextRow[]> {
  return db.selectFrom('order_texts').select(COLUMNS).execute();
}

/** Reads what the shop writes about orders of this kind: the owner's text, else the default. */
export async function getOrderText(db: Db, kind: OrderMail, language: Language): Promise<string> {
  const row = await db
    .selectFrom('order_texts')
    .select(['text', 'text_hindi'])
    .where('kind', '=', kind)
    .executeTakeFirst();
  const own = language === 'hi' ? row?.text_hindi : row?.text;
  return chooseOrderText(kind, language, own ?? null);
}

/** Locks a text and reads it. @param now epoch ms */
export function lockOrderText(
  transaction: Db,
  kind: OrderMail,
  now: number,
): Promise<OrderTextRow> {
  return transaction
    .insertInto('order_texts')
    .values({ ...toUnsetText(kind), updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet((eb) => ({ updated_at: eb.ref('order_texts.updated_at') })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Stores a text, and raises its version. */
export async function saveOrderText(
  transaction: Db,
  kind: OrderMail,
  texts: Pick<OrderTextRow, 'text' | 'text_hindi'> & { updated_at: number },
): Promise<void> {
  await transaction
    .updateTable('order_texts')
    .set((eb) => ({ ...texts, version: eb('version', '+', 1) }))
    .where('kind', '=', kind)
    .execute();
}

/** What there is to tell a shopper about an order, and the shop's text for it, not filled yet. */
export interface OrderNews {
  readonly kind: OrderMail;
  /** That of the shopper's account. */
  readonly language: Language;
  readonly template: string;
}

/**
 * Reads what there is to tell the shopper of an order now; null while it waits for its payment.
 *
 * @param isPacked whether all its lines are ticked
 */
export async function loadOrderNews(
  db: Db,
  order: Row<'orders'>,
  isPacked: boolean,
): Promise<OrderNews | null> {
  const kind = presentOrderMail(toMailed(order, isPacked));
  if (kind === null) return null;
  const { language } = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  return { kind, language, template: await getOrderText(db, kind, language) };
}
