import * as z from 'zod';
import type { ShopContext } from '../../context.ts';
import { parseEventBody } from '../event-body.ts';
import { getHeader, type PaymentProvider } from '../payment-provider.ts';
import { isSignedBy, signHex } from '../signatures.ts';
import { createSandboxKeys, SANDBOX_KEY_ID } from './sandbox-keys.ts';
import { getSandboxPayment } from './sandbox-payments.repository.ts';

export const SANDBOX = 'sandbox';

/** Headers of an event, with the contract's names. */
export const SANDBOX_SIGNATURE_HEADER = 'x-sandbox-signature';
export const SANDBOX_EVENT_ID_HEADER = 'x-sandbox-event-id';

const sandboxEventSchema = z.object({
  event: z.enum(['payment.captured', 'payment.failed']),
  payment: z.object({
    id: z.string(),
    orderId: z.string(),
    amount: z.int(),
  }),
});

export type SandboxEvent = z.infer<typeof sandboxEventSchema>;

/**
 * Creates the provider for shops without an account at a real one: the same flow and real signatures,
 * with a dialog (`sandbox-pay/checkout.js`) in which no money is paid.
 */
export function createSandboxProvider(context: Pick<ShopContext, 'db' | 'now'>): PaymentProvider {
  const loadKeys = createSandboxKeys(context);

  return {
    name: SANDBOX,
    keyId: SANDBOX_KEY_ID,
    isTest: true,

    // The id is derived by HMAC: the same for repeated calls, and not to be guessed.
    async createOrder({ orderId }) {
      const { payments } = await loadKeys();
      return `order_${signHex(payments, `order|${orderId}`).slice(0, 24)}`;
    },

    async verifyResult({ providerOrderId, providerPaymentId, signature }) {
      const { payments } = await loadKeys();
      const isSigned = isSignedBy(payments, `${providerOrderId}|${providerPaymentId}`, signature);
      return isSigned ? 'captured' : undefined;
    },

    async parseEvent(headers, body) {
      const signature = getHeader(headers, SANDBOX_SIGNATURE_HEADER);
      const id = getHeader(headers, SANDBOX_EVENT_ID_HEADER);
      const { webhook } = await loadKeys();
      if (signature === undefined || id === undefined) return undefined;
      if (!isSignedBy(webhook, body, signature)) return undefined;
      const { event, payment } = parseEventBody(sandboxEventSchema, body);
      return {
        id,
        kind: event,
        providerOrderId: payment.orderId,
        report: {
          fact: event === 'payment.captured' ? 'captured' : 'failed',
          providerPaymentId: payment.id,
          amount: payment.amount,
        },
      };
    },

    async getReport(providerOrderId) {
      const payment = await getSandboxPayment(context.db, providerOrderId);
      return (
        payment && {
          fact: payment.status,
          providerPaymentId: payment.id,
          amount: payment.amount_paise,
        }
      );
    },
  };
}
