import type { components, operations } from './generated/schema.ts';

/**
 * Lets the fields that may be left out be undefined as well, as a program has them that gives on a
 * value it may not have; with `exactOptionalPropertyTypes` they are two things. No call sends them.
 */
export type AllowUndefined<T> = {
  [Key in keyof T]: Partial<Pick<T, Key>> extends Pick<T, Key> ? T[Key] | undefined : T[Key];
};

/** The query parameters of an operation. */
export type QueryOf<Id extends keyof operations> = AllowUndefined<
  NonNullable<operations[Id]['parameters']['query']>
>;

/** The body of a request, by its name in the contract. */
export type BodyOf<Name extends keyof components['schemas']> = AllowUndefined<
  components['schemas'][Name]
>;
