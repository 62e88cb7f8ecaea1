import { having } from '../read-data.ts';
import type { Payment } from '../types.ts';
import type { Wire } from './parse-each.ts';
import { parsePaise } from './parse-price.ts';

const asPayment = /* @__PURE__ */ having('paymentId');

/** Parses the amount of a payment, which is sent in paise; null for what is no payment. */
export function parsePayment(payment: Wire['Payment']): Payment | null {
  return asPayment(payment) && { ...payment, amount: parsePaise(payment.amount) };
}
