import type { ProductView } from '@haat/domain/shopper';
import { type CardProduct, toCardProduct } from '../../components/product/card-product.ts';

/** The part of a product that the first screen shows; the document has no more of it. */
export type HeroGood = Pick<CardProduct, 'id' | 'name' | 'image' | 'price' | 'originalPrice'>;

export function toHeroGood(product: ProductView): HeroGood {
  const { id, name, image, price, originalPrice } = toCardProduct(product);
  return { id, name, image, price, originalPrice };
}
