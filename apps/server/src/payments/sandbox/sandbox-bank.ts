import type { ShopContext } from '../../context.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { createId } from '../../platform/security/ids.ts';
import { getPaymentOfProviderOrder } from '../payments.repository.ts';
import { signHex } from '../signatures.ts';
import { createSandboxKeys } from './sandbox-keys.ts';
import {
  createSandboxPayment,
  getSandboxPayment,
  type SandboxPaymentRow,
} from './sandbox-payments.repository.ts';
import {
  SANDBOX,
  SANDBOX_EVENT_ID_HEADER,
  SANDBOX_SIGNATURE_HEADER,
  type SandboxEvent,
} from './sandbox-provider.ts';

/**
 * The result of the payment dialog after a success, with the names of the contract's
 * `verifyPayment`.
 */
export interface SandboxPaymentResult {
  providerOrderId: string;
  providerPaymentId: string;
  providerSignature: string;
}

/** An event for the shop's webhook. */
export interface SignedEvent {
  headers: Record<string, string>;
  body: string;
}

/** Simulates the bank and the provider's side of the sandbox. */
export interface SandboxBank {
  /**
   * Simulates an attempt to pay an order. A second success returns the first one.
   *
   * @throws {NotFoundError} when there is no such order
   * @throws {ConflictError} when the attempt shall fail but the order is paid
   */
  pay(
    providerOrderId: string,
    outcome: 'success' | 'failure',
  ): Promise<{ paymentResult: SandboxPaymentResult | null; event: SignedEvent }>;
}

export function createSandboxBank(context: Pick<ShopContext, 'db' | 'now'>): SandboxBank {
  const loadKeys = createSandboxKeys(context);

  async function recordAttempt(
    providerOrderId: string,
    status: SandboxPaymentRow['status'],
  ): Promise<SandboxPaymentRow> {
    const order = await getPaymentOfProviderOrder(context.db, SANDBOX, providerOrderId);
    if (order === undefined) throw new NotFoundError('Test payment');
    const now = context.now();
    const existing = await getSandboxPayment(context.db, providerOrderId);
    const isPaid = existing?.status === 'captured';
    if (isPaid && status === 'captured') return existing;
    if (isPaid) throw new ConflictError('order_paid', 'This test payment was made already.');
    const created = await createSandboxPayment(context.db, {
      id: `pay_${createId(now)}`,
      provider_order_id: providerOrderId,
      status,
      amount_paise: order.amount_paise,
      created_at: now,
    });
    // A concurrent request has stored its success first.
    return created ?? recordAttempt(providerOrderId, status);
  }

  return {
    async pay(providerOrderId, outcome) {
      const keys = await loadKeys();
      const payment = await recordAttempt(
        providerOrderId,
        outcome === 'success' ? 'captured' : 'failed',
      );
      const event = signEvent(keys.webhook, payment);
      if (payment.status === 'failed') return { paymentResult: null, event };
      return {
        paymentResult: {
          providerOrderId,
          providerPaymentId: payment.id,
          providerSignature: signHex(keys.payments, `${providerOrderId}|${payment.id}`),
        },
        event,
      };
    },
  };
}

function signEvent(key: string, payment: SandboxPaymentRow): SignedEvent {
  const content: SandboxEvent = {
    event: payment.status === 'captured' ? 'payment.captured' : 'payment.failed',
    payment: {
      id: payment.id,
      orderId: payment.provider_order_id,
      amount: payment.amount_paise,
    },
  };
  const body = JSON.stringify(content);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [SANDBOX_SIGNATURE_HEADER]: signHex(key, body),
      [SANDBOX_EVENT_ID_HEADER]: `evt_${payment.id}`,
    },
  };
}
