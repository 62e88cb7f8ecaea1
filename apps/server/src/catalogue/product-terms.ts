import { isForSlips, type ProductTerm, toProductTerms, toSlipForms } from '@haat/domain/search';
import type { NewRow } from '../platform/database/tables.ts';
import type { CatalogueCategory, CatalogueProduct } from './import/catalogue-format.ts';
import { toEntityId } from './import/entity-ids.ts';

/** Returns the terms by which a product is found. */
export function toTermRows(
  product: CatalogueProduct,
  category: CatalogueCategory | undefined,
): NewRow<'product_terms'>[] {
  const { name, nameHindi, brand, occasions = [] } = product;
  const description = `${product.description} ${product.descriptionHindi ?? ''}`;
  const categories = [category?.name ?? '', category?.nameHindi ?? ''];
  const terms = toProductTerms({ name, nameHindi, brand, categories, description, occasions });
  const productId = toEntityId(product.key);
  return terms.map(({ term, weight }) => ({ term, product_id: productId, weight }));
}

/** Returns the forms by which the words among these terms are found in spite of slips. */
export function toWordRows(terms: readonly Pick<ProductTerm, 'term'>[]): NewRow<'search_words'>[] {
  const words = new Set(terms.map(({ term }) => term).filter(isForSlips));
  return Array.from(words)
    .sort()
    .flatMap((word) => toSlipForms(word).map((form) => ({ form, word })));
}
