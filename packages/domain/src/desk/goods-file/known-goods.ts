import { toNameKey } from '../../text/name-key.ts';
import { NO_FACTS, type ProductFacts } from '../product-facts.ts';

/** A product by its names, of the shop or of a row that begins one. */
export interface NamedGoods {
  readonly name: string;
  /** '' for none. */
  readonly nameHindi: string;
  /** Slug of its group, '' for none. */
  readonly maker: string;
}

/**
 * Finds which rows without an id are about what the shop has: one whose name, in either script and as
 * people see it, is that of exactly one product of its group, and no other row's (product 10.3.19).
 *
 * @returns ids of the products by the numbers of the rows
 */
export function findKnownGoods(
  rows: readonly (NamedGoods & { readonly row: number })[],
  inShop: readonly (NamedGoods & { readonly id: string })[],
): ReadonlyMap<number, string> {
  const idsByName = new Map<string, Set<string>>();
  for (const product of inShop) {
    for (const key of toKeys(product)) {
      idsByName.set(key, (idsByName.get(key) ?? new Set()).add(product.id));
    }
  }
  const matches = rows.flatMap((row) => {
    const ids = new Set(toKeys(row).flatMap((key) => Array.from(idsByName.get(key) ?? [])));
    const [id] = ids;
    return id !== undefined && ids.size === 1 ? [{ row: row.row, id }] : [];
  });
  const rowsById = Map.groupBy(matches, ({ id }) => id);
  return new Map(
    matches.flatMap(({ row, id }) => (rowsById.get(id)?.length === 1 ? [[row, id]] : [])),
  );
}

function toKeys({ name, nameHindi, maker }: NamedGoods): string[] {
  return [name, nameHindi]
    .map(toNameKey)
    .filter((key) => key !== '')
    .map((key) => JSON.stringify([maker, key]));
}

/**
 * Gives a product what a row without an id says of it; what the row leaves empty stays (product 10.3.19).
 * A former price that is no longer above the price goes.
 */
export function fillFacts(row: ProductFacts, before: ProductFacts): ProductFacts {
  const empty = new Map<string, unknown>(Object.entries(NO_FACTS));
  const filled = Object.entries(row).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(empty.get(name)),
  );
  const facts: ProductFacts = { ...before, ...Object.fromEntries(filled) };
  const { pricePaise, originalPricePaise } = facts;
  const isFormer = originalPricePaise !== null && originalPricePaise > pricePaise;
  return { ...facts, originalPricePaise: isFormer ? originalPricePaise : null };
}
