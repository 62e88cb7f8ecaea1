import type { components } from '@haat/api-sdk';
import { shopPages } from '@haat/api-sdk/tanstack';
import { isBoundToGroup } from '@haat/domain/desk';
import { Button, buttonClass, Icon } from '@haat/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmptyList } from '../../../components/list/empty-list.tsx';
import { EndlessList } from '../../../components/list/endless-list.tsx';
import { ListSearch } from '../../../components/list/list-search.tsx';
import { ListViews } from '../../../components/list/list-views.tsx';
import { Page } from '../../../components/page/page.tsx';
import { desk, LIST_LIMIT } from '../../../lib/api/desk.ts';
import { useCan, useMe } from '../../../lib/api/use-me.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { MANY } from '../many/many.texts.ts';
import { ManyOrders } from '../many/many-orders.tsx';
import { toManyPath } from '../many/order-ids.ts';
import { listTypedIds, readSendDraft } from '../many/send-draft.ts';
import { ORDERS } from '../orders.texts.ts';
import { OrderFiltersForm } from './order-filters.tsx';
import { OrderRow } from './order-row.tsx';
import { countFilters, hasFilters, readFilters } from './order-search.ts';
import { OrderTable } from './order-table.tsx';
import { OrdersExport } from './orders-export.tsx';
import { SearchAll } from './search-all.tsx';

type DeskOrderList = components['schemas']['DeskOrdersResponse']['data'];

const FILTERS_ID = 'order-filters';

export default function OrdersRoute() {
  const texts = useTexts(ORDERS);
  const format = useFormat();
  const isWide = useIsWide();
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const list = useInfiniteQuery({
    ...shopPages(desk, '/desk/orders', { params: { query: { ...filters, limit: LIST_LIMIT } } }),
    placeholderData: keepPreviousData,
  });
  const me = useMe();
  const canTake = useCan('people.read');
  const [isFiltering, setIsFiltering] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const loaded = list.data?.pages.flatMap((page) => page.orders) ?? [];
  const first = list.data?.pages[0];
  const chosen = loaded.filter(({ _id }) => selected.has(_id));
  /** The bar of what is selected vanishes, and would take the focus with it. */
  const found = useRef<HTMLParagraphElement>(null);
  const isFiltered = hasFilters(filters);
  const count = countFilters(filters);

  const newOrder = canTake && (
    <Link
      className={buttonClass({
        variant: isWide ? 'secondary' : 'link',
        className: 'justify-self-start',
      })}
      to="/orders/new"
    >
      {texts.newOrder}
    </Link>
  );

  function toggle(id: string) {
    setSelected((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  function selectAll(isSelected: boolean) {
    setSelected(new Set(isSelected ? loaded.map(({ _id }) => _id) : []));
  }

  return (
    <Page
      title={texts.title}
      isTitleQuiet
      actions={
        isWide && (
          <>
            {newOrder}
            <OrdersExport filters={filters} />
          </>
        )
      }
    >
      <div className="grid gap-2">
        <div className="flex items-end gap-2">
          {/* Who is bound to a group sees no phone numbers, and finds nothing by them. */}
          <ListSearch label={me && isBoundToGroup(me.role) ? texts.searchOwn : texts.search} />
          <Button
            variant="secondary"
            icon={<Icon node={SlidersHorizontal} className="size-5" />}
            aria-expanded={isFiltering}
            aria-controls={isFiltering ? FILTERS_ID : undefined}
            onClick={() => setIsFiltering(!isFiltering)}
          >
            {count > 0 ? texts.filtersSet(format.number(count)) : texts.filters}
          </Button>
        </div>
        {isFiltering && (
          <OrderFiltersForm id={FILTERS_ID} filters={filters} couriers={first?.couriers ?? []}>
            {!isWide && <OrdersExport filters={filters} />}
          </OrderFiltersForm>
        )}
        <Views counts={first?.counts} current={filters.view} />
        {/* In the row of the search it would leave no room to type. */}
        {!isWide && newOrder}
      </div>
      <TypedNumbers />
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
            <p
              ref={found}
              tabIndex={-1}
              role="status"
              className="-mt-2 text-ink-soft max-lg:sr-only"
            >
              {texts.found(total)}
            </p>
            {isWide ? (
              <OrderTable
                orders={orders}
                sort={filters.sort ?? 'newest'}
                selected={selected}
                onToggle={toggle}
                onSelectAll={selectAll}
              />
            ) : (
              <ul className="-mt-2 grid gap-3">
                {orders.map((order) => (
                  <OrderRow
                    key={order._id}
                    order={order}
                    isSelected={selected.has(order._id)}
                    onToggle={() => toggle(order._id)}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </EndlessList>
      {me && chosen.length > 0 && (
        <ManyOrders
          orders={chosen}
          permissions={me.permissions}
          shown={loaded.length}
          onSelectAll={() => selectAll(true)}
          onClear={() => {
            selectAll(false);
            found.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </Page>
  );
}

/** Leads to the courier numbers that are typed and not sent. */
function TypedNumbers() {
  const texts = useTexts(MANY);
  const format = useFormat();
  const ids = listTypedIds(readSendDraft());
  if (ids.length === 0) return null;
  return (
    <Link className={buttonClass({ variant: 'link' })} to={toManyPath('/orders/send', ids)}>
      {texts.typed(format.number(ids.length))}
    </Link>
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
