import type { PaymentStatus } from '../orders/payment-state.ts';

/**
 * How an attempt to pay ended. `at-bank`: the bank still works on it; `given-back`: the money came, and
 * is given back; `failed`: nothing was paid after an attempt that failed; `cancelled`: the shopper
 * closed the dialog.
 */
export type PaymentEnd = 'paid' | 'at-bank' | 'given-back' | 'failed' | 'cancelled';

/**
 * The outcome of an attempt to pay (product 8.9), which the server alone decides (product 4.4.4).
 *
 * @param status that of the payment; null if the server could not be told that the dialog was closed
 * @param hasFailed true if the dialog reported a failed attempt
 */
export function paymentEnd(status: PaymentStatus | null, hasFailed = false): PaymentEnd {
  if (status === 'paid') return 'paid';
  if (status === 'authorized') return 'at-bank';
  if (status === 'refund_due') return 'given-back';
  return hasFailed || status === 'failed' ? 'failed' : 'cancelled';
}

/**
 * Returns true if a failed verification decided about the payment (product 4.4.4): an ended session, a
 * rate limit, a server error or no response decides nothing.
 *
 * @param error its `reason` is `response` if the server responded with an error
 */
export function isPaymentDecided(error: {
  readonly reason: string;
  readonly status: number;
}): boolean {
  const { reason, status } = error;
  return reason === 'response' && status < 500 && status !== 401 && status !== 429;
}
