import type { NewRow } from '../platform/database/tables.ts';
import type { CatalogueCategory, CatalogueProduct } from './import/catalogue-format.ts';
import { toEntityId } from './import/entity-ids.ts';
import { toWords } from './search-terms.ts';

/** Weight of a word in each part of a product. */
const WEIGHTS = { name: 8, brand: 3, category: 3, description: 1 } as const;

/** Returns the words by which a product is found. */
export function toTermRows(
  product: CatalogueProduct,
  category: CatalogueCategory | undefined,
): NewRow<'product_terms'>[] {
  const parts: [text: string | undefined, weight: number][] = [
    [product.description, WEIGHTS.description],
    [product.brand, WEIGHTS.brand],
    [category?.name, WEIGHTS.category],
    [category?.nameHindi, WEIGHTS.category],
    [product.name, WEIGHTS.name],
    [product.nameHindi, WEIGHTS.name],
  ];
  const weights = new Map<string, number>();
  for (const [text = '', weight] of parts) {
    for (const word of toWords(text)) weights.set(word, weight);
  }
  const productId = toEntityId(product.key);
  return Array.from(weights, ([term, weight]) => ({ term, product_id: productId, weight }));
}
