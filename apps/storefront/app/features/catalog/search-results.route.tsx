import {
  normalizeProducts,
  type ProductFilters,
  readPagination,
  readProductFilters,
  toExistingPage,
  toProductQuery,
  toSearchText,
  writeProductFilters,
} from '@haat/domain';
import { EmptyState, Pagination, SectionHeading } from '@haat/ui';
import { href, redirect } from 'react-router';
import { toCardProduct } from '../../shared/card-product.ts';
import { LinkButton } from '../../shared/link-button.tsx';
import { loadOrFail } from '../../shared/load.ts';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { ProductGrid } from '../../shared/product-grid.tsx';
import { apiContext } from '../../shared/request-context.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { Route } from './+types/search-results.route';
import { SEARCH_MESSAGES } from './search-messages.ts';

/** The address of the results of a search. */
function resultsPath(filters: ProductFilters): string {
  return `${href('/products')}?${writeProductFilters(filters)}`;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = readProductFilters(new URL(request.url).searchParams);
  if (toSearchText(filters.search) === null) return { filters, listing: null };
  const listing = await loadOrFail(
    context.get(apiContext).products.list(toProductQuery(filters)),
    SEARCH_MESSAGES.failed,
  );
  const pagination = readPagination(listing.pagination);
  const existing = toExistingPage(filters, pagination);
  if (existing !== null) throw redirect(resultsPath(existing));
  return {
    filters,
    listing: {
      products: normalizeProducts(listing).map(toCardProduct),
      pagination,
    },
  };
}

export default function SearchResultsRoute({ loaderData }: Route.ComponentProps) {
  const { filters, listing } = loaderData;
  return (
    <div className="page-width py-6 lg:py-10">
      <SectionHeading level="h1" size="page">
        {SEARCH_MESSAGES.title(filters.search)}
      </SectionHeading>
      {listing === null ? (
        <p className="mt-4 text-lg">{SEARCH_MESSAGES.tooShort}</p>
      ) : (
        <>
          <p role="status" className="mt-2 mb-6 text-ink-soft">
            {SEARCH_MESSAGES.count(listing.pagination.total)}
          </p>
          {listing.products.length === 0 ? (
            <EmptyState
              title={SEARCH_MESSAGES.none}
              action={<LinkButton to={href('/products-list')}>{SEARCH_MESSAGES.all}</LinkButton>}
            >
              {SEARCH_MESSAGES.noneHint}
            </EmptyState>
          ) : (
            <ProductGrid products={listing.products} priorityCount={2} headingLevel="h2" />
          )}
          <Pagination
            className="mt-8"
            currentPage={listing.pagination.page}
            totalPages={listing.pagination.totalPages}
            hrefFor={(page) => resultsPath({ ...filters, page })}
            renderLink={({ href: to, ...rest }) => <ShopLink to={to} {...rest} />}
          />
        </>
      )}
    </div>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, {
    title: SEARCH_MESSAGES.title(args.loaderData?.filters.search ?? ''),
    isIndexed: false,
  });
}
