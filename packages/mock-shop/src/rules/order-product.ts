import type { Schemas } from '../contract/operation-types.ts';
import type { TestProduct } from '../entities.ts';

/** Copies of a product what its order keeps (product 3.4.2). */
export function toOrderProduct(product: TestProduct): Schemas['OrderProduct'] {
  const { _id, name, nameHindi, packSize, image, price } = product;
  return { _id, name, nameHindi, packSize, image, price };
}
