import type { Db } from '../../platform/database/open-database.ts';
import type { AuditRow } from './audit.repository.ts';

/** What a thing is called now. */
export interface SubjectName {
  readonly name: string;
  /** '' for none. */
  readonly nameHindi: string;
}

type NamedRow = { readonly id: string; readonly name: string; readonly name_hindi: string };
type ReadNames = (db: Db, ids: readonly string[]) => Promise<readonly NamedRow[]>;

const withoutHindi = (row: { id: string; name: string }): NamedRow => ({ ...row, name_hindi: '' });

/**
 * How the names of each kind of thing are read. The log names no shopper (product 10.8.8), no message and
 * no invite; a shop has one share, one deal and one set of charges.
 */
const READERS: Readonly<Record<string, ReadNames>> = {
  product: (db, ids) =>
    db.selectFrom('products').select(['id', 'name', 'name_hindi']).where('id', 'in', ids).execute(),
  group: (db, ids) =>
    db.selectFrom('makers').select(['id', 'name', 'name_hindi']).where('id', 'in', ids).execute(),
  category: (db, ids) =>
    db
      .selectFrom('categories')
      .select(['id', 'name', 'name_hindi'])
      .where('id', 'in', ids)
      .execute(),
  discount: (db, ids) =>
    db
      .selectFrom('discounts')
      .select(['id', 'name', 'name_hindi'])
      .where('id', 'in', ids)
      .execute(),
  async story(db, ids) {
    const drafts = await db
      .selectFrom('content_drafts')
      .select(['content_id as id', 'title as name', 'title_hindi as name_hindi'])
      .where('kind', '=', 'story')
      .where('content_id', 'in', ids)
      .execute();
    const published = await db
      .selectFrom('stories')
      .select(['id', 'title as name', 'title_hindi as name_hindi'])
      .where('id', 'in', ids)
      .execute();
    // A draft has no title while it is what shoppers see, and a story that was never published no row there.
    const begun = drafts.flatMap(({ name, ...draft }) =>
      name === null ? [] : [{ ...draft, name }],
    );
    return [...begun, ...published];
  },
  page: (db, ids) =>
    db
      .selectFrom('pages')
      .select(['id', 'title as name', 'title_hindi as name_hindi'])
      .where('id', 'in', ids)
      .execute(),
  async order(db, ids) {
    const orders = db.selectFrom('orders').select(['id', 'order_number as name']);
    return (await orders.where('id', 'in', ids).execute()).map(withoutHindi);
  },
  review: (db, ids) =>
    db
      .selectFrom('reviews as review')
      .innerJoin('products as product', 'product.id', 'review.product_id')
      .select(['review.id', 'product.name', 'product.name_hindi'])
      .where('review.id', 'in', ids)
      .execute(),
  payout: (db, ids) =>
    db
      .selectFrom('ledger_entries as entry')
      .innerJoin('makers as maker', 'maker.id', 'entry.maker_id')
      .select(['entry.id', 'maker.name', 'maker.name_hindi'])
      .where('entry.id', 'in', ids)
      .execute(),
  async settlement(db, ids) {
    const settlements = db.selectFrom('courier_settlements').select(['id', 'courier as name']);
    return (await settlements.where('id', 'in', ids).execute()).map(withoutHindi);
  },
  member: listPeople,
  second_factor: listPeople,
};

async function listPeople(db: Db, ids: readonly string[]): Promise<readonly NamedRow[]> {
  const people = db.selectFrom('users').select(['id', 'full_name as name']);
  return (await people.where('id', 'in', ids).execute()).map(withoutHindi);
}

/**
 * Reads what the things of changes are called now, with one query for each kind.
 *
 * @returns a look-up, undefined for what has no name or is gone
 */
export async function readSubjectNames(
  db: Db,
  entries: readonly Pick<AuditRow, 'subject_kind' | 'subject_id'>[],
): Promise<(kind: string, id: string) => SubjectName | undefined> {
  const byKind = new Map<string, Map<string, SubjectName>>();
  for (const [kind, ofKind] of Map.groupBy(entries, ({ subject_kind }) => subject_kind)) {
    const ids = Array.from(new Set(ofKind.map(({ subject_id }) => subject_id)));
    const rows = (await READERS[kind]?.(db, ids)) ?? [];
    byKind.set(
      kind,
      new Map(rows.map(({ id, name, name_hindi }) => [id, { name, nameHindi: name_hindi }])),
    );
  }
  return (kind, id) => byKind.get(kind)?.get(id);
}
