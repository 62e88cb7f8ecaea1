import { Button } from '@haat/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { LIST } from './list.texts.ts';

interface EndlessListProps<Page, Item> {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>;
  /** The entries of one page. */
  readonly listItems: (page: Page) => readonly Item[];
  /** The number of placeholder rows. */
  readonly rows?: number;
  /** Shown instead of a list without entries. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[], first: Page | undefined) => ReactNode;
}

/** Shows all loaded pages of a list as one, with a button that loads the next. */
export function EndlessList<Page, Item>({
  query,
  listItems,
  rows,
  empty,
  children,
}: EndlessListProps<Page, Item>) {
  const texts = useTexts(LIST);
  return (
    <Loaded query={query} {...(rows !== undefined && { rows })}>
      {({ pages }) => {
        const items = pages.flatMap(listItems);
        if (items.length === 0) return empty;
        return (
          <>
            {children(items, pages[0])}
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
