import { shopPages } from '@haat/api-sdk/tanstack';
import { cutText } from '@haat/domain';
import { Button, Card, EmptyState, TextField } from '@haat/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
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
  const q = cutText(search.get('q')?.trim() ?? '', 100);
  const list = useInfiniteQuery({
    ...shopPages(desk, '/desk/shoppers', { params: { query: { q, limit: LIST_LIMIT } } }),
    placeholderData: keepPreviousData,
  });

  function handleSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q')).trim();
    setSearch(typed === '' ? {} : { q: typed });
  }

  return (
    <Page title={texts.title} back={{ to: '/more', label: texts.back }}>
      <search>
        <form key={q} className="flex items-end gap-2" onSubmit={handleSearch}>
          <TextField
            label={texts.search}
            isLabelHidden
            placeholder={texts.search}
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={q}
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
      <Loaded query={list} rows={6}>
        {({ pages }) => {
          const shoppers = pages.flatMap((page) => page.shoppers);
          if (shoppers.length === 0) {
            return (
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
            );
          }
          return (
            <>
              <p role="status" className="text-ink-soft">
                {texts.found(format.number(pages[0]?.pagination.total ?? shoppers.length))}
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
