import type { Payment } from '../types.ts';
import { parsePaise } from './parse-price.ts';
import type { Wire } from './read-parsed.ts';

/** Parses the amount of a payment, which is sent in paise. */
export function parsePayment(payment: Wire['Payment']): Payment {
  return { ...payment, amount: parsePaise(payment.amount) };
}
