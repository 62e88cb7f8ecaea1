import { shopPages } from '@haat/api-sdk/tanstack';
import { Button } from '@haat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { desk, LIST_LIMIT } from '../../../lib/api/desk.ts';
import type { OrderFilters } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { ORDERS } from '../orders.texts.ts';

/** Offers the same search in all orders where a view has nothing and they have (product 10.2.1). */
export function SearchAll({ filters }: { readonly filters: OrderFilters }) {
  const texts = useTexts(ORDERS);
  const format = useFormat();
  const [, setSearch] = useSearchParams();
  const { q = '', sort: _, ...others } = filters;
  const isPart = q !== '' && Object.keys(others).length > 0;
  const { data } = useInfiniteQuery({
    ...shopPages(desk, '/desk/orders', { params: { query: { q, limit: LIST_LIMIT } } }),
    enabled: isPart,
  });
  const count = data?.pages[0]?.pagination.total ?? 0;
  if (!isPart || count === 0) return null;
  return (
    <Button className="justify-self-start" onClick={() => setSearch({ q })}>
      {texts.searchAll(format.number(count))}
    </Button>
  );
}
