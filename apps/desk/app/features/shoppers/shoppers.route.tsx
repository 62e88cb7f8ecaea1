import { shopPages } from '@haat/api-sdk/tanstack';
import { Button, Card, EmptyState } from '@haat/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { EndlessList } from '../../components/list/endless-list.tsx';
import { ListSearch, readSearch } from '../../components/list/list-search.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk, LIST_LIMIT } from '../../lib/api/desk.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { SHOPPERS } from './shoppers.texts.ts';

/** The accounts of shoppers, found by name, phone number and mail. */
export default function ShoppersRoute() {
  const texts = useTexts(SHOPPERS);
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const q = readSearch(search) ?? '';
  const list = useInfiniteQuery({
    ...shopPages(desk, '/desk/shoppers', { params: { query: { q, limit: LIST_LIMIT } } }),
    placeholderData: keepPreviousData,
  });

  return (
    <Page title={texts.title} back={{ to: '/more', label: texts.back }}>
      <ListSearch label={texts.search} />
      <EndlessList
        query={list}
        rows={6}
        listItems={(page) => page.shoppers}
        empty={
          <EmptyState
            title={q === '' ? texts.empty : texts.emptySearch}
            colour="indigo"
            action={
              q !== '' && (
                <Button variant="secondary" onClick={() => setSearch({})}>
                  {texts.clear}
                </Button>
              )
            }
          />
        }
      >
        {(shoppers, first) => (
          <>
            <p role="status" className="text-ink-soft">
              {texts.found(format.number(first?.pagination.total ?? shoppers.length))}
            </p>
            <Card padding="none">
              <ul className="divide-y divide-hairline">
                {shoppers.map((shopper) => (
                  <li key={shopper._id}>
                    <Link
                      to={`/shoppers/${shopper._id}`}
                      className="flex min-h-14 items-center gap-4 px-4 py-3 hover:bg-sand"
                    >
                      <span className="min-w-0 flex-1 wrap-anywhere">
                        <span className="block font-semibold">{shopper.fullName}</span>
                        <span className="block text-sm text-ink-soft">
                          {[shopper.phoneNumber, shopper.email].filter(Boolean).join(' · ')}
                        </span>
                      </span>
                      <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          </>
        )}
      </EndlessList>
    </Page>
  );
}
