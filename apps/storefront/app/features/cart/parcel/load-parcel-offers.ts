import { type ShopClient, unwrap } from '@haat/api-sdk';
import { type CartLine, normalizeProducts, pickParcelOffers } from '@haat/domain/shopper';
import { type CardProduct, toCardProduct } from '../../../components/product/card-product.ts';
import type { ProductQuery } from '../../../components/product/product-query.ts';

/** The makers of so many products of the cart are asked for, the first of it. */
const ASKED_MAKERS = 2;

/** So many best sellers of each maker, and of all small packets, are picked from. */
const ASKED = { limit: 8, sort: 'bestseller', inStock: true } as const satisfies ProductQuery;

/**
 * Loads what else may go into the parcel: from the makers of the cart, and small packets of all
 * (product 2.10.8).
 */
export async function loadParcelOffers(
  api: ShopClient,
  lines: readonly CartLine[],
): Promise<readonly CardProduct[]> {
  const list = async (query: ProductQuery) =>
    normalizeProducts((await unwrap(api.GET('/products', { params: { query } }))).products);
  const ofCart = lines.slice(0, ASKED_MAKERS).map(async ({ productId: id }) => {
    const product = await unwrap(api.GET('/products/{id}', { params: { path: { id } } }));
    return product.maker?.slug;
  });
  const small = list({ ...ASKED, maxPrice: 200 });
  const makers = (await Promise.all(ofCart)).filter((slug) => slug !== undefined);
  const ofMakers = await Promise.all(
    [...new Set(makers)].map((maker) => list({ ...ASKED, maker })),
  );
  const products = [...ofMakers.flat(), ...(await small)];
  return pickParcelOffers(products, lines, makers).map(toCardProduct);
}
