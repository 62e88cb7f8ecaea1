import { type Pagination, toPagination } from '@haat/domain';
import type { SelectQueryBuilder, Simplify } from 'kysely';

/** A results page that is asked for. */
export interface PageRequest {
  /** Counted from 1. */
  readonly page: number;
  readonly limit: number;
}

/** The rows of a results page, and where it is in its list. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly pagination: Pagination;
}

/** Reads a results page of a query in its order, and counts all of its rows. */
export async function readPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { page, limit }: PageRequest,
): Promise<Page<Simplify<Row>>> {
  const rows = await query
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return { rows, pagination: toPagination(page, limit, Number(total)) };
}
