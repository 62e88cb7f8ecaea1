import { unwrap } from '@haat/api-sdk';
import {
  CATEGORY_DROPDOWN_QUERY,
  type CategoryView,
  findCategoryBySlug,
  formatProductFilters,
  NO_FILTERS,
  normalizeProducts,
  parseCategories,
  parsePagination,
  parseProductFilters,
  toExistingPage,
  toProductQuery,
} from '@haat/domain/shopper';
import { EmptyState, Pagination, SectionHeading } from '@haat/ui';
import { data, href, redirect } from 'react-router';
import brokenPapad from '../../assets/broken-papad.webp';
import emptyThali from '../../assets/empty-thali.webp';
import { ErrorView } from '../../components/feedback/error-view.tsx';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { toCardProduct } from '../../components/product/card-product.ts';
import { ProductGrid } from '../../components/product/product-grid.tsx';
import { countProducts, PRODUCTS_FAILED } from '../../components/product/product-texts.ts';
import { errorTitle, NOT_FOUND } from '../../lib/errors/error-texts.ts';
import { loadOrFail } from '../../lib/loading/load.ts';
import { apiContext } from '../../lib/loading/request-context.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/category.route';
import { CategoryLinks } from './category-links.tsx';
import { CATEGORY_TEXTS } from './category-texts.ts';

/** Path of a results page of a category. */
function categoryPath(slug: string, page = 1): string {
  return `${href('/category/:slug', { slug })}${page === 1 ? '' : `?page=${page}`}`;
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
  if (!category)
    return data({ category: null, categories, sortPath: '', listing: null }, { status: 404 });
  const { page } = parseProductFilters(new URL(request.url).searchParams);
  const filters = { ...NO_FILTERS, categories: [category.slug], page };
  const listing = await loadOrFail(
    unwrap(api.GET('/products', { params: { query: toProductQuery(filters) } })),
    PRODUCTS_FAILED,
  );
  const pagination = parsePagination(listing.pagination);
  const existing = toExistingPage(filters, pagination);
  if (existing !== null) throw redirect(categoryPath(category.slug, existing.page));
  return data({
    category,
    categories,
    sortPath: `${href('/products-list')}?${formatProductFilters({ ...filters, page: 1 })}`,
    listing: {
      products: normalizeProducts(listing.products).map(toCardProduct),
      pagination,
    },
  });
}

export default function CategoryRoute({ loaderData, params }: Route.ComponentProps) {
  const { category, categories, sortPath, listing } = loaderData;
  if (category === null || listing === null) return <NoSuchCategory name={params.slug} />;
  const { products, pagination } = listing;
  return (
    <div className="page pb-2 lg:pb-5">
      <SectionHeading
        level="h1"
        size="page"
        action={
          <div className="flex flex-wrap items-center gap-x-4 max-md:-my-2">
            {products.length > 0 && (
              <p className="text-ink-soft">{countProducts(pagination.total)}</p>
            )}
            <LinkButton variant="link" to={sortPath}>
              {CATEGORY_TEXTS.sort}
            </LinkButton>
          </div>
        }
      >
        {CATEGORY_TEXTS.title(category.name)}
      </SectionHeading>
      <div className="mt-2 grid items-start gap-3 lg:mt-6 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-8">
        <CategoryLinks categories={categories} />
        <div className="min-w-0">
          {products.length === 0 ? (
            <EmptyCategory category={category} />
          ) : (
            <ProductGrid products={products} priorityCount={2} headingLevel="h2" />
          )}
          <Pagination
            className="mt-8"
            currentPage={pagination.page}
            totalPages={pagination.totalPages}
            hrefFor={(page) => categoryPath(category.slug, page)}
            renderLink={({ href: to, ...rest }) => <ShopLink to={to} {...rest} />}
          />
        </div>
      </div>
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

function EmptyCategory({ category }: { readonly category: CategoryView }) {
  return (
    <EmptyState
      picture={emptyThali}
      title={CATEGORY_TEXTS.empty(category.name)}
      action={<LinkButton to={href('/products-list')}>{CATEGORY_TEXTS.all}</LinkButton>}
    />
  );
}

export function meta(args: Route.MetaArgs) {
  const { category, listing } = args.loaderData ?? {};
  if (!category || !listing) {
    return buildPageMeta(args, {
      // Without a loader's error there is data, which names no category.
      title: args.loaderData
        ? CATEGORY_TEXTS.unknown(args.params.slug)
        : errorTitle(args.error, NOT_FOUND.title, CATEGORY_TEXTS.failed),
      isIndexed: false,
    });
  }
  return buildPageMeta(args, {
    title: category.name,
    description: CATEGORY_TEXTS.description(category.name),
    image: category.image,
    canonicalPath: categoryPath(category.slug, listing.pagination.page),
    structuredData: [describeTrail({ name: category.name, path: categoryPath(category.slug) })],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} failedTitle={CATEGORY_TEXTS.failed} />;
}
