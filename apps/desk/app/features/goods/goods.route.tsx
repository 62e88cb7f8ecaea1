import { shopPages } from '@haat/api-sdk/tanstack';
import { buttonClass, joinClasses } from '@haat/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { EndlessList } from '../../components/list/endless-list.tsx';
import { ListSearch, readSearch } from '../../components/list/list-search.tsx';
import { ListViews } from '../../components/list/list-views.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk, LIST_LIMIT } from '../../lib/api/desk.ts';
import { useCan } from '../../lib/api/use-me.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { GOODS } from './goods.texts.ts';
import { ProductRow } from './product-row.tsx';

const LISTS = ['published', 'low', 'sold-out', 'draft', 'scheduled'] as const;

/** Reads the filters of the list from the URL. */
function readFilters(search: URLSearchParams) {
  const q = readSearch(search);
  const status = LISTS.find((one) => one === search.get('status'));
  return { ...(q && { q }), ...(status && { status }) };
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
        <ListSearch label={texts.search} />
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
          <ul className="@container grid gap-3 lg:grid-cols-2">
            {products.map((product) => (
              <ProductRow key={product._id} product={product} canStock={canStock} />
            ))}
          </ul>
        )}
      </EndlessList>
    </Page>
  );
}

function Lists({ current }: { readonly current: (typeof LISTS)[number] | undefined }) {
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
        to: status === undefined ? '/goods' : `/goods?status=${status}`,
        isCurrent: status === current,
      }))}
    />
  );
}
