import { unwrap } from '@haat/api-sdk';
import {
  listBoughtProducts,
  normalizeProduct,
  parseOrders,
  parseSeenProducts,
} from '@haat/domain/shopper';
import { toCardProduct } from '../../components/product/card-product.ts';
import { api, storedRecentlySeen } from '../../state/create-stores.ts';
import { type HeroGood, toHeroGood } from './hero-good.ts';

/** What a returning shopper may want once more (product 2.6.8). */
export interface Again {
  readonly kind: 'bought' | 'seen';
  /** 1 to {@link MAX_AGAIN}, with today's prices. */
  readonly goods: readonly HeroGood[];
}

/** Beside their heading they fill the four places of the hero's goods. */
const MAX_AGAIN = 3;

/** Products that are asked for: some may be sold out or gone. */
const MAX_ASKED = 5;

/**
 * Finds what the shopper bought last, else what this browser showed last, as far as it is on sale.
 *
 * @throws ApiError when the shop cannot be reached
 */
export async function loadAgain(isSignedIn: boolean): Promise<Again | null> {
  if (isSignedIn) {
    // The newest first.
    const orders = await unwrap(api.GET('/order/get-all', { params: { query: { page: 1 } } }));
    const goods = await findOnSale(listBoughtProducts(parseOrders(orders)));
    if (goods.length > 0) return { kind: 'bought', goods };
  }
  const goods = await findOnSale(parseSeenProducts(storedRecentlySeen.read()).map(({ id }) => id));
  return goods.length > 0 ? { kind: 'seen', goods } : null;
}

async function findOnSale(ids: readonly string[]): Promise<HeroGood[]> {
  const calls = ids
    .slice(0, MAX_ASKED)
    .map((id) => unwrap(api.GET('/products/{id}', { params: { path: { id } } })));
  // One that is no longer sold does not keep the others away.
  const found = await Promise.allSettled(calls);
  return found
    .flatMap((call) => (call.status === 'fulfilled' ? (normalizeProduct(call.value) ?? []) : []))
    .filter(({ isInStock }) => isInStock)
    .slice(0, MAX_AGAIN)
    .map(toCardProduct)
    .map(toHeroGood);
}
