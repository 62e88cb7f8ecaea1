import { LANGUAGE } from '#language';
import { parseFirstText } from '../parse.ts';

/** The name of a product that has none. */
export const UNNAMED_PRODUCT = LANGUAGE === 'hi' ? 'सामान' : 'Product';

/** A product's name, or its title (product 3.2.2). */
export function parseProductName(product: unknown): string {
  return parseFirstText(product, ['name', 'title']) || UNNAMED_PRODUCT;
}
