import type { components } from '@haat/api-sdk/schema';
import { presentProducts } from '../catalogue/products.presenter.ts';
import type { Cart, MergedCart } from './cart.service.ts';

type Schemas = components['schemas'];

/** Presents a cart in the contract's shape, at the products' current prices. */
export function presentCart({ lines, images }: Cart): Schemas['Cart'] {
  const products = presentProducts(lines, images);
  return {
    items: lines.flatMap(({ quantity }, index) => {
      const product = products[index];
      return product === undefined ? [] : [{ product, quantity, price: product.price }];
    }),
  };
}

export function presentMergedCart({ cart, adjusted }: MergedCart): Schemas['MergedCart'] {
  return { ...presentCart(cart), adjusted: [...adjusted] };
}
