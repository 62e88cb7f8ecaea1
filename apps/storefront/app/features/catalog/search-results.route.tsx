import {
  clearSearchFilters,
  formatProductFilters,
  NO_FILTERS,
  type ProductFilters,
  parseProductFilters,
  searchChips,
  toSearchText,
} from '@haat/domain';
import { EmptyState, SectionHeading } from '@haat/ui';
import { href, redirect } from 'react-router';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { apiContext } from '../../lib/loading/request-context.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import type { Route } from './+types/search-results.route';
import { ListingErrorView } from './listing-failure.tsx';
import { loadListing } from './load-listing.ts';
import { ProductListing } from './product-listing.tsx';
import { SEARCH_MESSAGES, shortenSearch } from './search-texts.ts';
import { MESSAGES } from './texts.ts';

/** The address of the results of a search. */
function resultsPath(filters: ProductFilters): string {
  return `${href('/products')}?${formatProductFilters(filters)}`;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = parseProductFilters(new URL(request.url).searchParams);
  const [category, ...others] = filters.categories;
  if (filters.search === '' && category !== undefined && others.length === 0) {
    // Only a category was chosen in the header's search: there is nothing to look for in it.
    throw redirect(href('/category/:slug', { slug: category }));
  }
  // Too short to search for.
  if (toSearchText(filters.search) === null) return { filters, found: null };
  return { filters, found: await loadListing(context.get(apiContext), filters, resultsPath) };
}

export default function SearchResultsRoute({ loaderData }: Route.ComponentProps) {
  const { filters, found } = loaderData;
  return (
    <div className="page-width py-6 lg:py-10">
      <SectionHeading level="h1" size="page">
        {SEARCH_MESSAGES.title(filters.search)}
      </SectionHeading>
      {found === null ? (
        <p className="mt-4 text-lg">{SEARCH_MESSAGES.tooShort}</p>
      ) : (
        <ProductListing
          {...found}
          filters={filters}
          path={href('/products')}
          pathFor={resultsPath}
          // The search itself stands in the title and in the header's field.
          describe={(shown) => ({
            chips: searchChips(shown, found.categories),
            cleared: clearSearchFilters(shown),
          })}
          empty={
            <EmptyState
              title={MESSAGES.empty}
              action={<LinkButton to={href('/products-list')}>{SEARCH_MESSAGES.all}</LinkButton>}
            >
              {SEARCH_MESSAGES.noneHint}
            </EmptyState>
          }
        />
      )}
    </div>
  );
}

export function meta(args: Route.MetaArgs) {
  const search = shortenSearch(args.loaderData?.filters.search ?? '');
  return buildPageMeta(args, {
    title: SEARCH_MESSAGES.title(search),
    description: args.loaderData ? SEARCH_MESSAGES.description(search) : '',
    canonicalPath: resultsPath({ ...NO_FILTERS, search }),
    isIndexed: false,
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingErrorView error={error} />;
}
