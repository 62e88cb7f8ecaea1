import {
  appliedFilterChips,
  CATEGORY_DROPDOWN_QUERY,
  clearFilters,
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
import { EmptyState, SectionHeading } from '@haat/ui';
import { useRef } from 'react';
import { href, redirect, useNavigation } from 'react-router';
import { toCardProduct } from '../../shared/card-product.ts';
import { LinkButton } from '../../shared/link-button.tsx';
import { defer } from '../../shared/load.ts';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { apiContext } from '../../shared/request-context.ts';
import { describeTrail } from '../../shared/structured-data.ts';
import type { Route } from './+types/product-list.route';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListingErrorView, ListingFailure } from './listing-failure.tsx';
import { MESSAGES } from './messages.ts';
import { Results } from './results.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { useListingFilters } from './use-listing-filters.ts';

const FORM_ID = 'listing-filters';

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
    defer(api.products.list(toProductQuery(filters)), '{msg}'),
  ]);
  const pagination = readPagination(listing.isLoaded ? listing.value.pagination : undefined);
  const existing = listing.isLoaded ? toExistingPage(filters, pagination) : null;
  if (existing !== null) throw redirect(listingPath(existing));
  return {
    filters,
    categories: categories.isLoaded ? readCategories(categories.value) : [],
    categoriesFailure: categories.isLoaded ? null : categories.message,
    listing: listing.isLoaded
      ? {
          products: normalizeProducts(listing.value).map(toCardProduct),
          pagination,
        }
      : { failure: listing.message },
  };
}

export default function ProductListRoute({ loaderData }: Route.ComponentProps) {
  const { filters, categories, categoriesFailure, listing } = loaderData;
  const { shown, choose } = useListingFilters(filters, listingPath);
  const resultsRef = useRef<HTMLElement>(null);
  const isMoving = useNavigation().location?.pathname === href('/products-list');
  // From the tap on: the products below are no longer those that were asked for.
  const isLoading = isMoving || shown !== filters;
  useFocusOnNewPage(resultsRef, filters);

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
        <div className="lg:sticky lg:top-22 lg:col-span-3">
          <FilterPanel
            id={FORM_ID}
            action={href('/products-list')}
            filters={shown}
            categories={categories}
            categoriesFailure={categoriesFailure}
            onChoose={choose}
          />
        </div>
        <section
          ref={resultsRef}
          tabIndex={-1}
          aria-label={MESSAGES.title}
          aria-busy={isLoading}
          className="min-w-0 outline-none lg:col-span-9"
        >
          <AppliedFilters
            chips={appliedFilterChips(shown, categories)}
            cleared={clearFilters(shown)}
            onChoose={takeAway}
          />
          {'failure' in listing ? (
            <ListingFailure message={listing.failure} />
          ) : (
            <Results
              listing={listing}
              filters={shown}
              isLoading={isLoading}
              onChoose={choose}
              form={FORM_ID}
              pathFor={listingPath}
              empty={
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
              }
            />
          )}
        </section>
      </div>
    </div>
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingErrorView error={error} />;
}
