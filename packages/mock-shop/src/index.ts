export type {
  HeldCall,
  PlannedFailure,
  PlannedResponse,
  ProxyResponse,
  RecordedCall,
} from './call-controls.ts';
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
export { FIXTURES } from './fixtures/index.ts';
export type { FailureStatus, OperationId } from './operation-types.ts';
export type { PaymentEvent } from './payment-signatures.ts';
export type { CookieSource } from './respond-to-operation.ts';
export { toCookieHeader } from './session-cookies.ts';
export { createTestShop, type TestShop } from './test-shop.ts';
