import type { Queries, RequestBodies } from './generated/fields.ts';

/** The query parameters of an operation. */
export type QueryOf<Id extends keyof Queries> = Queries[Id];

/** The body of a request, by its name in the contract. */
export type BodyOf<Name extends keyof RequestBodies> = RequestBodies[Name];

/**
 * The query of a list that loads its pages by itself. It is not made by `Omit`, through which editors with
 * TypeScript 7 show no documentation.
 */
export type ListFilters<Query> = Query & {
  /** Left out: each page is asked for in turn. */
  readonly page?: never;
};
