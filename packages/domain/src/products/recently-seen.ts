import { toImageUrl } from '../images.ts';
import { getField, parseEach, parseFirstText, parseId } from '../parse.ts';
import type { ProductView } from './product.ts';
import { parseProductNames } from './product-name.ts';

/** The most products that a product's page shows as recently seen. */
export const MAX_SEEN = 8;

/** What the browser keeps of a product whose page was opened: nothing that changes with the day. */
export type SeenProduct = Pick<ProductView, 'id' | 'name' | 'otherName'> & {
  /** URL of the first picture; null without one. */
  readonly image: string | null;
};

function parseSeenProduct(entry: unknown): SeenProduct | null {
  const id = parseId(getField(entry, 'id'));
  if (id === null) return null;
  return {
    id,
    ...parseProductNames(entry),
    image: toImageUrl(parseFirstText(entry, ['image'])),
  };
}

/** Parses what the browser kept; entries that cannot be linked are dropped. */
export function parseSeenProducts(stored: unknown): SeenProduct[] {
  return parseEach(stored, parseSeenProduct);
}

/** The products seen before this one, the latest first, at most 8 (product 2.7.17). */
export function listSeenBefore(seen: readonly SeenProduct[], productId: string): SeenProduct[] {
  return seen.filter(({ id }) => id !== productId).slice(0, MAX_SEEN);
}

/** Puts a product first; of what was seen before, the latest 8 stay. */
export function rememberSeen(seen: readonly SeenProduct[], product: SeenProduct): SeenProduct[] {
  return [product, ...listSeenBefore(seen, product.id)];
}
