import type { Queries, RequestBodies } from './generated/fields.ts';

/** The query parameters of an operation. */
export type QueryOf<Id extends keyof Queries> = Queries[Id];

/** The body of a request, by its name in the contract. */
export type BodyOf<Name extends keyof RequestBodies> = RequestBodies[Name];
