import { unwrap } from '@haat/api-sdk';
import {
  formatMakerPlace,
  langOf,
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
import { apiContext } from '../../lib/loading/request-context.ts';
import { limitToDocument } from '../../lib/loading/with-timeout.ts';
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
    limitToDocument(context)(
      'The stories of a group',
      unwrap(api.GET('/story', { params: { query: { maker: slug } } })),
    ),
  ]);
  const maker = parseMaker(found);
  if (maker === null) throw data({ message: MAKER_TEXTS.notFound }, { status: 404 });
  const pagination = parsePagination(listing.pagination);
  const existing = toExistingPage(filters, pagination);
  if (existing !== null) throw redirect(makerPath(slug, existing.page));
  const { name, craft, paragraphs, image, place, women, foundedYear, productCount } = maker;
  return {
    maker: {
      ...{ slug, name, craft, paragraphs, image, women, foundedYear, productCount },
      place: formatMakerPlace(maker),
    },
    spot: place && placeOnRajasthanMap(place),
    products: normalizeProducts(listing.products).map(toCardProduct),
    pagination,
    stories: parseStories(stories?.stories ?? []).map(toStoryLink),
  };
}

type LoaderData = Route.ComponentProps['loaderData'];

/** A group: its picture and facts, text and stories, then what it makes (product 2.16.2). */
export default function MakerRoute({ loaderData }: Route.ComponentProps) {
  const { maker, products, pagination, stories } = loaderData;
  return (
    <div className="page-width py-2 lg:py-5">
      <Breadcrumb
        items={[
          { label: MAKER_TEXTS.home, href: href('/') },
          { label: MAKER_TEXTS.title, href: href('/makers') },
          { label: maker.name },
        ]}
        renderLink={({ href: to, ...rest }) => <ShopLink to={to} {...rest} />}
      />
      <div className="mt-1 grid items-center gap-x-10 gap-y-4 *:min-w-0 md:grid-cols-12 lg:mt-3">
        {maker.image !== null && (
          <div className="max-md:-mx-4 md:col-span-6 lg:col-span-7">
            <StoryPicture
              image={maker.image}
              sizes="(width >= 75rem) 680px, (width >= 64rem) 56vw, (width >= 48rem) 46vw, 100vw"
              isPriority
              className="max-md:aspect-video max-md:rounded-none"
            />
          </div>
        )}
        <MakerFacts
          {...loaderData}
          className={maker.image === null ? 'md:col-span-full' : 'md:col-span-6 lg:col-span-5'}
        />
      </div>
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 *:min-w-0 md:mt-10 lg:grid-cols-12">
        {maker.paragraphs.length > 0 && (
          <section className="max-w-text lg:col-span-7">
            <SectionHeading className="mb-3">{MAKER_TEXTS.about}</SectionHeading>
            {maker.paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a paragraph, and its list never changes
              <p key={index} lang={langOf(paragraph)} className="text-lg not-first:mt-3">
                {paragraph}
              </p>
            ))}
          </section>
        )}
        {stories.length > 0 && (
          <section className="lg:col-span-5">
            <SectionHeading className="mb-3">{MAKER_TEXTS.stories}</SectionHeading>
            <StoryLinks stories={stories} className="md:max-lg:grid-cols-2" />
          </section>
        )}
      </div>
      <section className="mt-8 md:mt-12">
        <SectionHeading className="mb-3 md:mb-6">{MAKER_TEXTS.goods}</SectionHeading>
        {products.length === 0 ? (
          <p className="text-lg">{MAKER_TEXTS.noGoods}</p>
        ) : (
          <ProductGrid products={products} />
        )}
        <Pagination
          className="mt-8"
          currentPage={pagination.page}
          totalPages={pagination.totalPages}
          hrefFor={(page) => makerPath(maker.slug, page)}
          renderLink={({ href: to, ...rest }) => <ShopLink to={to} {...rest} />}
        />
      </section>
    </div>
  );
}

interface MakerFactsProps extends Pick<LoaderData, 'maker' | 'spot'> {
  readonly className: string;
}

/** A group's name, craft, and as far as they are told the facts that its desk has entered. */
function MakerFacts({ maker, spot, className }: MakerFactsProps) {
  const { name, craft, place, women, foundedYear, productCount } = maker;
  const facts = [
    [MAKER_TEXTS.women, women],
    [MAKER_TEXTS.since, foundedYear],
    [MAKER_TEXTS.where, place],
    [MAKER_TEXTS.inShop, productCount && MAKER_TEXTS.goodsCount(productCount)],
  ].filter(([, fact]) => fact);
  return (
    <div className={className}>
      <SectionHeading level="h1" size="page" lang={langOf(name)} className="wrap-anywhere">
        {name}
      </SectionHeading>
      {craft && (
        <p lang={langOf(craft)} className="mt-1 text-lg wrap-anywhere">
          {craft}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-4">
        <dl className="min-w-0 flex-1 basis-40 border-t border-hairline">
          {facts.map(([label, fact]) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline py-2"
            >
              <dt className="min-w-20 text-ink-soft">{label}</dt>
              <dd className="font-bold text-lg leading-snug wrap-anywhere">{fact}</dd>
            </div>
          ))}
        </dl>
        {spot && (
          <RajasthanMap
            marks={[{ spot, mark: spot }]}
            className="w-24 shrink-0 md:w-28 lg:w-40 [&_circle]:[r:12px]"
          />
        )}
      </div>
    </div>
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
    description: [name, place, lead.split(/(?<=[.।])\s/, 1)[0]].filter(Boolean).join('. '),
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
