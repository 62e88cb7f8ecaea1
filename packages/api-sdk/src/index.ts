export {
  ApiError,
  type ApiErrorConstructor,
  type ApiErrorDetails,
  type ApiErrorReason,
  type ErrorCode,
  type FieldError,
  isApiError,
  type KnownErrorCode,
} from './api-error.ts';
export { type CookieSession, createCookieSession } from './cookie-session.ts';
export {
  createShopClient,
  type ShopClient,
  type ShopClientOptions,
} from './create-shop-client.ts';
export { eachPage } from './each-page.ts';
export type { components, operations, paths } from './generated/schema.ts';
export { createIdempotencyKey } from './idempotency-key.ts';
export { isSignedIn } from './session-hint.ts';
export type { SessionLocks } from './session-refresh.ts';
export type { ShopFetch } from './shop-fetch.ts';
export { toForm } from './to-form.ts';
export { type DataOf, unwrap } from './unwrap.ts';
