import type { CartLine, ProductView } from '@haat/domain';

/** What a product card shows: the part of a product that lists send to the browser. */
export interface CardProduct
  extends Pick<
    ProductView,
    'id' | 'name' | 'price' | 'originalPrice' | 'discount' | 'rating' | 'isInStock'
  > {
  /** URL of the first picture; null when there is none. */
  readonly image: string | null;
}

/** Takes from a product what its card shows; loaders send no more than that. */
export function toCardProduct(product: ProductView): CardProduct {
  const { id, name, price, originalPrice, discount, rating, isInStock, images } = product;
  return { id, name, price, originalPrice, discount, rating, isInStock, image: images[0] ?? null };
}

/** The cart line of so many pieces of a product. */
export function toCartLine(product: CardProduct, quantity: number): CartLine {
  const { id, name, price, image, isInStock } = product;
  return { productId: id, name, unitPrice: price, image, isInStock, quantity };
}
