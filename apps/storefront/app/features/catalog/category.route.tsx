import { unwrap } from '@haat/api-sdk';
import {
  appliedFilterChips,
  CATEGORY_DROPDOWN_QUERY,
  type CategoryView,
  findCategoryBySlug,
  formatProductFilters,
  isNarrowed,
  NO_FILTERS,
  type ProductFilters,
  parseCategories,
  parseProductFilters,
} from '@haat/domain/shopper';
import { EmptyState, SectionHeading } from '@haat/ui';
import { data, href } from 'react-router';
import brokenPapad from '../../assets/broken-papad.webp';
import emptyThali from '../../assets/empty-thali.webp';
import { ErrorView } from '../../components/feedback/error-view.tsx';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { errorTitle, NOT_FOUND } from '../../lib/errors/error-texts.ts';
import { loadOrFail } from '../../lib/loading/load.ts';
import { apiContext } from '../../lib/loading/request-context.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/category.route';
import { CategoryLinks } from './category-links.tsx';
import { CATEGORY_TEXTS } from './category-texts.ts';
import { loadResults } from './load-listing.ts';
import { ProductListing } from './product-listing.tsx';
import { TEXTS } from './texts.ts';

/** Path of a category's list with these filters. */
function categoryPath(slug: string, filters: ProductFilters = NO_FILTERS): string {
  const query = formatProductFilters(filters);
  return `${href('/category/:slug', { slug })}${query && `?${query}`}`;
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const categories = parseCategories(
    await loadOrFail(
      unwrap(api.GET('/categories', { params: { query: CATEGORY_DROPDOWN_QUERY } })),
      CATEGORY_TEXTS.failed,
    ),
  );
  const category = findCategoryBySlug(categories, params.slug);
  if (!category) return data({ category: null, categories }, { status: 404 });
  const { sort, price, availability, page } = parseProductFilters(
    new URL(request.url).searchParams,
  );
  const filters = { ...NO_FILTERS, sort, price, availability, page };
  const { listing } = await loadResults(
    api,
    { ...filters, categories: [category.slug] },
    (existing) => categoryPath(category.slug, { ...existing, categories: [] }),
  );
  return data({ category, categories, filters, listing });
}

export default function CategoryRoute({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.category === null) return <NoSuchCategory name={params.slug} />;
  const { category, categories, filters, listing } = loaderData;
  const pathFor = (shown: ProductFilters) => categoryPath(category.slug, shown);
  return (
    <div className="page pb-2 lg:pb-5">
      <SectionHeading level="h1" size="page">
        {CATEGORY_TEXTS.title(category.name)}
      </SectionHeading>
      <CategoryLinks categories={categories} />
      <ProductListing
        path={categoryPath(category.slug)}
        pathFor={pathFor}
        filters={filters}
        categories={[]}
        categoriesFailure={null}
        listing={listing}
        describe={(shown) => ({
          chips: appliedFilterChips(shown, []),
          cleared: { ...NO_FILTERS, sort: shown.sort },
        })}
        empty={<EmptyCategory category={category} isFiltered={isNarrowed(filters)} />}
      />
    </div>
  );
}

function NoSuchCategory({ name }: { readonly name: string }) {
  return (
    <EmptyState
      picture={brokenPapad}
      className="page-width py-16"
      headingLevel="h1"
      title={CATEGORY_TEXTS.unknown(name)}
      action={<LinkButton to={href('/products-list')}>{CATEGORY_TEXTS.all}</LinkButton>}
    />
  );
}

interface EmptyCategoryProps {
  readonly category: CategoryView;
  readonly isFiltered: boolean;
}

function EmptyCategory({ category, isFiltered }: EmptyCategoryProps) {
  return (
    <EmptyState
      picture={emptyThali}
      title={CATEGORY_TEXTS.empty(category.name)}
      action={<LinkButton to={href('/products-list')}>{CATEGORY_TEXTS.all}</LinkButton>}
    >
      {isFiltered && TEXTS.emptyHint}
    </EmptyState>
  );
}

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args;
  if (!loaderData?.category) {
    return buildPageMeta(args, {
      // Without a loader's error there is data, which names no category.
      title: loaderData
        ? CATEGORY_TEXTS.unknown(args.params.slug)
        : errorTitle(args.error, NOT_FOUND.title, CATEGORY_TEXTS.failed),
      isIndexed: false,
    });
  }
  const { category, filters } = loaderData;
  // A filtered list has the unfiltered one as its canonical URL.
  const isFiltered = formatProductFilters({ ...filters, page: 1 }) !== '';
  return buildPageMeta(args, {
    title: category.name,
    description: CATEGORY_TEXTS.description(category.name),
    image: category.image,
    canonicalPath: categoryPath(category.slug, {
      ...NO_FILTERS,
      page: isFiltered ? 1 : filters.page,
    }),
    structuredData: [describeTrail({ name: category.name, path: categoryPath(category.slug) })],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} failedTitle={CATEGORY_TEXTS.failed} />;
}
