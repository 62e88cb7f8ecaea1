import { ORDER_STATUSES } from '@haat/domain';
import { ORDER_PAYMENT_STATUSES } from '@haat/domain/desk';
import { readSearch } from '../../components/list/list-search.tsx';
import type { OrderFilters } from '../../lib/api/types.ts';

const VIEWS = ['to_pack', 'to_send', 'on_the_way', 'cash_due', 'returns', 'refunds_due'] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function readOneOf<T extends string>(value: string | null, known: readonly T[]): T | undefined {
  return known.find((one) => one === value);
}

function readDay(value: string | null): string | undefined {
  return value !== null && DAY.test(value) ? value : undefined;
}

/** Reads the filters of the list from the URL; what is no filter is left out. */
export function readFilters(search: URLSearchParams): OrderFilters {
  const q = readSearch(search);
  const view = readOneOf(search.get('view'), VIEWS);
  const status = readOneOf(search.get('status'), ORDER_STATUSES);
  const payment = readOneOf(search.get('payment'), ORDER_PAYMENT_STATUSES);
  const from = readDay(search.get('from'));
  const to = readDay(search.get('to'));
  const sort = readOneOf(search.get('sort'), ['oldest']);
  return {
    ...(q && { q }),
    ...(view && { view }),
    ...(status && { status }),
    ...(payment && { payment }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
  };
}

/** Whether the list is a part of a view. */
export function hasFilters({ view: _, sort: __, ...filters }: OrderFilters): boolean {
  return Object.keys(filters).length > 0;
}
