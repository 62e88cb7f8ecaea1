export type { FailureStatus, OperationId } from './contract/operation-types.ts';
export { createShopHandlers, type ShopHandlerOptions } from './create-shop-handlers.ts';
export type {
  ShopSeed,
  TestAddress,
  TestCartLine,
  TestMail,
  TestMaker,
  TestOrder,
  TestPayment,
  TestProduct,
  TestSession,
  TestStockAlert,
  TestUser,
} from './entities.ts';
export { FIXTURES, type Fixtures } from './fixtures/index.ts';
export type {
  AnyCallFailure,
  HeldCall,
  PlannedFailure,
  PlannedResponse,
  ProxyResponse,
  RecordedCall,
  ServerError,
} from './requests/call-controls.ts';
export type { CookieSource } from './requests/respond-to-operation.ts';
export { toCookieHeader } from './requests/session-cookies.ts';
export type { PaymentEvent } from './rules/payment-signatures.ts';
export { createTestShop, type TestShop } from './test-shop.ts';
