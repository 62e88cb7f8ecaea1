import type { ProductFilters } from '@haat/domain';
import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the list after a move to another page of it: the next Tab is its first product. */
export function useFocusOnNewPage(
  list: RefObject<HTMLElement | null>,
  { page }: Pick<ProductFilters, 'page'>,
): void {
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    list.current?.focus({ preventScroll: true });
  }, [list, page]);
}
