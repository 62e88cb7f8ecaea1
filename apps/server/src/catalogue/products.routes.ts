import type { ShopContext } from '../context.ts';
import type { OperationHandlers } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { findProducts, getProduct } from './products.service.ts';

/** What the shop sells (spec §7). */
export function createProductRoutes(context: ShopContext) {
  return {
    listProducts: async (request) =>
      success('Products', await findProducts(context, request.query)),

    getProduct: async (request) => success('Product', await getProduct(context, request.params.id)),
  } satisfies OperationHandlers;
}
