import { shopQuery } from '@haat/api-sdk/tanstack';
import { Alert } from '@haat/ui';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { desk } from '../../../lib/api/desk.ts';
import type { DeskOrder } from '../../../lib/api/types.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { MANY } from './many.texts.ts';

interface OrdersLoadedProps {
  readonly ids: readonly string[];
  readonly children: (orders: readonly DeskOrder[]) => ReactNode;
}

/** Shows something about these orders once all are loaded; before that the first that is not. */
export function OrdersLoaded({ ids, children }: OrdersLoadedProps) {
  const texts = useTexts(MANY);
  const queries = useQueries({
    queries: ids.map((id) => shopQuery(desk, '/desk/orders/{id}', { params: { path: { id } } })),
  });
  const missing = queries.find(({ data }) => data === undefined);
  if (ids.length === 0) return <Alert tone="info">{texts.noOrders}</Alert>;
  if (missing) return <Loaded query={missing}>{() => null}</Loaded>;
  return children(queries.flatMap(({ data }) => data ?? []));
}
