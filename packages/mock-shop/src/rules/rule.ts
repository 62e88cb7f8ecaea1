import type { BodyOf, OperationId, PathOf, SuccessOf } from '../contract.ts';
import type { Tokens } from '../session-cookies.ts';
import type { TestSession, TestShop, TestUser } from '../test-shop.ts';

/** A request to an operation, typed by the contract, and who makes it. */
export interface Call<Id extends OperationId> {
  readonly path: PathOf<Id>;
  readonly query: URLSearchParams;
  /** JSON, or the fields of a form. */
  readonly body: BodyOf<Id>;
  readonly headers: Headers;
  /** The cookies that came with it. */
  readonly tokens: Tokens;
  /** The sign-in of who calls; undefined for a guest. */
  readonly session: TestSession | undefined;
  /** Who is signed in. @throws ShopError 401 for a guest */
  readonly user: TestUser;
  /** Sets the cookies of a session with the response, or deletes them: null. */
  setSession(session: TestSession | null): void;
}

/**
 * What the shop does for one operation: what differs from the contract's example of its success.
 *
 * @throws ShopError for an error of the contract
 */
export type Rule<Id extends OperationId> = (
  call: Call<Id>,
  shop: TestShop,
) => Partial<SuccessOf<Id>>;

/** Rules by the `operationId` of the contract. */
export type Rules = { readonly [Id in OperationId]?: Rule<Id> };
