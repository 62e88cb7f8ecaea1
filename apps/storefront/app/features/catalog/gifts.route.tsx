import {
  appliedFilterChips,
  formatProductFilters,
  isNarrowed,
  NO_FILTERS,
  type Occasion,
  type ProductFilters,
  parseProductFilters,
} from '@haat/domain/shopper';
import { EmptyState, SectionHeading } from '@haat/ui';
import { href } from 'react-router';
import emptyThali from '../../assets/empty-thali.webp';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { OccasionLinks } from '../../components/product/occasion-links.tsx';
import { apiContext } from '../../lib/loading/request-context.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/gifts.route';
import { GIFT_TEXTS } from './gift-texts.ts';
import { ListingErrorView } from './listing-error-view.tsx';
import { loadResults } from './load-listing.ts';
import { ProductListing } from './product-listing.tsx';
import { TEXTS } from './texts.ts';

/** The gifts of an occasion, with no other filter. */
function filterOccasion(occasion: Occasion): ProductFilters {
  return { ...NO_FILTERS, occasion };
}

/** Path of the gifts with these filters. */
function giftsPath(filters: ProductFilters): string {
  const { occasion } = filters;
  const query = formatProductFilters({
    ...filters,
    occasion: occasion === 'gift' ? null : occasion,
  });
  return `${href('/gifts')}${query && `?${query}`}`;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const read = parseProductFilters(new URL(request.url).searchParams);
  const { sort, price, availability, page } = read;
  const occasion = read.occasion ?? 'gift';
  const filters = { ...filterOccasion(occasion), sort, price, availability, page };
  const { listing } = await loadResults(context.get(apiContext), filters, giftsPath);
  return { occasion, filters, listing };
}

export default function GiftsRoute({ loaderData }: Route.ComponentProps) {
  const { occasion, filters, listing } = loaderData;
  return (
    <div className="page pb-2 lg:pb-5">
      <SectionHeading level="h1" size="page">
        {GIFT_TEXTS.titles[occasion]}
      </SectionHeading>
      <p className="max-w-text text-ink-soft text-lg max-md:hidden">{GIFT_TEXTS.lead}</p>
      <div className="mt-2">
        <OccasionLinks current={occasion} />
      </div>
      <ProductListing
        path={href('/gifts')}
        pathFor={giftsPath}
        filters={filters}
        categories={[]}
        categoriesFailure={null}
        listing={listing}
        describe={(shown) => ({
          // The occasion is chosen above.
          chips: appliedFilterChips(shown, []).filter(({ key }) => key !== 'occasion'),
          cleared: { ...filterOccasion(occasion), sort: shown.sort },
        })}
        empty={
          <EmptyState
            picture={emptyThali}
            title={GIFT_TEXTS.empty}
            action={<LinkButton to={href('/products-list')}>{GIFT_TEXTS.all}</LinkButton>}
          >
            {isNarrowed(filters) && TEXTS.emptyHint}
          </EmptyState>
        }
      />
    </div>
  );
}

export function meta(args: Route.MetaArgs) {
  const occasion = args.loaderData?.occasion ?? 'gift';
  const filters = args.loaderData?.filters ?? filterOccasion(occasion);
  const title = GIFT_TEXTS.titles[occasion];
  const plain = filterOccasion(occasion);
  // A filtered list has the unfiltered one as its canonical URL.
  const isFiltered = giftsPath({ ...filters, page: 1 }) !== giftsPath(plain);
  const page = isFiltered ? 1 : filters.page;
  return buildPageMeta(args, {
    title: page === 1 ? title : TEXTS.page(title, page),
    description: GIFT_TEXTS.description(title),
    canonicalPath: giftsPath({ ...plain, page }),
    structuredData: [describeTrail({ name: title, path: giftsPath(plain) })],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingErrorView error={error} />;
}
