import { shopPages } from '@haat/api-sdk/tanstack';
import { Button, buttonClass, Checkbox, Icon, joinClasses } from '@haat/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { FileSpreadsheet, ListChecks, Plus, SlidersHorizontal } from 'lucide';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { EndlessList } from '../../components/list/endless-list.tsx';
import { ListSearch, readSearch } from '../../components/list/list-search.tsx';
import { ListViews } from '../../components/list/list-views.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk, LIST_LIMIT } from '../../lib/api/desk.ts';
import { useCan } from '../../lib/api/use-me.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { GOODS } from './goods.texts.ts';
import { GoodsFilters } from './goods-filters.tsx';
import { readGoodsSort } from './many/goods-sort.ts';
import { ProductRow } from './product-row.tsx';

// Loaded when goods are being selected.
const ManyGoods = lazy(() => import('./many/many-goods.tsx'));

// A phone has no place for it.
const GoodsTable = lazy(() => import('./many/goods-table.tsx'));

const FILTERS_ID = 'goods-filters';

/** The longest slug that the list takes, in characters. */
const SLUG_LENGTH = 100;

const LISTS = ['published', 'low', 'sold-out', 'draft', 'scheduled'] as const;

/** Reads the filters of the list from the URL. */
function readFilters(search: URLSearchParams) {
  const q = readSearch(search);
  const status = LISTS.find((one) => one === search.get('status'));
  const sort = readGoodsSort(search);
  const maker = search.get('maker')?.slice(0, SLUG_LENGTH);
  const category = search.get('category')?.slice(0, SLUG_LENGTH);
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(maker && { maker }),
    ...(category && { category }),
    ...(sort && { sort }),
  };
}

export default function GoodsRoute() {
  const texts = useTexts(GOODS);
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const list = useInfiniteQuery({
    ...shopPages(desk, '/desk/products', { params: { query: { ...filters, limit: LIST_LIMIT } } }),
    placeholderData: keepPreviousData,
  });
  const canEdit = useCan('goods.edit');
  const canStock = useCan('goods.stock');
  const format = useFormat();
  const isWide = useIsWide();
  /** Null while nothing is being selected. */
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const { maker, category } = filters;
  const chosen = [maker, category].filter((one) => one !== undefined).length;
  const [isFiltering, setIsFiltering] = useState(chosen > 0);
  const selectButton = useRef<HTMLButtonElement>(null);
  const loaded = list.data?.pages.flatMap((page) => page.products) ?? [];

  function toggle(id: string) {
    setSelected((now) => {
      const next = new Set(now ?? []);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  return (
    <Page
      title={texts.title}
      actions={
        canEdit && (
          <Link className={buttonClass({ variant: 'primary' })} to="/goods/new">
            <Icon node={Plus} className="size-5" />
            {texts.create}
          </Link>
        )
      }
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-end gap-2">
          {/* Large text puts the button below. */}
          <div className="flex flex-1 basis-48">
            <ListSearch label={texts.search} />
          </div>
          <Button
            variant="secondary"
            icon={<Icon node={SlidersHorizontal} className="size-5" />}
            aria-expanded={isFiltering}
            aria-controls={isFiltering ? FILTERS_ID : undefined}
            onClick={() => setIsFiltering(!isFiltering)}
          >
            {chosen > 0 ? texts.filtersSet(format.number(chosen)) : texts.filters}
          </Button>
        </div>
        {isFiltering && <GoodsFilters id={FILTERS_ID} maker={maker} category={category} />}
        <Lists current={filters.status} search={search} />
        {canEdit && (
          <Link
            className={joinClasses(buttonClass({ variant: 'link' }), 'justify-self-start')}
            to="/goods/file"
          >
            <Icon node={FileSpreadsheet} className="size-5" />
            {texts.byFile}
          </Link>
        )}
      </div>
      <EndlessList
        query={list}
        listItems={(page) => page.products}
        found={texts.found}
        empty={
          <EmptyList
            title={filters.q ? texts.emptySearch : texts.empty}
            isFiltered={search.size > 0}
          />
        }
      >
        {(products) => (
          <>
            {canEdit && (
              <div className="-mt-3 flex flex-wrap items-center gap-x-6">
                <Button
                  ref={selectButton}
                  variant="link"
                  icon={<Icon node={ListChecks} className="size-5" />}
                  aria-pressed={selected !== null}
                  onClick={() => setSelected(selected === null ? new Set() : null)}
                >
                  {texts.selectMany}
                </Button>
                {selected !== null && (
                  <Checkbox
                    label={texts.selectAll(format.number(products.length))}
                    className="touch"
                    checked={products.every(({ _id }) => selected.has(_id))}
                    onChange={(event) =>
                      setSelected(
                        new Set(event.target.checked ? products.map(({ _id }) => _id) : []),
                      )
                    }
                  />
                )}
              </div>
            )}
            {isWide ? (
              <Suspense>
                <GoodsTable
                  products={products}
                  sort={filters.sort}
                  canStock={canStock}
                  selected={selected}
                  onToggle={toggle}
                />
              </Suspense>
            ) : (
              <ul className="@container grid gap-3">
                {products.map((product) => (
                  <ProductRow
                    key={product._id}
                    product={product}
                    canStock={canStock}
                    isSelected={selected?.has(product._id) ?? false}
                    onToggle={selected === null ? undefined : () => toggle(product._id)}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </EndlessList>
      {selected !== null && (
        <Suspense>
          {/* As high as the bar, which would cover the last product. */}
          <div aria-hidden="true" className="h-28 lg:hidden" />
          <ManyGoods
            products={loaded.filter(({ _id }) => selected.has(_id))}
            onClear={() => {
              setSelected(null);
              selectButton.current?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

interface ListsProps {
  readonly current: (typeof LISTS)[number] | undefined;
  readonly search: URLSearchParams;
}

/** The lists by status, each with what else is filtered by. */
function Lists({ current, search }: ListsProps) {
  const texts = useTexts(GOODS);
  const lists = [
    { status: undefined, label: texts.all },
    { status: 'published', label: texts.published },
    { status: 'low', label: texts.low },
    { status: 'sold-out', label: texts.soldOut },
    { status: 'draft', label: texts.drafts },
    { status: 'scheduled', label: texts.scheduled },
  ];
  return (
    <ListViews
      views={lists.map(({ status, label }) => ({
        label,
        to: toList(search, status),
        isCurrent: status === current,
      }))}
    />
  );
}

function toList(search: URLSearchParams, status: string | undefined): string {
  const next = new URLSearchParams(search);
  next.delete('status');
  if (status !== undefined) next.set('status', status);
  return next.size === 0 ? '/goods' : `/goods?${next}`;
}
