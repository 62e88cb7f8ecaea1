import type { operations } from '@haat/api-sdk/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationPolicy } from './operation-policy.ts';

/** Names of all operations of the contract. */
export type OperationId = keyof operations;

type Member<Type, Key extends PropertyKey> = Type extends { [K in Key]?: infer Value }
  ? Exclude<Value, undefined>
  : never;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** Path parameters of an operation. */
export type PathOf<Id extends OperationId> = [Member<Parameters<Id>, 'path'>] extends [never]
  ? unknown
  : Member<Parameters<Id>, 'path'>;

/** Query parameters of an operation, after coercion and with the contract's defaults. */
export type QueryOf<Id extends OperationId> = [Member<Parameters<Id>, 'query'>] extends [never]
  ? unknown
  : Member<Parameters<Id>, 'query'>;

/** Header parameters of an operation, by their names in lower case. */
export type HeadersOf<Id extends OperationId> = [Member<Parameters<Id>, 'header'>] extends [never]
  ? unknown
  : {
      [Name in keyof Member<Parameters<Id>, 'header'> as Lowercase<Name & string>]: Member<
        Parameters<Id>,
        'header'
      >[Name];
    };

type Content<Type> = Type extends { content: infer Media } ? Media[keyof Media] : undefined;

/** JSON (or other) body of an operation; unknown where it takes none. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody?: infer Body;
}
  ? [Exclude<Body, undefined>] extends [never]
    ? unknown
    : Content<Exclude<Body, undefined>>
  : unknown;

type Responses<Id extends OperationId> = operations[Id]['responses'];

type SuccessStatus<Id extends OperationId> = keyof Responses<Id> & (200 | 201 | 202 | 204);

/** What a handler may return: the body of a success of the contract. */
export type ResponseOf<Id extends OperationId> = Content<Responses<Id>[SuccessStatus<Id>]>;

/** A request that the contract has validated. */
export type ContractRequest<Id extends OperationId> = FastifyRequest<{
  Params: PathOf<Id>;
  Querystring: QueryOf<Id>;
  Headers: HeadersOf<Id>;
  Body: BodyOf<Id>;
}>;

/**
 * Handles one operation. The status is the contract's lowest 2xx unless `reply.code` sets another;
 * errors are thrown (errors.ts).
 */
export type OperationHandler<Id extends OperationId> = (
  request: ContractRequest<Id>,
  reply: FastifyReply,
) => Promise<ResponseOf<Id> | FastifyReply>;

/** One operation: its handler, or its policy and its handler. */
export type Operation<Id extends OperationId> =
  | OperationHandler<Id>
  | (OperationPolicy & { handle: OperationHandler<Id> });

/** Operations by operationId; the routes file of a resource has some of them. */
export type Operations = { [Id in OperationId]?: Operation<Id> };

/** An operation that is answered beside the contract's routes, see `listOperations`. */
type OutsideRouter = 'getHealth' | 'getReadiness';

/** The operations of all resources. */
export type AllOperations = { [Id in Exclude<OperationId, OutsideRouter>]: Operation<Id> };
