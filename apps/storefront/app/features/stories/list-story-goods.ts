import { type ShopClient, unwrap } from '@haat/api-sdk';
import { type MakerRef, normalizeProduct, type StoryView } from '@haat/domain';
import { type CardProduct, toCardProduct } from '../../components/product/card-product.ts';

/** The goods that a story tells of, and who makes them. */
export interface StoryGoodsList {
  readonly products: readonly CardProduct[];
  /** Each group once, in the order of the goods. */
  readonly makers: readonly MakerRef[];
}

/** The number of goods below a story: one row of a wide screen. */
const MAX_GOODS = 4;

/** Loads what the cards of a story's goods show; goods that fail to load are left out. */
export async function listStoryGoods(
  api: ShopClient,
  { products: told }: Pick<StoryView, 'products'>,
): Promise<StoryGoodsList> {
  const outcomes = await Promise.allSettled(
    told
      .slice(0, MAX_GOODS)
      .map(({ id }) => unwrap(api.GET('/products/{id}', { params: { path: { id } } }))),
  );
  const products = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? (normalizeProduct(outcome.value) ?? []) : [],
  );
  const makers = new Map(
    products.flatMap(({ maker }) => (maker === null ? [] : [[maker.slug, maker] as const])),
  );
  return { products: products.map(toCardProduct), makers: [...makers.values()] };
}
