import { Button, buttonClass, EmptyState, joinClasses, TextField } from '@haat/ui';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, Plus, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { type GoodsFilters, queries } from '../../lib/api/queries.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { GOODS } from './goods.texts.ts';
import { ProductRow } from './product-row.tsx';

const LISTS = ['published', 'low', 'sold-out', 'draft', 'scheduled'] as const;

/** Reads the filters of the list from the URL. */
function readFilters(search: URLSearchParams): GoodsFilters {
  const q = search.get('q')?.trim().slice(0, 100);
  const status = LISTS.find((one) => one === search.get('status'));
  return { ...(q && { q }), ...(status && { status }) };
}

export default function GoodsRoute() {
  const texts = useTexts(GOODS);
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const { data: me } = useQuery(queries.me());
  const list = useInfiniteQuery({ ...queries.goods(filters), placeholderData: keepPreviousData });
  const canEdit = me?.permissions.includes('goods.edit') ?? false;
  const canStock = me?.permissions.includes('goods.stock') ?? false;

  function handleSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q')).trim();
    setSearch((now) => {
      if (typed === '') now.delete('q');
      else now.set('q', typed);
      return now;
    });
  }

  return (
    <Page
      title={texts.title}
      actions={
        canEdit && (
          <Link className={buttonClass({ variant: 'primary' })} to="/goods/new">
            <Plus aria-hidden="true" className="size-5" />
            {texts.create}
          </Link>
        )
      }
    >
      <div className="grid gap-3">
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
        <Lists current={filters.status} />
        {canEdit && (
          <Link
            className={joinClasses(buttonClass({ variant: 'link' }), 'justify-self-start')}
            to="/goods/file"
          >
            <FileSpreadsheet aria-hidden="true" className="size-5" />
            {texts.byFile}
          </Link>
        )}
      </div>
      <Loaded query={list} rows={6}>
        {({ pages }) => {
          const products = pages.flatMap((page) => page.products);
          if (products.length === 0) {
            return (
              <EmptyState
                title={filters.q ? texts.emptySearch : texts.empty}
                colour="indigo"
                action={
                  search.size > 0 && (
                    <Button variant="secondary" onClick={() => setSearch({})}>
                      {texts.clear}
                    </Button>
                  )
                }
              />
            );
          }
          return (
            <>
              <p role="status" className="text-ink-soft">
                {texts.found(format.number(pages[0]?.pagination.total ?? products.length))}
              </p>
              <ul className="grid gap-3 lg:grid-cols-2">
                {products.map((product) => (
                  <ProductRow key={product._id} product={product} canStock={canStock} />
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
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function Lists({ current }: { readonly current: GoodsFilters['status'] }) {
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
    <nav aria-label={texts.lists} className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
      <ul className="flex gap-2 pb-1">
        {lists.map(({ status, label }) => (
          <li key={label}>
            <Link
              to={status === undefined ? '/goods' : `/goods?status=${status}`}
              aria-current={status === current ? 'page' : undefined}
              className={joinClasses(
                'flex touch items-center rounded-full border px-4 font-semibold whitespace-nowrap',
                status === current
                  ? 'border-indigo bg-indigo text-white'
                  : 'border-edge bg-paper hover:bg-sand',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
