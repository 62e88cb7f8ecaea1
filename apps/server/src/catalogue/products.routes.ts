import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { presentProducts, presentWholeProduct } from './products.presenter.ts';
import { findUnfoundSearch, getProduct, listProducts } from './products.service.ts';
import { countUnfoundSearch } from './unfound-searches.repository.ts';

/** Products (product 7.3.2). */
export function createProductRoutes(context: ShopContext) {
  return {
    listProducts: {
      cache: true,
      async handle(request, reply) {
        const list = await listProducts(context, request.query);
        const { products, images, pagination, suggestion, isForDish, priceCounts } = list;
        const unfound = findUnfoundSearch(request.query, list);
        if (unfound !== null) {
          context.background.runAfter(reply, () =>
            countUnfoundSearch(context.db, unfound, context.now()),
          );
        }
        return success('Products', {
          products: presentProducts(products, images),
          pagination,
          ...(suggestion !== null && { suggestion }),
          ...(isForDish && { goesInto: true as const }),
          ...(priceCounts && { priceCounts }),
        });
      },
    },

    getProduct: {
      cache: true,
      handle: async (request) => {
        const { product, images } = await getProduct(context, request.params.id);
        return success('Product', presentWholeProduct(product, images));
      },
    },
  } satisfies Operations;
}
