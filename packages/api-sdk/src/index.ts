export {
  ApiError,
  type ApiErrorConstructor,
  type ApiErrorDetails,
  type ApiErrorReason,
  type FieldError,
  isApiError,
} from './api-error.ts';
export type { CallManners, CallOptions, IdempotentCallOptions } from './call-options.ts';
export { type CookieSession, createCookieSession } from './cookie-session.ts';
export type { ShopClientOptions } from './create-calls.ts';
export { createShopClient } from './create-shop-client.ts';
export type { CodeOf, ErrorCode, KnownErrorCode } from './error-code.ts';
export { VERSION } from './generated/version.ts';
export type { RequestHooks } from './observe-requests.ts';
export type { OperationId, RequestEvent, ResponseEvent } from './operation-call.ts';
export type { ListFilters } from './request-types.ts';
export type { UpdateCart } from './resources/cart.ts';
export type { components, operations, paths } from './schema.ts';
export type { SessionLocks } from './session-refresh.ts';
export type * from './shop-client.ts';
export type { ShopFetch } from './shop-fetch.ts';
export type * from './types.ts';
