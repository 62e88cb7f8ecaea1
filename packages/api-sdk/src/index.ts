export { ApiError, type ApiErrorReason, type FieldError, isApiError } from './api-error.ts';
export type { CallOptions, IdempotentCallOptions } from './call-options.ts';
export { createShopClient, type ShopClient, type ShopClientOptions } from './create-shop-client.ts';
export type { components, operations, paths } from './schema.ts';
export {
  type SessionLocks,
  type SessionRefreshOptions,
  withSessionRefresh,
} from './session-refresh.ts';
export type { ShopFetch } from './shop-fetch.ts';
export type * from './types.ts';
