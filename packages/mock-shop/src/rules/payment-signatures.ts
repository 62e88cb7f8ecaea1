import type { Schemas } from '../contract/operation-types.ts';

/** An event as a payment provider sends it. */
export interface PaymentEvent {
  /** JSON, as it was signed. */
  readonly body: string;
  /** Content type, signature and id of the event, as the provider names them. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Replaces the HMAC of a real provider: a hash of the text (FNV-1a) without a secret.
 */
export function sign(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return `test-signature-${hash.toString(16).padStart(8, '0')}`;
}

/** The signature of a payment by the ids of the provider. */
export function toPaymentSignature(providerOrderId: string, providerPaymentId: string): string {
  return sign(`${providerOrderId}|${providerPaymentId}`);
}

/** The result of the provider's dialog after a payment. */
export function signPayment(
  paymentId: string,
  providerOrderId: string,
): Schemas['VerifyPaymentRequest'] {
  const providerPaymentId = toProviderPaymentId(providerOrderId);
  const providerSignature = toPaymentSignature(providerOrderId, providerPaymentId);
  return { providerOrderId, providerPaymentId, providerSignature, paymentId };
}

/** The event a provider sends about a captured payment. */
export function signEvent(payment: Schemas['Payment'], eventId: string): PaymentEvent {
  const { provider, providerOrderId } = payment;
  const body = JSON.stringify({
    event: 'payment.captured',
    providerOrderId,
    providerPaymentId: toProviderPaymentId(providerOrderId),
  });
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [`x-${provider}-signature`]: sign(body),
      [`x-${provider}-event-id`]: eventId,
    },
  };
}

function toProviderPaymentId(providerOrderId: string): string {
  return providerOrderId.replace('order', 'pay');
}
