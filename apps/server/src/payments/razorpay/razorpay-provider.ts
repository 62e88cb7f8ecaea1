import { createHash } from 'node:crypto';
import type { ReportedFact } from '@haat/domain';
import * as z from 'zod';
import { UnavailableError } from '../../errors.ts';
import { parseEventBody } from '../event-body.ts';
import { getHeader, type PaymentProvider, type PaymentReport } from '../payment-provider.ts';
import { isSignedBy } from '../signatures.ts';
import {
  createRazorpayApi,
  type RazorpayApiOptions,
  type RazorpayPayment,
  razorpayPaymentSchema,
} from './razorpay-api.ts';

/** The fact that each kind of event reports; other kinds are stored and change nothing. */
const FACTS: ReadonlyMap<string, ReportedFact> = new Map([
  ['payment.authorized', 'authorized'],
  ['payment.captured', 'captured'],
  ['payment.failed', 'failed'],
  ['order.paid', 'captured'],
]);

const eventSchema = z.object({ event: z.string().min(1).max(100) });

const paymentEventSchema = z.object({
  payload: z.object({ payment: z.object({ entity: razorpayPaymentSchema }) }),
});

export interface RazorpayOptions extends RazorpayApiOptions {
  webhookSecret: string;
}

/**
 * Creates the adapter of Razorpay. Orders are in paise with the shop order's id as receipt, and
 * payments are captured automatically. The dialog's result is signed under the key secret, events
 * under the webhook's own secret; neither secret leaves the server.
 */
export function createRazorpayProvider(options: RazorpayOptions): PaymentProvider {
  const { keyId, keySecret, webhookSecret } = options;
  const api = createRazorpayApi(options);

  return {
    name: 'razorpay',
    keyId,
    isTest: keyId.startsWith('rzp_test_'),

    createOrder: ({ orderId, amount }) => api.createOrder({ receipt: orderId, amount }),

    async verifyResult({ providerOrderId, providerPaymentId, signature }) {
      if (!isSignedBy(keySecret, `${providerOrderId}|${providerPaymentId}`, signature)) {
        return undefined;
      }
      // Razorpay signs when the bank approves; the money is there once the payment is captured,
      // nearly always at once. If Razorpay cannot be asked, the webhook or the reconciliation
      // reports it later.
      try {
        const payments = await api.listPayments(providerOrderId);
        const status = payments.find(({ id }) => id === providerPaymentId)?.status;
        return status === 'captured' ? 'captured' : 'authorized';
      } catch (error) {
        if (error instanceof UnavailableError) return 'authorized';
        throw error;
      }
    },

    async parseEvent(headers, body) {
      const signature = getHeader(headers, 'x-razorpay-signature');
      if (signature === undefined || !isSignedBy(webhookSecret, body, signature)) return undefined;
      const { event: kind } = parseEventBody(eventSchema, body);
      // An event without an id is identified by its bytes.
      const id =
        getHeader(headers, 'x-razorpay-event-id') ??
        createHash('sha256').update(body).digest('hex');
      const fact = FACTS.get(kind);
      if (fact === undefined) return { id, kind, providerOrderId: null, report: null };
      const { entity } = parseEventBody(paymentEventSchema, body).payload.payment;
      // Payments made outside the shop, such as by a payment link, have no order.
      const providerOrderId = entity.order_id ?? null;
      return { id, kind, providerOrderId, report: toReport(fact, entity) };
    },

    async getReport(providerOrderId) {
      const payments = await api.listPayments(providerOrderId);
      const captured = payments.find((payment) => payment.status === 'captured');
      if (captured !== undefined) return toReport('captured', captured);
      const authorized = payments.find((payment) => payment.status === 'authorized');
      if (authorized !== undefined) return toReport('authorized', authorized);
      const [newest] = payments;
      const isUnderWay = payments.some((payment) => payment.status === 'created');
      // The other attempts have failed or are refunded.
      return newest === undefined || isUnderWay ? undefined : toReport('released', newest);
    },
  };
}

function toReport(fact: ReportedFact, payment: RazorpayPayment): PaymentReport {
  return {
    fact,
    providerPaymentId: payment.id,
    amount: payment.currency === 'INR' ? payment.amount : null,
  };
}
