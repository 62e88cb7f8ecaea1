export type {
  HeldCall,
  PlannedFailure,
  PlannedResponse,
  RecordedCall,
} from './call-controls.ts';
export type { FailureStatus, OperationId } from './contract.ts';
export { createShopHandlers, type ShopHandlerOptions } from './create-shop-handlers.ts';
export { FIXTURES, type Fixtures } from './fixtures.ts';
export { type Tokens, toCookieHeader } from './session-cookies.ts';
export {
  createTestShop,
  type ShopSeed,
  type TestAddress,
  type TestCartLine,
  type TestOrder,
  type TestProduct,
  type TestSession,
  type TestShop,
  type TestUser,
} from './test-shop.ts';
