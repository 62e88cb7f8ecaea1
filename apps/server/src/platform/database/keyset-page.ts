/** A page of rows that are ordered by `created_at` and `id`, the newest first. */
export interface KeysetPage {
  /** The last row of the previous page; undefined for the first page. */
  readonly after: { readonly created_at: number; readonly id: string } | undefined;
  readonly limit: number;
}
