import type { ProductFilters } from '@haat/domain/shopper';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the list after a move to another results page: the next Tab reaches its first product.
 */
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
