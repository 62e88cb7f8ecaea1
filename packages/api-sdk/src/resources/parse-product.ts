import { getField } from '../response-errors.ts';
import type { Product } from '../types.ts';
import { parseEach, type Wire } from './parse-each.ts';
import { parsePrice } from './parse-price.ts';

type WireProduct = Wire['Product'];

/** Parses the price of a product; null for a product without one, which cannot be sold. */
export function parseProduct(product: WireProduct): Product | null {
  const price = parsePrice(getField(product, 'price'));
  return price && { ...product, price };
}

/** Parses what has a list of products, and leaves out those that cannot be sold. */
export function parseProducts<List extends { readonly products: WireProduct[] }>(list: List) {
  return { ...list, products: parseEach(list.products, parseProduct) };
}
