import {
  clearSearchFilters,
  formatProductFilters,
  isNarrowed,
  NO_FILTERS,
  type ProductFilters,
  parseProductFilters,
  searchChips,
  toSearchText,
} from '@haat/domain/shopper';
import { EmptyState, SectionHeading } from '@haat/ui';
import { href, redirect } from 'react-router';
import emptyThali from '../../assets/empty-thali.webp';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { SuggestedSearch } from '../../components/navigation/suggested-search.tsx';
import { MarkedName } from '../../components/product/marked-name.tsx';
import { ProductGrid } from '../../components/product/product-grid.tsx';
import { apiContext } from '../../lib/loading/request-context.ts';
import { limitToDocument } from '../../lib/loading/with-timeout.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import type { Route } from './+types/search-results.route';
import { ListingErrorView } from './listing-error-view.tsx';
import { loadListing } from './load-listing.ts';
import { loadMore } from './load-more.ts';
import { ProductListing } from './product-listing.tsx';
import { SEARCH_RESULTS_TEXTS, shortenSearch } from './search-texts.ts';
import { TEXTS } from './texts.ts';

/** Path of the search results with these filters. */
function resultsPath(filters: ProductFilters): string {
  return `${href('/products')}?${formatProductFilters(filters)}`;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = parseProductFilters(new URL(request.url).searchParams);
  const [category, ...others] = filters.categories;
  if (filters.search === '' && category !== undefined && others.length === 0) {
    // The header's search was sent with a category only.
    throw redirect(href('/category/:slug', { slug: category }));
  }
  // The text is too short to search for.
  if (toSearchText(filters.search) === null) return { filters, found: null };
  const api = context.get(apiContext);
  const found = await loadListing(api, filters, resultsPath);
  // A later page, or one of filters, is left as it is.
  const isFirst = filters.page === 1 && !isNarrowed(filters);
  const more =
    'failure' in found.listing || !isFirst
      ? null
      : await limitToDocument(context)(
          'More products',
          loadMore(api, found.listing.products, found.category),
        );
  return { filters, found: { ...found, more } };
}

export default function SearchResultsRoute({ loaderData }: Route.ComponentProps) {
  const { filters, found } = loaderData;
  const suggestion = found === null || 'failure' in found.listing ? null : found.listing.suggestion;
  const marked = `${filters.search} ${suggestion ?? ''}`;
  return (
    <div className="page pb-2 lg:pb-5">
      <SectionHeading level="h1" size="page">
        {SEARCH_RESULTS_TEXTS.title(filters.search)}
      </SectionHeading>
      {suggestion !== null && (
        <SuggestedSearch
          suggestion={suggestion}
          category={filters.categories.length === 1 ? filters.categories[0] : ''}
          className="mt-2 text-lg"
        />
      )}
      {found !== null && 'products' in found.listing && found.listing.goesInto && (
        <p className="mt-2 wrap-anywhere text-lg">
          {SEARCH_RESULTS_TEXTS.goesInto(shortenSearch(filters.search))}
        </p>
      )}
      {found === null ? (
        <p className="mt-4 text-lg">{SEARCH_RESULTS_TEXTS.tooShort}</p>
      ) : (
        <ProductListing
          {...found}
          filters={filters}
          path={href('/products')}
          pathFor={resultsPath}
          renderName={(name) => <MarkedName name={name} search={marked} />}
          // The search text gets no chip: the title and the header's field show it.
          describe={(shown) => ({
            chips: searchChips(shown, found.categories),
            cleared: clearSearchFilters(shown),
          })}
          empty={
            <EmptyState
              picture={emptyThali}
              title={TEXTS.empty}
              action={
                <LinkButton to={href('/products-list')}>{SEARCH_RESULTS_TEXTS.all}</LinkButton>
              }
            >
              {SEARCH_RESULTS_TEXTS.noneHint}
            </EmptyState>
          }
        />
      )}
      {found?.more && (
        <section className="mt-8">
          <SectionHeading className="mb-4">{found.more.title}</SectionHeading>
          <ProductGrid products={found.more.products} columns={4} />
        </section>
      )}
    </div>
  );
}

export function meta(args: Route.MetaArgs) {
  const search = shortenSearch(args.loaderData?.filters.search ?? '');
  return buildPageMeta(args, {
    title: SEARCH_RESULTS_TEXTS.title(search),
    description: args.loaderData ? SEARCH_RESULTS_TEXTS.description(search) : '',
    canonicalPath: resultsPath({ ...NO_FILTERS, search }),
    isIndexed: false,
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingErrorView error={error} />;
}
