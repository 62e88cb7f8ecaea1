import { ORDER_STATUSES } from '@haat/domain';
import { ORDER_PAYMENT_STATUSES } from '@haat/domain/desk';
import { readSearch } from '../../../components/list/list-search.tsx';
import type { OrderFilters } from '../../../lib/api/types.ts';

const VIEWS = ['to_pack', 'to_send', 'on_the_way', 'cash_due', 'returns', 'refunds_due'] as const;

/** The sorts of the list; the newest first needs no name in the URL. */
export const ORDER_SORTS = [
  'newest',
  'oldest',
  'place-asc',
  'place-desc',
  'sum-asc',
  'sum-desc',
  'state-asc',
  'state-desc',
] as const;

/** How the orders are sorted. */
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Most characters of the name of a courier or a place. */
export const NAME_LENGTH = 60;

const ID = /^[\w-]{1,64}$/;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function readOneOf<T extends string>(value: string | null, known: readonly T[]): T | undefined {
  return known.find((one) => one === value);
}

function readMatching(value: string | null, pattern: RegExp): string | undefined {
  return value !== null && pattern.test(value) ? value : undefined;
}

function readName(value: string | null): string | undefined {
  return value?.trim().slice(0, NAME_LENGTH) || undefined;
}

/** Reads the filters of the list from the URL; what is no filter is left out. */
export function readFilters(search: URLSearchParams): OrderFilters {
  const filters = {
    q: readSearch(search),
    view: readOneOf(search.get('view'), VIEWS),
    status: readOneOf(search.get('status'), ORDER_STATUSES),
    payment: readOneOf(search.get('payment'), ORDER_PAYMENT_STATUSES),
    maker: readMatching(search.get('maker'), ID),
    courier: readName(search.get('courier')),
    place: readName(search.get('place')),
    from: readMatching(search.get('from'), DAY),
    to: readMatching(search.get('to'), DAY),
    sort: readOneOf(search.get('sort'), ORDER_SORTS.slice(1)),
  };
  // A filter that is not set has no place in the address of the call.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** The filters that are set beside the view, without the search and the sort. */
export function countFilters({ view: _, sort: __, q: ___, ...filters }: OrderFilters): number {
  return Object.keys(filters).length;
}

/** Whether the list is a part of a view. */
export function hasFilters(filters: OrderFilters): boolean {
  return filters.q !== undefined || countFilters(filters) > 0;
}
