import type { CartLine, ProductView } from '@haat/domain/shopper';

/** The part of a product that a card shows and that lists send to the browser. */
export interface CardProduct
  extends Pick<
    ProductView,
    | 'id'
    | 'name'
    | 'otherName'
    | 'packSize'
    | 'size'
    | 'price'
    | 'originalPrice'
    | 'discount'
    | 'rating'
    | 'isInStock'
    | 'stock'
  > {
  /** URL of the first picture; null without one. */
  readonly image: string | null;
  /** URL of the picture of the thing in use; null without one. */
  readonly inUse: string | null;
}

/** The part that the message about an added product shows. */
export type AddedProduct = Pick<CardProduct, 'id' | 'name'>;

/** The place of the thing in use among a product's pictures. */
const IN_USE = 2;

/** Picks the part of a product that its card shows; loaders send no more. */
export function toCardProduct(product: ProductView): CardProduct {
  const { id, name, otherName, packSize, price, originalPrice, discount, rating } = product;
  const { size, isInStock, stock, images } = product;
  return {
    id,
    name,
    otherName,
    packSize,
    size,
    price,
    originalPrice,
    discount,
    rating,
    isInStock,
    stock,
    image: images[0] ?? null,
    inUse: images[IN_USE] ?? null,
  };
}

/** Creates the cart line of a product and quantity. */
export function toCartLine(product: CardProduct, quantity: number): CartLine {
  const { id: productId, price: unitPrice, originalPrice, name, otherName } = product;
  const { packSize, size, image, isInStock, stock } = product;
  return {
    productId,
    name,
    otherName,
    packSize,
    size,
    unitPrice,
    originalPrice,
    image,
    isInStock,
    stock,
    quantity,
  };
}
