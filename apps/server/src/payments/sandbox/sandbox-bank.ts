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

/** What the dialog hands over after a success, named as in the contract's verifyPayment. */
export interface SandboxPaymentResult {
  providerOrderId: string;
  providerPaymentId: string;
  providerSignature: string;
}

/** An event, ready to be sent to the shop's webhook. */
export interface SignedEvent {
  headers: Record<string, string>;
  body: string;
}

/** The other side of the sandbox: where "the money" is. */
export interface SandboxBank {
  /**
   * Tries to pay an order. A second success gives the first one again.
   *
   * @throws {NotFoundError} when there is no such order
   * @throws {ConflictError} when a try shall fail but the order is paid
   */
  pay(
    providerOrderId: string,
    outcome: 'success' | 'failure',
  ): Promise<{ paymentResult: SandboxPaymentResult | null; event: SignedEvent }>;
}

export function createSandboxBank(context: Pick<ShopContext, 'db' | 'now'>): SandboxBank {
  const loadKeys = createSandboxKeys(context);

  async function note(
    providerOrderId: string,
    status: SandboxPaymentRow['status'],
  ): Promise<SandboxPaymentRow> {
    const order = await getPaymentOfProviderOrder(context.db, SANDBOX, providerOrderId);
    if (order === undefined) throw new NotFoundError('Test payment');
    const now = context.now();
    const known = await getSandboxPayment(context.db, providerOrderId);
    const isPaid = known?.status === 'captured';
    if (isPaid && status === 'captured') return known;
    if (isPaid) throw new ConflictError('This test payment was made already.');
    const noted = await createSandboxPayment(context.db, {
      id: `pay_${createId(now)}`,
      provider_order_id: providerOrderId,
      status,
      amount_paise: order.amount_paise,
      created_at: now,
    });
    // Another press of the same button was quicker.
    return noted ?? note(providerOrderId, status);
  }

  return {
    async pay(providerOrderId, outcome) {
      const keys = await loadKeys();
      const payment = await note(providerOrderId, outcome === 'success' ? 'captured' : 'failed');
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
