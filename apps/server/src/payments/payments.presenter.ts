import type { components } from '@haat/api-sdk/schema';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentRow } from './payments.repository.ts';

export type PaymentResponse = components['schemas']['Payment'];

/** Presents a payment in the contract's shape; the amount is in paise. */
export function presentPayment(payment: PaymentRow, provider: PaymentProvider): PaymentResponse {
  return {
    paymentId: payment.id,
    orderId: payment.order_id,
    provider: payment.provider,
    providerOrderId: payment.provider_order_id,
    keyId: provider.keyId,
    amount: payment.amount_paise,
    currency: 'INR',
    status: payment.status,
  };
}
