import type { DeskOrderList } from '@haat/api-sdk/desk';
import { Button, EmptyState, joinClasses, TextField } from '@haat/ui';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { queries } from '../../lib/api/queries.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { ManyMoves } from './many-moves.tsx';
import { OrderFiltersForm } from './order-filters-form.tsx';
import { OrderRow } from './order-row.tsx';
import { hasFilters, readFilters } from './order-search.ts';
import { ORDERS } from './orders.texts.ts';
import { OrdersExport } from './orders-export.tsx';

export default function OrdersRoute() {
  const texts = useTexts(ORDERS);
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const list = useInfiniteQuery({
    ...queries.orders(filters),
    placeholderData: keepPreviousData,
  });
  const { data: me } = useQuery(queries.me());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const canMove = me?.permissions.includes('orders.move') ?? false;
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];

  function handleSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q')).trim();
    setSearch((now) => {
      if (typed === '') now.delete('q');
      else now.set('q', typed);
      return now;
    });
  }

  function toggle(id: string) {
    setSelected((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  return (
    <Page title={texts.title} actions={<OrdersExport filters={filters} />}>
      <div className="grid gap-2">
        <search>
          <form key={filters.q} className="flex items-end gap-2" onSubmit={handleSearch}>
            <TextField
              label={texts.search}
              isLabelHidden
              placeholder={texts.search}
              name="q"
              type="search"
              enterKeyHint="search"
              maxLength={100}
              defaultValue={filters.q ?? ''}
              frameClassName="flex-1"
            />
            <Button
              type="submit"
              variant="secondary"
              aria-label={texts.searchButton}
              icon={<Search className="size-5" />}
            />
          </form>
        </search>
        <Views counts={list.data?.pages[0]?.counts} current={filters.view} />
        <OrderFiltersForm filters={filters} onChange={setSearch} />
      </div>
      <Loaded query={list}>
        {({ pages }) => {
          if (orders.length === 0) {
            const isFiltered = hasFilters(filters);
            return (
              <EmptyState
                title={isFiltered ? texts.emptySearch : texts.empty}
                colour="indigo"
                action={
                  isFiltered && (
                    <Button variant="secondary" onClick={() => setSearch({})}>
                      {texts.clear}
                    </Button>
                  )
                }
              >
                {isFiltered ? texts.emptySearchLead : texts.emptyLead}
              </EmptyState>
            );
          }
          return (
            <>
              <p role="status" className="-mt-3 text-ink-soft">
                {texts.found(format.number(pages[0]?.pagination.total ?? orders.length))}
              </p>
              <ul className="grid gap-3">
                {orders.map((order) => (
                  <OrderRow
                    key={order._id}
                    order={order}
                    isSelected={selected.has(order._id)}
                    onToggle={canMove ? () => toggle(order._id) : undefined}
                  />
                ))}
              </ul>
              {list.hasNextPage && (
                <Button
                  variant="secondary"
                  isWide
                  isBusy={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {texts.more}
                </Button>
              )}
              <ManyMoves
                orders={orders.filter(({ _id }) => selected.has(_id))}
                onClear={() => setSelected(new Set())}
              />
            </>
          );
        }}
      </Loaded>
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
  const format = useFormat();
  const views = [
    { view: undefined, label: texts.all, count: undefined },
    { view: 'to_pack', label: texts.toPack, count: counts?.toPack },
    { view: 'to_send', label: texts.toSend, count: counts?.toSend },
    { view: 'on_the_way', label: texts.onTheWay, count: counts?.onTheWay },
    { view: 'returns', label: texts.returns, count: counts?.returns },
    { view: 'refunds_due', label: texts.refundsDue, count: counts?.refundsDue },
  ];
  return (
    <nav aria-label={texts.views} className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
      <ul className="flex gap-2 pb-1">
        {views.map(({ view, label, count }) =>
          count === null ? null : (
            <li key={label}>
              <Link
                to={view === undefined ? '/orders' : `/orders?view=${view}`}
                aria-current={view === current ? 'page' : undefined}
                className={joinClasses(
                  'flex touch items-center gap-2 rounded-full border px-4 font-semibold whitespace-nowrap',
                  view === current
                    ? 'border-indigo bg-indigo text-white'
                    : 'border-edge bg-paper hover:bg-sand',
                )}
              >
                {label}
                {count !== undefined && (
                  <span className="tabular-nums">{format.number(count)}</span>
                )}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
