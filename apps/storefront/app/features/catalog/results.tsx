import type { Pagination as PaginationView } from '@haat/domain';
import type { PriceTotals, ProductFilters } from '@haat/domain/shopper';
import { Pagination } from '@haat/ui';
import type { ReactNode } from 'react';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import type { CardProduct } from '../../components/product/card-product.ts';
import { ProductGrid, ProductGridSkeleton } from '../../components/product/product-grid.tsx';
import { countProducts } from '../../components/product/product-texts.ts';
import { PriceChips } from './price-chips.tsx';
import { SortControl } from './sort-control.tsx';

/** One results page of a list of products. */
export interface ResultsPage {
  readonly products: readonly CardProduct[];
  readonly pagination: PaginationView;
  /** The search as it was probably meant; null if it is as it was typed. */
  readonly suggestion: string | null;
  /** Whether the products go into what was searched for and is not there (product 5.1.10). */
  readonly goesInto: boolean;
  readonly priceTotals: PriceTotals;
}

interface ResultsProps {
  readonly listing: ResultsPage;
  /** The chosen filters; the list may still be loading them. */
  readonly filters: ProductFilters;
  readonly isLoading: boolean;
  readonly onChoose: (filters: ProductFilters) => void;
  /** Id of the form that submits the sort order without JavaScript. */
  readonly form: string;
  readonly pathFor: (filters: ProductFilters) => string;
  /** Shown instead of the grid if there are no products. */
  readonly empty: ReactNode;
  readonly renderName?: ((name: string) => ReactNode) | undefined;
}

/** A results page: number of products, sort order, grid and pagination (product 2.9.1, 2.9.3). */
export function Results(props: ResultsProps) {
  const { listing, filters, isLoading, onChoose, form, pathFor, empty, renderName } = props;
  const { products, pagination, priceTotals } = listing;
  const isEmpty = products.length === 0;
  return (
    <>
      <div className="list-bar">
        <div className="list-head">
          <p className="whitespace-nowrap text-ink-soft max-sm:text-sm" role="status">
            {isLoading || isEmpty ? '' : countProducts(pagination.total)}
          </p>
          {(!isEmpty || isLoading) && (
            <SortControl filters={filters} onChoose={onChoose} form={form} />
          )}
        </div>
        {priceTotals !== null && (!isEmpty || filters.price !== null) && (
          <PriceChips
            filters={filters}
            totals={priceTotals}
            onChoose={onChoose}
            pathFor={pathFor}
          />
        )}
      </div>
      {isLoading ? (
        <ProductGridSkeleton count={Math.max(products.length, 3)} />
      ) : isEmpty ? (
        empty
      ) : (
        <ProductGrid
          products={products}
          priorityCount={2}
          headingLevel="h2"
          renderName={renderName}
        />
      )}
      {/* Stays during loading, so the page keeps its height and the link its place under the
          thumb. */}
      <Pagination
        className="mt-8"
        currentPage={pagination.page}
        totalPages={pagination.totalPages}
        hrefFor={(page) => pathFor({ ...filters, page })}
        renderLink={({ href: to, ...rest }) => <ShopLink to={to} {...rest} />}
      />
    </>
  );
}
