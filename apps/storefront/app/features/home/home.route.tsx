import {
  DEAL,
  FALLBACK_CATEGORIES,
  HOME_BLOCK_SIZE,
  normalizeProducts,
  readCategories,
} from '@haat/domain';
import { toCardProduct } from '../../shared/card-product.ts';
import { defer } from '../../shared/load.ts';
import { buildPageMeta, SHOP_NAME } from '../../shared/page-meta.ts';
import { apiContext } from '../../shared/request-context.ts';
import { describeShop } from '../../shared/structured-data.ts';
import type { Route } from './+types/home.route';
import { BestSellers } from './best-sellers.tsx';
import { DealBanner } from './deal-banner.tsx';
import { Hero } from './hero.tsx';
import { History } from './history.tsx';
import { DESCRIPTION, LOAD_FAILED, TAGLINE } from './messages.ts';
import { Specialities } from './specialities.tsx';
import { Testimonials } from './testimonials.tsx';
import { Treasures } from './treasures.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

/** Waits for what the first screen shows; the product blocks below it stream in (spec §2). */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const listCards = async (query: Parameters<typeof api.products.list>[0]) =>
    normalizeProducts(await api.products.list(query)).map(toCardProduct);
  const findDeal = async () =>
    normalizeProducts(await api.products.list({ search: DEAL.name, limit: HOME_BLOCK_SIZE })).find(
      (product) => product.name === DEAL.name,
    )?.id ?? null;

  const treasures = defer(listCards({ limit: HOME_BLOCK_SIZE }), LOAD_FAILED);
  const bestSellers = defer(listCards({ limit: HOME_BLOCK_SIZE, sort: 'bestseller' }), LOAD_FAILED);
  const dealId = findDeal().catch(() => null);
  const categories = await api.categories
    .list({ page: 1, limit: 6, status: 'active' })
    .then(readCategories, () => []);

  return {
    categories: categories.length > 0 ? categories : FALLBACK_CATEGORIES,
    treasures,
    bestSellers,
    dealId,
  };
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { categories, treasures, bestSellers, dealId } = loaderData;
  return (
    <>
      <Hero categories={categories} />
      <Specialities />
      <Treasures products={treasures} />
      <WhyChooseUs />
      <BestSellers products={bestSellers} />
      <History />
      <Testimonials />
      <DealBanner dealId={dealId} />
    </>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, {
    title: TAGLINE.join(', '),
    description: DESCRIPTION,
    structuredData: describeShop(SHOP_NAME, DESCRIPTION),
  });
}
