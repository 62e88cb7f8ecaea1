import { getField } from '../response-errors.ts';
import type { Price } from '../types.ts';
import { parseEach, type Wire } from './parse-each.ts';
import { parsePrice } from './parse-price.ts';

/** A product as a list, a page or a story has it. */
type WireProduct = Pick<Wire['Product'], 'price'>;

/** The same with its prices in the one form of the client. */
type Priced<Sent> = Omit<Sent, 'price' | 'originalPrice'> & {
  price: Price;
  originalPrice: Price | null;
};

/** Parses the prices of a product; null for a product without one, which cannot be sold. */
export function parseProduct<Sent extends WireProduct>(product: Sent): Priced<Sent> | null {
  const price = parsePrice(getField(product, 'price'));
  const originalPrice = parsePrice(getField(product, 'originalPrice'));
  return price && { ...product, price, originalPrice };
}

/** Parses what has a list of products, and leaves out those that cannot be sold. */
export function parseProducts<List extends { readonly products: WireProduct[] }>(
  list: List,
): Omit<List, 'products'> & { products: Priced<List['products'][number]>[] } {
  return {
    ...list,
    products: parseEach<List['products'][number], Priced<List['products'][number]>>(
      list.products,
      parseProduct,
    ),
  };
}
