import { type ShopClient, unwrap } from '@haat/api-sdk';
import {
  listMakers,
  type MakerRef,
  normalizeProduct,
  pickStoryGoods,
  type StoryView,
} from '@haat/domain/shopper';
import { type CardProduct, toCardProduct } from '../../components/product/card-product.ts';

/** The goods that a story tells of, and who makes them. */
export interface StoryGoodsList {
  readonly products: readonly CardProduct[];
  /** Each group once, in the order of the goods. */
  readonly makers: readonly MakerRef[];
}

/** Loads what the cards of a story's goods show; goods that fail to load are left out. */
export async function listStoryGoods(
  api: ShopClient,
  story: Pick<StoryView, 'products'>,
): Promise<StoryGoodsList> {
  const outcomes = await Promise.allSettled(
    pickStoryGoods(story).map(({ id }) =>
      unwrap(api.GET('/products/{id}', { params: { path: { id } } })),
    ),
  );
  const products = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? (normalizeProduct(outcome.value) ?? []) : [],
  );
  return { products: products.map(toCardProduct), makers: listMakers(products) };
}
