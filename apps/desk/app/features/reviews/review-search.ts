import { STAR_COUNTS } from '@haat/domain';
import { REVIEW_STATUSES } from '@haat/domain/desk';
import { readSearch } from '../../components/list/list-search.tsx';

/** Reads the filters of the list from the URL; what is no filter is left out. */
export function readFilters(search: URLSearchParams) {
  const q = readSearch(search);
  const productId = search.get('product') ?? '';
  const status = REVIEW_STATUSES.find((one) => one === search.get('status'));
  const rating = STAR_COUNTS.find((one) => String(one) === search.get('stars'));
  return {
    ...(q && { q }),
    ...(productId !== '' && { productId }),
    ...(status && { status }),
    ...(rating && { rating }),
  };
}

/** The URL of the same list with another status; undefined for reviews of any. */
export function listOfStatus(search: URLSearchParams, status: string | undefined): string {
  const next = new URLSearchParams(search);
  if (status === undefined) next.delete('status');
  else next.set('status', status);
  return next.size === 0 ? '/reviews' : `/reviews?${next}`;
}
