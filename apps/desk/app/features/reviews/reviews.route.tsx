import { shopPages } from '@haat/api-sdk/tanstack';
import { type ReviewStatus, STAR_COUNTS } from '@haat/domain';
import { Button, SelectField } from '@haat/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { EndlessList } from '../../components/list/endless-list.tsx';
import { ListSearch } from '../../components/list/list-search.tsx';
import { ListViews } from '../../components/list/list-views.tsx';
import { useSetFilter } from '../../components/list/use-set-filter.ts';
import { Page } from '../../components/page/page.tsx';
import { desk, LIST_LIMIT } from '../../lib/api/desk.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { ReviewRow } from './review-row.tsx';
import { listOfStatus, readFilters } from './review-search.ts';
import { REVIEWS } from './reviews.texts.ts';

/** What waits first. */
const STATUSES: readonly ReviewStatus[] = ['held', 'published', 'hidden'];

export default function ReviewsRoute() {
  const texts = useTexts(REVIEWS);
  const format = useFormat();
  const nameOf = useName();
  const [search] = useSearchParams();
  const set = useSetFilter();
  const filters = readFilters(search);
  const list = useInfiniteQuery({
    ...shopPages(desk, '/desk/reviews', { params: { query: { ...filters, limit: LIST_LIMIT } } }),
    placeholderData: keepPreviousData,
  });
  const counts = list.data?.pages[0]?.counts;
  const { status: _, ...narrowing } = filters;
  const isNarrowed = Object.keys(narrowing).length > 0;

  const statuses = [undefined, ...STATUSES].map((status) => ({
    label: status === undefined ? texts.all : texts.statuses[status],
    to: listOfStatus(search, status),
    isCurrent: status === filters.status,
    // They are those of all reviews.
    count: status === undefined || isNarrowed ? undefined : counts?.[status],
  }));
  return (
    <Page title={texts.title} back={{ to: '/more', label: texts.more }}>
      <div className="grid gap-3">
        <ListSearch label={texts.search} />
        <ListViews views={statuses} />
        <SelectField
          label={texts.stars}
          value={String(filters.rating ?? '')}
          onChange={(event) => set('stars', event.target.value)}
        >
          <option value="">{texts.anyStars}</option>
          {STAR_COUNTS.map((count) => (
            <option key={count} value={count}>
              {texts.starCount(format.number(count))}
            </option>
          ))}
        </SelectField>
      </div>
      <EndlessList
        query={list}
        listItems={(page) => page.reviews}
        empty={
          <EmptyList
            title={isNarrowed ? texts.emptySearch : texts.empty}
            isFiltered={search.size > 0}
          >
            {!isNarrowed && texts.emptyLead}
          </EmptyList>
        }
      >
        {(reviews, total) => (
          <>
            <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-3">
              <p role="status" className="text-ink-soft">
                {texts.found(total)}
                {filters.productId !== undefined &&
                  ` · ${texts.ofProduct(reviews[0]?.product ? nameOf(reviews[0].product) : '')}`}
              </p>
              {filters.productId !== undefined && (
                <Button variant="link" onClick={() => set('product', '')}>
                  {texts.allProducts}
                </Button>
              )}
            </div>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {reviews.map((review) => (
                <ReviewRow key={review._id} review={review} />
              ))}
            </ul>
          </>
        )}
      </EndlessList>
    </Page>
  );
}
