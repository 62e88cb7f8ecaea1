import type { components, operations } from '@haat/api-sdk';

/** The contract's entities by name. */
export type Schemas = components['schemas'];

/**
 * An operation of the contract by its `operationId`, such as `addToCart`, which the client's `cart.add`
 * calls; the shop in memory has no desk.
 */
export type OperationId = Exclude<keyof operations, `${string}Desk${string}`>;

/** The parameters an operation takes in one place; an empty object when it takes none. */
type Parameters<Id extends OperationId, Place extends 'path' | 'query' | 'header'> = [
  NonNullable<operations[Id]['parameters'][Place]>,
] extends [never]
  ? Readonly<Record<never, never>>
  : Readonly<NonNullable<operations[Id]['parameters'][Place]>>;

/** What the contract calls a binary text is a file here. */
type BodyOf<Type, Body> = Type extends `image/${string}`
  ? Blob
  : Type extends 'multipart/form-data'
    ? { [Name in keyof Body]: Name extends 'avatar' ? Blob : Body[Name] }
    : Body;

type ContentOf<Message> = Message extends { readonly content: infer Content }
  ? { [Type in keyof Content]: BodyOf<Type, Content[Type]> }[keyof Content]
  : never;

/** A request that follows the contract. */
export interface RequestOf<Id extends OperationId> {
  readonly path: Parameters<Id, 'path'>;
  readonly query: Parameters<Id, 'query'>;
  readonly header: Parameters<Id, 'header'>;
  /** A JSON body that may be left out is an empty object then. */
  readonly body: operations[Id] extends { readonly requestBody?: infer Body }
    ? ContentOf<Exclude<Body, undefined>>
    : undefined;
}

type ResponsesOf<Id extends OperationId> = operations[Id]['responses'];

/** The body of an operation's success; a Blob stands for bytes. */
export type SuccessBody<Id extends OperationId> = {
  [Status in keyof ResponsesOf<Id>]: Status extends 200 | 201
    ? ContentOf<ResponsesOf<Id>[Status]>
    : never;
}[keyof ResponsesOf<Id>];

/** The statuses with which the contract lets an operation fail. */
export type FailureStatus<Id extends OperationId> = Exclude<keyof ResponsesOf<Id>, 200 | 201 | 304>;
