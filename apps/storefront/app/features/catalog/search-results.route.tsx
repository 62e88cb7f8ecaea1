import {
  appliedFilterChips,
  CATEGORY_DROPDOWN_QUERY,
  clearFilters,
  normalizeProducts,
  type ProductFilters,
  readCategories,
  readPagination,
  readProductFilters,
  toExistingPage,
  toProductQuery,
  toSearchText,
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
import type { Route } from './+types/search-results.route';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListingErrorView, ListingFailure } from './listing-failure.tsx';
import { MESSAGES } from './messages.ts';
import { Results } from './results.tsx';
import { SEARCH_MESSAGES } from './search-messages.ts';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { useListingFilters } from './use-listing-filters.ts';

const FORM_ID = 'search-filters';

/** The address of the results of a search. */
function resultsPath(filters: ProductFilters): string {
  return `${href('/products')}?${writeProductFilters(filters)}`;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const filters = readProductFilters(new URL(request.url).searchParams);
  if (toSearchText(filters.search) === null) {
    return { filters, categories: [], categoriesFailure: null, listing: null };
  }
  const [categories, listing] = await Promise.all([
    defer(api.categories.list(CATEGORY_DROPDOWN_QUERY), MESSAGES.categoriesFailed),
    defer(api.products.list(toProductQuery(filters)), '{msg}'),
  ]);
  const pagination = readPagination(listing.isLoaded ? listing.value.pagination : undefined);
  const existing = listing.isLoaded ? toExistingPage(filters, pagination) : null;
  if (existing !== null) throw redirect(resultsPath(existing));
  return {
    filters,
    categories: categories.isLoaded ? readCategories(categories.value) : [],
    categoriesFailure: categories.isLoaded ? null : categories.message,
    listing: listing.isLoaded
      ? { products: normalizeProducts(listing.value).map(toCardProduct), pagination }
      : { failure: listing.message },
  };
}

export default function SearchResultsRoute({ loaderData }: Route.ComponentProps) {
  const { filters, categories, categoriesFailure, listing } = loaderData;
  const { shown, choose } = useListingFilters(filters, resultsPath);
  const resultsRef = useRef<HTMLElement>(null);
  const isMoving = useNavigation().location?.pathname === href('/products');
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
        {SEARCH_MESSAGES.title(filters.search)}
      </SectionHeading>
      {listing === null ? (
        <p className="mt-4 text-lg">{SEARCH_MESSAGES.tooShort}</p>
      ) : (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-12 lg:gap-8">
          <div className="lg:sticky lg:top-22 lg:col-span-3">
            <FilterPanel
              id={FORM_ID}
              action={href('/products')}
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
              // The search itself stands in the title and in the header's field.
              chips={appliedFilterChips({ ...shown, search: '' }, categories).map((chip) => ({
                ...chip,
                without: { ...chip.without, search: shown.search },
              }))}
              cleared={{ ...clearFilters(shown), search: shown.search }}
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
                pathFor={resultsPath}
                empty={
                  <EmptyState
                    title={MESSAGES.empty}
                    action={
                      <LinkButton to={href('/products-list')}>{SEARCH_MESSAGES.all}</LinkButton>
                    }
                  >
                    {SEARCH_MESSAGES.noneHint}
                  </EmptyState>
                }
              />
            )}
          </section>
        </div>
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingErrorView error={error} />;
}
