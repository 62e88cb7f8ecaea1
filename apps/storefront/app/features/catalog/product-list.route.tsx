import {
  CATEGORY_DROPDOWN_QUERY,
  NO_FILTERS,
  normalizeProducts,
  type ProductFilters,
  readCategories,
  readPagination,
  readProductFilters,
  toExistingPage,
  toProductQuery,
  writeProductFilters,
} from '@haat/domain';
import { Alert, Button, EmptyState, Pagination, SectionHeading } from '@haat/ui';
import { useRef } from 'react';
import { href, redirect, useNavigation, useRevalidator } from 'react-router';
import { toCardProduct } from '../../shared/card-product.ts';
import { LinkButton } from '../../shared/link-button.tsx';
import { defer } from '../../shared/load.ts';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { ProductGrid, ProductGridSkeleton } from '../../shared/product-grid.tsx';
import { apiContext } from '../../shared/request-context.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { describeTrail } from '../../shared/structured-data.ts';
import type { Route } from './+types/product-list.route';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { failedText, MESSAGES } from './messages.ts';
import { useListingFilters } from './use-listing-filters.ts';

/** The address of the listing with these filters. */
function listingPath(filters: ProductFilters): string {
  const query = writeProductFilters(filters);
  return `${href('/products-list')}${query && `?${query}`}`;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const filters = readProductFilters(new URL(request.url).searchParams);
  const [categories, listing] = await Promise.all([
    defer(api.categories.list(CATEGORY_DROPDOWN_QUERY), MESSAGES.categoriesFailed),
    defer(api.products.list(toProductQuery(filters)), MESSAGES.failed),
  ]);
  const pagination = readPagination(listing.isLoaded ? listing.value.pagination : undefined);
  const existing = listing.isLoaded ? toExistingPage(filters, pagination) : null;
  if (existing !== null) throw redirect(listingPath(existing));
  return {
    filters,
    categories: categories.isLoaded ? readCategories(categories.value) : [],
    listing: listing.isLoaded
      ? {
          products: normalizeProducts(listing.value).map(toCardProduct),
          pagination,
        }
      : { failure: listing.message },
  };
}

export default function ProductListRoute({ loaderData }: Route.ComponentProps) {
  const { filters, categories, listing } = loaderData;
  const { shown, choose } = useListingFilters(filters, listingPath);
  const resultsRef = useRef<HTMLElement>(null);
  const isMoving = useNavigation().location?.pathname === href('/products-list');
  // From the tap on: the products below are no longer those that were asked for.
  const isLoading = isMoving || shown !== filters;

  function takeAway(next: ProductFilters) {
    choose(next);
    // The chip that had the focus is gone.
    resultsRef.current?.focus({ preventScroll: true });
  }

  return (
    <div className="page-width py-6 lg:py-10">
      <SectionHeading level="h1" size="page">
        {MESSAGES.title}
      </SectionHeading>
      <p className="mt-2 max-w-text text-lg text-ink-soft">{MESSAGES.lead}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-12 lg:gap-8">
        <div className="lg:sticky lg:top-6 lg:col-span-3">
          <FilterPanel filters={shown} categories={categories} onChoose={choose} />
        </div>
        <section
          ref={resultsRef}
          tabIndex={-1}
          aria-label={MESSAGES.title}
          aria-busy={isLoading}
          className="outline-none lg:col-span-9"
        >
          <AppliedFilters filters={shown} categories={categories} onChoose={takeAway} />
          {'failure' in listing ? (
            <ListingFailure message={listing.failure} />
          ) : isLoading ? (
            <ProductGridSkeleton count={Math.max(listing.products.length, 3)} />
          ) : (
            <>
              <p className="mb-4 text-ink-soft" role="status">
                {MESSAGES.count(listing.pagination.total)}
              </p>
              {listing.products.length === 0 ? (
                <EmptyState
                  title={MESSAGES.empty}
                  action={
                    <LinkButton variant="secondary" to={href('/products-list')}>
                      {MESSAGES.clearAll}
                    </LinkButton>
                  }
                >
                  {MESSAGES.emptyHint}
                </EmptyState>
              ) : (
                <ProductGrid products={listing.products} priorityCount={2} headingLevel="h2" />
              )}
              <Pagination
                className="mt-8"
                currentPage={listing.pagination.page}
                totalPages={listing.pagination.totalPages}
                hrefFor={(page) => listingPath({ ...filters, page })}
                renderLink={({ href: to, ...rest }) => <ShopLink to={to} {...rest} />}
              />
            </>
          )}
        </section>
      </div>
    </div>
  );
}

function ListingFailure({ message }: { readonly message: string }) {
  const revalidator = useRevalidator();
  return (
    <Alert
      tone="error"
      action={
        <Button
          variant="secondary"
          isBusy={revalidator.state === 'loading'}
          onClick={() => void revalidator.revalidate()}
        >
          {MESSAGES.retry}
        </Button>
      }
    >
      {failedText(message)}
    </Alert>
  );
}

export function meta(args: Route.MetaArgs) {
  const { title, lead } = MESSAGES;
  const filters = args.loaderData?.filters ?? NO_FILTERS;
  // What a filtered list shows, the whole list shows, too.
  const isFiltered = writeProductFilters({ ...filters, page: 1 }) !== '';
  const page = isFiltered ? 1 : filters.page;
  return buildPageMeta(args, {
    title: page === 1 ? title : `${title}, page ${page}`,
    description: lead,
    canonicalPath: listingPath({ ...NO_FILTERS, page }),
    structuredData: [describeTrail({ name: title, path: href('/products-list') })],
  });
}
