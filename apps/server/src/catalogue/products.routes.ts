import type { ShopContext } from '../context.ts';
import type { OperationHandlers } from '../platform/contract/contract-types.ts';
import { answer } from '../platform/http/success-envelope.ts';
import { findProducts, readProduct } from './products.service.ts';

/** What the shop sells (spec §7). */
export function createProductRoutes(context: ShopContext) {
  return {
    listProducts: async (request) => answer('Products', await findProducts(context, request.query)),

    getProduct: async (request) => answer('Product', await readProduct(context, request.params.id)),
  } satisfies OperationHandlers;
}
