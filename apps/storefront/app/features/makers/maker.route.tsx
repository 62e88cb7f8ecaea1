import { unwrap } from '@haat/api-sdk';
import {
  formatMakerPlace,
  NO_FILTERS,
  normalizeProducts,
  parseMaker,
  parsePagination,
  parseProductFilters,
  parseStories,
  toExistingPage,
  toProductQuery,
} from '@haat/domain/shopper';
import { Breadcrumb, Pagination, SectionHeading } from '@haat/ui';
import { data, href, redirect } from 'react-router';
import { placeOnRajasthanMap } from '../../assets/rajasthan-map.ts';
import { ErrorView } from '../../components/feedback/error-view.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { toCardProduct } from '../../components/product/card-product.ts';
import { ProductGrid } from '../../components/product/product-grid.tsx';
import { PRODUCTS_FAILED } from '../../components/product/product-texts.ts';
import { StoryLinks, toStoryLink } from '../../components/story/story-links.tsx';
import { StoryPicture } from '../../components/story/story-picture.tsx';
import { errorTitle } from '../../lib/errors/error-texts.ts';
import { loadOrFail } from '../../lib/loading/load.ts';
import { apiContext, reportErrorContext } from '../../lib/loading/request-context.ts';
import { DOCUMENT_MS, withTimeout } from '../../lib/loading/with-timeout.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/maker.route';
import { RajasthanMap } from './rajasthan-map.tsx';
import { MAKER_TEXTS } from './texts.ts';

/** Path of a page of a group's products. */
function makerPath(slug: string, page = 1): string {
  return `${href('/maker/:slug', { slug })}${page === 1 ? '' : `?page=${page}`}`;
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { page } = parseProductFilters(new URL(request.url).searchParams);
  const filters = { ...NO_FILTERS, page };
  const { slug } = params;
  const [found, listing, stories] = await Promise.all([
    loadOrFail(
      unwrap(api.GET('/makers/{slug}', { params: { path: { slug } } })),
      MAKER_TEXTS.makerFailed,
    ),
    loadOrFail(
      unwrap(
        api.GET('/products', { params: { query: { ...toProductQuery(filters), maker: slug } } }),
      ),
      PRODUCTS_FAILED,
    ),
    // The group is worth showing without its stories.
    withTimeout(unwrap(api.GET('/story', { params: { query: { maker: slug } } })), {
      what: 'The stories of a group',
      limitMs: DOCUMENT_MS,
      report: context.get(reportErrorContext),
    }),
  ]);
  const maker = parseMaker(found);
  if (maker === null) throw data({ message: MAKER_TEXTS.notFound }, { status: 404 });
  const pagination = parsePagination(listing.pagination);
  const existing = toExistingPage(filters, pagination);
  if (existing !== null) throw redirect(makerPath(slug, existing.page));
  const { name, craft, paragraphs, image, place } = maker;
  return {
    maker: { slug, name, craft, paragraphs, image, place: formatMakerPlace(maker) },
    spot: place && placeOnRajasthanMap(place),
    products: normalizeProducts(listing.products).map(toCardProduct),
    pagination,
    stories: parseStories(stories?.stories ?? []).map(toStoryLink),
  };
}

/** A group: its place, craft, text, products and stories (product 2.16.2). */
export default function MakerRoute({ loaderData }: Route.ComponentProps) {
  const { maker, spot, products, pagination, stories } = loaderData;
  return (
    <div className="page-width py-2 lg:py-5">
      <Breadcrumb
        items={[
          { label: 'Home', href: href('/') },
          { label: MAKER_TEXTS.title, href: href('/makers') },
          { label: maker.name },
        ]}
        renderLink={({ href: to, ...rest }) => <ShopLink to={to} {...rest} />}
      />
      {/* On a phone the text stands below the goods, which are in the first screen so. */}
      <div className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-5 md:gap-x-10 lg:mt-3">
        <div>
          <SectionHeading level="h1" size="page" className="wrap-anywhere">
            {maker.name}
          </SectionHeading>
          {maker.craft && <p className="mt-2 text-lg">{maker.craft}</p>}
          {maker.place && <p className="text-ink-soft">{maker.place}</p>}
        </div>
        {spot && (
          <RajasthanMap
            marks={[{ spot, mark: spot }]}
            className="w-20 self-start md:row-span-2 md:w-56 lg:w-72 max-md:[&_circle]:[r:14px]"
          />
        )}
        <MakerText {...maker} />
        <section className="col-span-full md:mt-4">
          <SectionHeading className="mb-3 md:mb-6">{MAKER_TEXTS.goods}</SectionHeading>
          {products.length === 0 ? (
            <p className="text-lg">{MAKER_TEXTS.noGoods}</p>
          ) : (
            <ProductGrid products={products} priorityCount={2} />
          )}
          <Pagination
            className="mt-8"
            currentPage={pagination.page}
            totalPages={pagination.totalPages}
            hrefFor={(page) => makerPath(maker.slug, page)}
            renderLink={({ href: to, ...rest }) => <ShopLink to={to} {...rest} />}
          />
        </section>
        {stories.length > 0 && (
          <section className="col-span-full mt-6 max-md:order-2 md:mt-10">
            <SectionHeading className="mb-4 md:mb-6">{MAKER_TEXTS.stories}</SectionHeading>
            <StoryLinks stories={stories} className="md:grid-cols-2 lg:grid-cols-3" />
          </section>
        )}
      </div>
    </div>
  );
}

type MakerTextProps = Route.ComponentProps['loaderData']['maker'];

function MakerText({ paragraphs, image }: MakerTextProps) {
  return (
    <section className="max-w-text max-md:order-1 max-md:col-span-full max-md:mt-6">
      <SectionHeading className="mb-3 md:sr-only">{MAKER_TEXTS.about}</SectionHeading>
      {image !== null && (
        <div className="mb-4">
          <StoryPicture image={image} sizes="(width >= 48rem) 640px, 92vw" isPriority={false} />
        </div>
      )}
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a paragraph, and its list never changes
        <p key={index} className="text-lg not-first:mt-3">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

export function meta(args: Route.MetaArgs) {
  const { maker, pagination } = args.loaderData ?? {};
  if (!maker || !pagination) {
    const title = errorTitle(args.error, MAKER_TEXTS.notFound, MAKER_TEXTS.makerFailed);
    return buildPageMeta(args, { title, isIndexed: false });
  }
  const { slug, name, image, paragraphs, place } = maker;
  const [lead = ''] = paragraphs;
  return buildPageMeta(args, {
    title: name,
    description: [name, place, lead.split(/(?<=\.)\s/, 1)[0]].filter(Boolean).join('. '),
    image,
    canonicalPath: makerPath(slug, pagination.page),
    structuredData: [
      describeTrail(
        { name: MAKER_TEXTS.title, path: href('/makers') },
        { name, path: makerPath(slug) },
      ),
    ],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorView
      error={error}
      notFoundTitle={MAKER_TEXTS.notFound}
      failedTitle={MAKER_TEXTS.makerFailed}
    />
  );
}
