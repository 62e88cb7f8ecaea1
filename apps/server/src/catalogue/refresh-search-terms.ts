import { readOccasions } from '@haat/domain';
import { SEARCH_RULES, toProductTerms } from '@haat/domain/search';
import { sql } from 'kysely';
import type { Db } from '../platform/database/open-database.ts';
import { findRevision, raiseRevision } from '../platform/database/revisions.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { replaceProductTerms } from './import/catalogue-import.repository.ts';

/** Where the number of the rules stands that the stored terms follow. */
const SCOPE = 'search-rules';
/** Products per query. */
const PRODUCTS = 100;

/**
 * Makes the search terms of all products again when they follow older rules than this program's. The
 * terms keep the words in Devanagari, which no other column has.
 *
 * @returns the number of products whose terms were made again
 */
export async function refreshSearchTerms(db: Db): Promise<number> {
  if ((await findRevision(db, SCOPE)) >= SEARCH_RULES) return 0;
  return runTransaction(db, async (transaction) => {
    // Raised first: of several processes that start at once, the others wait here, and find it raised.
    const isFirst = (await raiseRevision(transaction, SCOPE)) <= SEARCH_RULES;
    await transaction
      .updateTable('revisions')
      .set({ revision: SEARCH_RULES })
      .where('scope', '=', SCOPE)
      .execute();
    if (!isFirst) return 0;
    let count = 0;
    let last = '';
    for (;;) {
      const products = await listAfter(transaction, last);
      const end = products.at(-1);
      if (end === undefined) break;
      await replaceTerms(transaction, products);
      count += products.length;
      last = end.id;
    }
    return count;
  });
}

type Found = Awaited<ReturnType<typeof listAfter>>[number];

function listAfter(db: Db, id: string) {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'products.name', 'products.brand', 'products.description'])
    .select(['products.description_hindi', 'products.occasions'])
    .select('categories.name as category')
    .where('products.status', '=', sql.lit('active'))
    .where('products.id', '>', id)
    .orderBy('products.id')
    .limit(PRODUCTS)
    .execute();
}

async function replaceTerms(db: Db, products: readonly Found[]): Promise<void> {
  const ids = products.map(({ id }) => id);
  const hindi = await db
    .selectFrom('product_terms')
    .select(['product_id', 'term', 'weight'])
    .where('product_id', 'in', ids)
    .where('weight', '>', 1)
    .where('term', '>=', '\u0900')
    .where('term', '<', '\u0980')
    .orderBy('term')
    .execute();
  const byProduct = Map.groupBy(hindi, ({ product_id }) => product_id);
  const terms = products.flatMap(
    ({ id, category, occasions, description, description_hindi, ...texts }) => {
      const words = byProduct.get(id) ?? [];
      const wordsOf = (isOfName: boolean) =>
        words.filter(({ weight }) => weight >= NAME_WEIGHT === isOfName).map(({ term }) => term);
      // The words of the name have lost their order: each stands alone.
      return toProductTerms({
        ...texts,
        description: `${description} ${description_hindi}`,
        occasions: readOccasions(occasions).occasions,
        nameHindi: wordsOf(true).join(', '),
        categories: [category, ...wordsOf(false)],
      }).map((term) => ({ ...term, product_id: id }));
    },
  );
  await replaceProductTerms(db, ids, terms);
}

/** From this weight on a stored word is one of the name. */
const NAME_WEIGHT = 8;
