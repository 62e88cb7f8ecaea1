import type { ShopContext } from '../context.ts';
import { answer } from '../http/answer.ts';
import { findProducts, readProduct } from '../services/products.ts';
import type { OperationHandlers } from './contract-types.ts';

/** What the shop sells (spec §7). */
export function createProductRoutes(context: ShopContext) {
  return {
    listProducts: async (request) => answer('Products', await findProducts(context, request.query)),

    getProduct: async (request) => answer('Product', await readProduct(context, request.params.id)),
  } satisfies OperationHandlers;
}
