export {
  CHECKOUT_STEPS,
  type CheckoutState,
  type CheckoutStop,
  checkoutStop,
} from './checkout-gate.ts';
export { isCheckoutInterrupted } from './interrupted-checkout.ts';
export { type OrderPayment, orderPayment, type PayableOrder } from './order-payment.ts';
export {
  isPaymentMethod,
  PAYMENT_CURRENCY,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  PAYMENT_THEME_COLOUR,
  type PaymentMethod,
} from './payment-method.ts';
export { NO_PAYMENT_ORDER_MESSAGE, type PaymentOrder, parsePaymentOrder } from './payment-order.ts';
export {
  canReopen,
  LATE_PAYMENT_MS,
  type LatePaidOrder,
  lastPayableAt,
  UNPAID_ORDER_LIVES,
  type UnpaidOrder,
  unpaidUntil,
} from './unpaid-order.ts';
