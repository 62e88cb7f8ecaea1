import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { presentProduct, presentProducts } from './products.presenter.ts';
import { getProduct, listProducts } from './products.service.ts';

/** Products (product 7.3.2). */
export function createProductRoutes(context: ShopContext) {
  return {
    listProducts: {
      cache: true,
      async handle(request) {
        const { products, images, pagination, suggestion } = await listProducts(
          context,
          request.query,
        );
        return success('Products', {
          products: presentProducts(products, images),
          pagination,
          ...(suggestion !== null && { suggestion }),
        });
      },
    },

    getProduct: {
      cache: true,
      handle: async (request) => {
        const { product, images } = await getProduct(context, request.params.id);
        return success('Product', presentProduct(product, images));
      },
    },
  } satisfies Operations;
}
