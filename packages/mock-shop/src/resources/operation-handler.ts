import type { OperationId, RequestOf, SuccessBody } from '../contract/operation-types.ts';
import type { TestSession, TestUser } from '../entities.ts';
import { MockShopError } from '../requests/mock-shop-error.ts';
import type { Cookies } from '../requests/session-cookies.ts';
import type { TestShop } from '../test-shop.ts';

/** A call that follows the contract, and who makes it. */
export interface Call<Id extends OperationId> extends RequestOf<Id> {
  /** The body as text where it is JSON. */
  readonly text: string;
  /** Who is signed in; null for a guest. */
  readonly shopper: TestUser | null;
  /** The cookies it carries. */
  readonly cookies: Cookies;
  /** Sets the cookies of a session with the response, or deletes them: null. */
  setSession(session: TestSession | null): void;
}

/** Handles one operation synchronously, or throws a `MockShopError`. */
export type OperationHandler<Id extends OperationId> = (
  call: Call<Id>,
  shop: TestShop,
) => SuccessBody<Id>;

/** A handler for every operation of the contract. */
export type OperationHandlers = { readonly [Id in OperationId]: OperationHandler<Id> };

/** A success in the contract's envelope. */
export function done<const Data>(message: string, data: Data) {
  return { success: true as const, message, data };
}

/** Who is signed in. @throws MockShopError 401 for a guest */
export function requireShopper(shopper: TestUser | null): TestUser {
  if (shopper === null) throw new MockShopError(401, 'Please log in to continue.');
  return shopper;
}

/** @throws MockShopError 401 for a guest, 403 for a customer */
export function requireAdmin(shopper: TestUser | null): void {
  if (requireShopper(shopper).role !== 'admin') {
    throw new MockShopError(403, 'You are not allowed to do this.');
  }
}
