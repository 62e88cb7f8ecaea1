import type { components } from '@haat/api-sdk';
import { shopPages } from '@haat/api-sdk/tanstack';
import { isBoundToGroup } from '@haat/domain/desk';
import { Button, Checkbox } from '@haat/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ArrowDownUp, ListChecks } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { EndlessList } from '../../components/list/endless-list.tsx';
import { ListSearch } from '../../components/list/list-search.tsx';
import { ListViews } from '../../components/list/list-views.tsx';
import { useSetFilter } from '../../components/list/use-set-filter.ts';
import { Page } from '../../components/page/page.tsx';
import { desk, LIST_LIMIT } from '../../lib/api/desk.ts';
import { useCan, useMe } from '../../lib/api/use-me.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { ManyMoves } from './many-moves.tsx';
import { OrderFiltersForm } from './order-filters-form.tsx';
import { OrderRow } from './order-row.tsx';
import { hasFilters, readFilters } from './order-search.ts';
import { ORDERS } from './orders.texts.ts';
import { OrdersExport } from './orders-export.tsx';
import { SearchAll } from './search-all.tsx';

type DeskOrderList = components['schemas']['DeskOrdersResponse']['data'];

export default function OrdersRoute() {
  const texts = useTexts(ORDERS);
  const format = useFormat();
  const [search] = useSearchParams();
  const set = useSetFilter();
  const filters = readFilters(search);
  const list = useInfiniteQuery({
    ...shopPages(desk, '/desk/orders', { params: { query: { ...filters, limit: LIST_LIMIT } } }),
    placeholderData: keepPreviousData,
  });
  const me = useMe();
  /** Null while nothing is being selected. */
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const selectButton = useRef<HTMLButtonElement>(null);
  const canMove = useCan('orders.move');
  const loaded = list.data?.pages.flatMap((page) => page.orders) ?? [];
  const isFiltered = hasFilters(filters);

  function toggle(id: string) {
    setSelected((now) => {
      const next = new Set(now ?? []);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  return (
    <Page title={texts.title} actions={<OrdersExport filters={filters} />}>
      <div className="grid gap-2">
        {/* Who is bound to a group sees no phone numbers, and finds nothing by them. */}
        <ListSearch label={me && isBoundToGroup(me.role) ? texts.searchOwn : texts.search} />
        <Views counts={list.data?.pages[0]?.counts} current={filters.view} />
        <OrderFiltersForm filters={filters} />
      </div>
      <EndlessList
        query={list}
        listItems={(page) => page.orders}
        empty={
          <>
            <SearchAll filters={filters} />
            <EmptyList title={isFiltered ? texts.emptySearch : texts.empty} isFiltered={isFiltered}>
              {isFiltered ? texts.emptySearchLead : texts.emptyLead}
            </EmptyList>
          </>
        }
      >
        {(orders, total) => (
          <>
            <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-6">
              <p role="status" className="text-ink-soft">
                {texts.found(total)}
              </p>
              {/* It stays while orders are selected: a button that vanishes takes the focus with it. */}
              {canMove && (orders.length > 1 || selected !== null) && (
                <Button
                  ref={selectButton}
                  variant="link"
                  icon={<ListChecks className="size-5" />}
                  aria-pressed={selected !== null}
                  onClick={() => setSelected(selected === null ? new Set() : null)}
                >
                  {texts.selectMany}
                </Button>
              )}
              <Button
                variant="link"
                icon={<ArrowDownUp className="size-5" />}
                onClick={() => set('sort', filters.sort === 'oldest' ? '' : 'oldest')}
              >
                {filters.sort === 'oldest' ? texts.oldestFirst : texts.newestFirst}
              </Button>
            </div>
            {selected !== null && (
              <Checkbox
                label={texts.selectAll(format.number(orders.length))}
                className="-my-2 touch"
                checked={orders.every(({ _id }) => selected.has(_id))}
                onChange={(event) =>
                  setSelected(new Set(event.target.checked ? orders.map(({ _id }) => _id) : []))
                }
              />
            )}
            <ul className="grid gap-3">
              {orders.map((order) => (
                <OrderRow
                  key={order._id}
                  order={order}
                  isSelected={selected?.has(order._id) ?? false}
                  onToggle={selected === null ? undefined : () => toggle(order._id)}
                />
              ))}
            </ul>
          </>
        )}
      </EndlessList>
      {selected !== null && (
        <>
          {/* As high as the bar, which would cover the last order. */}
          <div aria-hidden="true" className="h-28 lg:hidden" />
          <ManyMoves
            orders={loaded.filter(({ _id }) => selected.has(_id))}
            permissions={me?.permissions ?? []}
            onClear={() => {
              setSelected(null);
              selectButton.current?.focus({ preventScroll: true });
            }}
          />
        </>
      )}
    </Page>
  );
}

interface ViewsProps {
  readonly counts: DeskOrderList['counts'] | undefined;
  readonly current: string | undefined;
}

/** The saved views, each with the number of its orders. */
function Views({ counts, current }: ViewsProps) {
  const texts = useTexts(ORDERS);
  const views = [
    { view: undefined, label: texts.all, count: undefined },
    { view: 'to_pack', label: texts.toPack, count: counts?.toPack },
    { view: 'to_send', label: texts.toSend, count: counts?.toSend },
    { view: 'on_the_way', label: texts.onTheWay, count: counts?.onTheWay },
    { view: 'cash_due', label: texts.cashDue, count: counts?.cashDue },
    { view: 'returns', label: texts.returns, count: counts?.returns },
    { view: 'refunds_due', label: texts.refundsDue, count: counts?.refundsDue },
  ];
  return (
    <ListViews
      views={views
        .filter(({ count }) => count !== null)
        .map(({ view, label, count }) => ({
          label,
          to: view === undefined ? '/orders' : `/orders?view=${view}`,
          isCurrent: view === current,
          count: count ?? undefined,
        }))}
    />
  );
}
