import { parseFirstText } from '../parse.ts';

/** What a product without a name is called, so that no card is blank. */
const UNNAMED_PRODUCT = 'Product';

/** A product's name, or its title (spec §3). */
export function parseProductName(product: unknown): string {
  return parseFirstText(product, ['name', 'title']) || UNNAMED_PRODUCT;
}
