import { unwrap } from '@haat/api-sdk';
import { DEAL, type Paise } from '@haat/domain';
import {
  FALLBACK_CATEGORIES,
  formatRoundAmount,
  HOME_BLOCK_SIZE,
  isUsualDeal,
  normalizeProduct,
  normalizeProducts,
  parseCategories,
  parseSetParts,
  pickHeroGoods,
  pricePerPacket,
} from '@haat/domain/shopper';
import { toCardProduct } from '../../components/product/card-product.ts';
import { listCardProducts, type ProductQuery } from '../../components/product/product-query.ts';
import { island } from '../../hydration/island.tsx';
import { apiContext } from '../../lib/loading/request-context.ts';
import { limitToDocument } from '../../lib/loading/with-timeout.ts';
import { buildPageMeta, SHOP_NAME } from '../../lib/seo/page-meta.ts';
import { describeShop } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/home.route';
import { BestSellers } from './best-sellers.tsx';
import { type Deal, DealBanner } from './deal-banner.tsx';
import { Hero } from './hero.tsx';
import { toHeroGood } from './hero-good.ts';
import { History } from './history.tsx';
import {
  BEST_SELLERS_QUERY,
  CIRCLES_QUERY,
  GIFTS_QUERY,
  HERO_QUERY,
  TREASURES_QUERY,
} from './home-blocks.ts';
import { Specialities } from './specialities.tsx';
import { Testimonials } from './testimonials.tsx';
import { TEXTS } from './texts.ts';
import { Treasures } from './treasures.tsx';
import { useAgain } from './use-again.ts';
import { WhyChooseUs } from './why-choose-us.tsx';

/** The gifts, whose code a first visit does not need: they are links alone. */
const Gifts = island(async () => (await import('./gift-shelf.tsx')).GiftShelf, { when: 'tap' });

/** Waits with a short timeout: the browser requests the product blocks that are missing (product 2.6.3). */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const findDeal = async (): Promise<Deal | null> => {
    const list = async (query: ProductQuery) =>
      (await unwrap(api.GET('/products', { params: { query } }))).products;
    const [chosen] = await list({ isDeal: true, limit: 1 });
    if (chosen) return toDeal(chosen, TEXTS.dealTitle);
    const found = await list({ search: DEAL.name, limit: HOME_BLOCK_SIZE });
    return toDeal(found.find(isUsualDeal), () => null);
  };
  const listActive = async () =>
    parseCategories(await unwrap(api.GET('/categories', { params: { query: CIRCLES_QUERY } })));

  const soon = limitToDocument(context);
  const listTreasures = soon('Handmade Treasures', listCardProducts(api, TREASURES_QUERY));
  const listBestSellers = soon('Best Sellers', listCardProducts(api, BEST_SELLERS_QUERY));
  const listGifts = soon('Gifts', listCardProducts(api, GIFTS_QUERY));
  const listGoods = async () => {
    const [{ products }, ...blocks] = await Promise.all([
      unwrap(api.GET('/products', { params: { query: HERO_QUERY } })),
      listBestSellers,
      listTreasures,
      listGifts,
    ]);
    const shown = new Set(blocks.flatMap((block) => block?.map(({ id }) => id) ?? []));
    return pickHeroGoods(normalizeProducts(products), shown).map(toCardProduct).map(toHeroGood);
  };
  const [found, goods, treasures, bestSellers, gifts, deal] = await Promise.all([
    soon('Categories', listActive()),
    soon('First goods', listGoods()),
    listTreasures,
    listBestSellers,
    listGifts,
    soon('Deal of the Season', findDeal()),
  ]);
  const categories = found ?? [];

  return {
    categories: categories.length > 0 ? categories : FALLBACK_CATEGORIES,
    goods: goods ?? [],
    treasures,
    bestSellers,
    gifts: (gifts ?? [])
      .filter(({ id }) => id !== deal?.id)
      .slice(0, HOME_BLOCK_SIZE)
      .map(toHeroGood),
    deal,
  };
}

/** @param formatTitle formats null for the title of the spice set */
function toDeal(
  found: { readonly contains?: unknown } | undefined,
  formatTitle: (name: string, price: Paise) => string | null,
): Deal | null {
  const product = normalizeProduct(found);
  if (product === null) return null;
  const { id, images, name, price, originalPrice } = product;
  const set = pricePerPacket(price, parseSetParts(found?.contains));
  return {
    ...{ id, image: images[0] ?? null, title: formatTitle(name, price) },
    figures: [
      formatRoundAmount(price),
      ...(set === null ? [] : [TEXTS.packets(set.packets), TEXTS.each(set.each)]),
    ],
    formerPrice: originalPrice === null ? null : formatRoundAmount(originalPrice),
  };
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { categories, goods, treasures, bestSellers, gifts, deal } = loaderData;
  return (
    <>
      <Hero categories={categories} goods={goods} again={useAgain()} />
      <Specialities />
      <Treasures products={treasures} />
      <WhyChooseUs />
      <BestSellers products={bestSellers} />
      <History />
      <Testimonials />
      <DealBanner deal={deal} />
      <Gifts products={gifts} />
    </>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, {
    title: TEXTS.tagline.join(', '),
    description: TEXTS.description,
    structuredData: describeShop(SHOP_NAME, TEXTS.description),
  });
}
