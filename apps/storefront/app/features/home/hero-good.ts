import type { CardProduct } from '../../components/product/card-product.ts';

/** The part of a product that the first screen shows; the document has no more of it. */
export type HeroGood = Pick<CardProduct, 'id' | 'name' | 'image' | 'price' | 'originalPrice'>;

export function toHeroGood({ id, name, image, price, originalPrice }: CardProduct): HeroGood {
  return { id, name, image, price, originalPrice };
}
