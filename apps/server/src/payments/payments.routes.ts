import { readCaller } from '../accounts/sessions/caller.ts';
import { requireSession } from '../accounts/sessions/current-session.ts';
import type { ShopContext } from '../context.ts';
import { UnauthenticatedError } from '../errors.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { type PaymentResponse, presentPayment } from './payments.presenter.ts';
import type { PaymentRow } from './payments.repository.ts';
import {
  cancelPayment,
  createPaymentOrder,
  receivePaymentEvent,
  verifyPayment,
} from './payments.service.ts';

/** Online payments of orders (product 4.4, 7.5.1, 9.1.3). */
export function createPaymentRoutes(context: ShopContext) {
  const present = (payment: PaymentRow) => presentPayment(payment, context.payments);

  return {
    createPaymentOrder: async (request) => {
      const session = requireSession(request);
      const key = request.headers['idempotency-key'];
      const { params, body } = request;
      const { provider } = params;
      const payment = await createPaymentOrder(context, session, provider, body, key, present);
      return success('Payment order created', payment);
    },

    verifyPayment: async (request) => {
      const session = requireSession(request);
      const { params, body } = request;
      const { payment, isOnDelivery } = await verifyPayment(
        context,
        session,
        params.provider,
        body,
      );
      return success(formatOutcome(payment, isOnDelivery), present(payment));
    },

    cancelPayment: async (request) => {
      const session = requireSession(request);
      const { params, body } = request;
      const payment = await cancelPayment(context, session, params.provider, body.paymentId);
      return success(formatOutcome(payment), present(payment));
    },

    receivePaymentWebhook: {
      // The provider signs the body, which the contract leaves open.
      rawBody: { maxBytes: 64 * 1024 },
      async handle(request) {
        const { params, headers, rawBody = Buffer.alloc(0) } = request;
        const { provider } = params;
        try {
          await receivePaymentEvent(context, provider, headers, rawBody);
        } catch (error) {
          if (error instanceof UnauthenticatedError) {
            const caller = readCaller(context, request);
            logSecurityEvent(caller, { event: 'webhook-signature-rejected', provider });
          }
          throw error;
        }
        return success('Event received', null);
      },
    },
  } satisfies Operations;
}

const OUTCOMES: Readonly<Record<PaymentResponse['status'], string>> = {
  created: 'The payment has not been made yet.',
  authorized: 'The bank is still working on this payment.',
  paid: 'Payment successful!',
  failed: 'The payment failed.',
  cancelled: 'Payment cancelled',
  refund_due: 'This order cannot be delivered any more. Your money will be given back.',
};

/** Money that came after the switch to cash (product 4.4.9). */
const RETURNED_AFTER_SWITCH =
  'This order is paid in cash on delivery. Your online payment will be given back.';

/** The message of a payment (product 8.9.1, 8.10.1). */
function formatOutcome({ status }: PaymentRow, isOnDelivery = false): string {
  if (status === 'refund_due' && isOnDelivery) return RETURNED_AFTER_SWITCH;
  return OUTCOMES[status];
}
