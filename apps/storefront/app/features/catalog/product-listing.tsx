import {
  type CategoryView,
  type FilterChip,
  isNarrowed,
  type ProductFilters,
} from '@haat/domain/shopper';
import { joinClasses } from '@haat/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { ReloadPageAlert } from '../../components/feedback/retry-alert.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { Results, type ResultsPage } from './results.tsx';
import { TEXTS } from './texts.ts';
import { useListingFilters } from './use-listing-filters.ts';

interface ProductListingProps {
  readonly path: string;
  /** Formats the path of the list with other filters. */
  readonly pathFor: (filters: ProductFilters) => string;
  /** The filters of the URL. */
  readonly filters: ProductFilters;
  readonly categories: readonly CategoryView[];
  /** The error text if the categories failed to load; null otherwise. */
  readonly categoriesFailure: string | null;
  readonly listing: ResultsPage | { readonly failure: string };
  /** Lists the chips of the applied filters, and the filters after 'clear all'. */
  readonly describe: (filters: ProductFilters) => {
    readonly chips: readonly FilterChip[];
    readonly cleared: ProductFilters;
  };
  /** Shown instead of the grid if there are no products. */
  readonly empty: ReactNode;
  /** Shows the name of a product; as it is by default. */
  readonly renderName?: (name: string) => ReactNode;
}

/** A list of products with its sidebar, chips, sort order and pagination (product 2.9). */
export function ProductListing(props: ProductListingProps) {
  const {
    path,
    pathFor,
    filters,
    categories,
    categoriesFailure,
    listing,
    describe,
    empty,
    renderName,
  } = props;
  const { shown, choose } = useListingFilters(filters, pathFor);
  const resultsRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const isMoving = useNavigation().location?.pathname === path;
  // Loading starts with the tap: from then on the products below are out of date.
  const isLoading = isMoving || shown !== filters;
  const lastPage = useRef(filters.page);
  // After a move to another results page the next Tab reaches its first product.
  useEffect(() => {
    if (lastPage.current === filters.page) return;
    lastPage.current = filters.page;
    resultsRef.current?.focus({ preventScroll: true });
  }, [filters.page]);
  const formId = 'listing-filters';
  // There is nothing to filter, and no filter to take away.
  const hasNothing =
    !isLoading && !('failure' in listing) && listing.products.length === 0 && !isNarrowed(shown);

  return (
    <div
      ref={listRef}
      className={joinClasses(
        '@container relative mt-3 grid items-start gap-3 lg:mt-6 lg:gap-8',
        !hasNothing && 'lg:grid-cols-[12.5rem_minmax(0,1fr)]',
      )}
    >
      <div className={hasNothing ? 'hidden' : 'lg:sticky lg:top-22'}>
        <FilterPanel
          id={formId}
          action={path}
          filters={shown}
          categories={categories}
          categoriesFailure={categoriesFailure}
          onChoose={choose}
          total={isLoading || 'failure' in listing ? null : listing.pagination.total}
          onShow={() => listRef.current?.scrollIntoView()}
        />
      </div>
      <section
        ref={resultsRef}
        tabIndex={-1}
        aria-label={TEXTS.title}
        aria-busy={isLoading}
        className="min-w-0 outline-none"
      >
        <AppliedFilters
          {...describe(shown)}
          onChoose={(next) => {
            choose(next);
            // The focused chip is gone.
            resultsRef.current?.focus({ preventScroll: true });
          }}
        />
        {'failure' in listing ? (
          <ReloadPageAlert>{TEXTS.failed(listing.failure)}</ReloadPageAlert>
        ) : (
          <Results
            listing={listing}
            filters={shown}
            isLoading={isLoading}
            onChoose={choose}
            form={formId}
            pathFor={pathFor}
            empty={empty}
            renderName={renderName}
          />
        )}
      </section>
    </div>
  );
}
