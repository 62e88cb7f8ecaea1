import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { findProducts, getProduct } from './products.service.ts';

/** Products (product 7). */
export function createProductRoutes(context: ShopContext) {
  return {
    listProducts: {
      cache: true,
      handle: async (request) => success('Products', await findProducts(context, request.query)),
    },

    getProduct: {
      cache: true,
      handle: async (request) => success('Product', await getProduct(context, request.params.id)),
    },
  } satisfies Operations;
}
