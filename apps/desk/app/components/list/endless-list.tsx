import { Button } from '@haat/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { LIST } from './list.texts.ts';

interface EndlessListProps<Page, Item> {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>;
  /** The entries of one page. */
  readonly listItems: (page: Page) => readonly Item[];
  /** Says above the list how many entries there are in all. */
  readonly found?: (total: string) => string;
  /** Shown instead of a list without entries. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[], total: string) => ReactNode;
}

/** Shows all loaded pages of a list as one, with a button that loads the next. */
export function EndlessList<
  Page extends { readonly pagination: { readonly total: number } },
  Item,
>({ query, listItems, found, empty, children }: EndlessListProps<Page, Item>) {
  const texts = useTexts(LIST);
  const format = useFormat();
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const items = pages.flatMap(listItems);
        if (items.length === 0) return empty;
        const total = format.number(pages[0]?.pagination.total ?? items.length);
        return (
          <>
            {found && (
              <p role="status" className="-mt-2 text-ink-soft">
                {found(total)}
              </p>
            )}
            {children(items, total)}
            {query.hasNextPage && (
              <Button
                variant="secondary"
                isWide
                isBusy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {texts.more}
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
