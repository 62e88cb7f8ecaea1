import {
  appliedFilterChips,
  clearFilters,
  formatProductFilters,
  NO_FILTERS,
  type ProductFilters,
  parseProductFilters,
} from '@haat/domain/shopper';
import { EmptyState, SectionHeading } from '@haat/ui';
import { href } from 'react-router';
import emptyThali from '../../assets/empty-thali.webp';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { apiContext } from '../../lib/loading/request-context.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/product-list.route';
import { ListingErrorView } from './listing-error-view.tsx';
import { loadListing } from './load-listing.ts';
import { ProductListing } from './product-listing.tsx';
import { TEXTS } from './texts.ts';

/** Path of the listing with these filters. */
function listingPath(filters: ProductFilters): string {
  const query = formatProductFilters(filters);
  return `${href('/products-list')}${query && `?${query}`}`;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = parseProductFilters(new URL(request.url).searchParams);
  return { filters, ...(await loadListing(context.get(apiContext), filters, listingPath)) };
}

export default function ProductListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page pb-2 lg:pb-5">
      <SectionHeading level="h1" size="page">
        {TEXTS.title}
      </SectionHeading>
      <p className="max-w-text text-ink-soft text-lg max-md:hidden">{TEXTS.lead}</p>
      <ProductListing
        {...loaderData}
        path={href('/products-list')}
        pathFor={listingPath}
        describe={(shown) => ({
          chips: appliedFilterChips(shown, loaderData.categories),
          cleared: clearFilters(shown),
        })}
        empty={
          <EmptyState
            picture={emptyThali}
            title={TEXTS.empty}
            action={
              <LinkButton variant="secondary" to={href('/products-list')}>
                {TEXTS.clearAll}
              </LinkButton>
            }
          >
            {TEXTS.emptyHint}
          </EmptyState>
        }
      />
    </div>
  );
}

export function meta(args: Route.MetaArgs) {
  const { title, lead } = TEXTS;
  const filters = args.loaderData?.filters ?? NO_FILTERS;
  // A filtered list has the unfiltered one as its canonical URL.
  const isFiltered = formatProductFilters({ ...filters, page: 1 }) !== '';
  const page = isFiltered ? 1 : filters.page;
  return buildPageMeta(args, {
    title: page === 1 ? title : TEXTS.page(title, page),
    description: lead,
    canonicalPath: listingPath({ ...NO_FILTERS, page }),
    structuredData: [describeTrail({ name: title, path: href('/products-list') })],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingErrorView error={error} />;
}
