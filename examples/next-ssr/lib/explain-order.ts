import type { ApiError, KnownErrorCode } from '@haat/api-sdk';

const ORDER_TEXTS: Partial<Record<KnownErrorCode, string>> = {
  out_of_stock: 'Somebody was faster. Please look at your cart.',
  quantity_limit: 'That is more than we sell of one product.',
  total_changed: 'A price has changed. Please look at the new total.',
  open_order_limit: 'Please wait for your earlier orders.',
  cash_not_allowed: 'Please pay online.',
};

/** Why an order was not placed, for a shopper. */
export function explainOrder({ code = '', message }: ApiError): string {
  return new Map<string, string>(Object.entries(ORDER_TEXTS)).get(code) ?? message;
}
