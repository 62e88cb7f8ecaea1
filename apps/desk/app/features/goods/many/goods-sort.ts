import type { operations } from '@haat/api-sdk';

/** How the list is sorted; undefined: the newest first. */
export type GoodsSort = NonNullable<operations['listDeskProducts']['parameters']['query']>['sort'];

/** The columns by which goods are sorted, each from the first on and from the last on. */
export const SORTS = {
  name: ['name', '-name'],
  price: ['price', '-price'],
  stock: ['stock', '-stock'],
} as const;

/** A column by which goods are sorted. */
export type SortedColumn = keyof typeof SORTS;

/** Reads how the list is sorted from the URL. */
export function readGoodsSort(search: URLSearchParams): GoodsSort {
  return Object.values(SORTS)
    .flat()
    .find((sort) => sort === search.get('sort'));
}

/** The sort after a press on the head of a column: up, then down, then the newest first, which is ''. */
export function nextSort(column: SortedColumn, sort: GoodsSort): string {
  const [up, down] = SORTS[column];
  if (sort === up) return down;
  return sort === down ? '' : up;
}
