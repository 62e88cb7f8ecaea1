import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ShopContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';
import { createSandboxBank, type SignedEvent } from './sandbox-bank.ts';
import { SANDBOX } from './sandbox-provider.ts';

/** Seen from `src/routes/` and from `dist/routes/`. */
const SCRIPT = new URL('../../../sandbox-pay/checkout.js', import.meta.url);

const WEBHOOK = '/api/v1/payment/sandbox/webhook';

const trySchema = z.strictObject({
  providerOrderId: z.string().check(z.minLength(1), z.maxLength(128)),
  outcome: z.enum(['success', 'failure']),
});

/**
 * What a real provider has on hosts of its own, beside the contract: the script of the payment
 * dialog, and the address it sends a try to. Only there when the sandbox takes the payments.
 *
 * A try is followed by its event, sent to the shop's webhook before the dialog gets its answer: a
 * browser that dies right after paying has paid.
 */
export function addSandboxRoutes(app: FastifyInstance, context: ShopContext): void {
  if (context.payments.name !== SANDBOX) return;
  const bank = createSandboxBank(context);
  const script = readFileSync(SCRIPT);

  app.get('/sandbox-pay/checkout.js', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    return reply.type('text/javascript; charset=utf-8').send(script);
  });

  app.post('/sandbox-pay/payments', async (request, reply) => {
    const input = trySchema.safeParse(request.body);
    if (!input.success) throw new InvalidInputError('This test payment could not be read.');
    const { providerOrderId, outcome } = input.data;
    const { paymentResult, event } = await bank.pay(providerOrderId, outcome);
    await sendEvent(event);
    reply.header('cache-control', 'no-store');
    return paymentResult === null ? { outcome: 'failed' } : { outcome: 'paid', ...paymentResult };
  });

  async function sendEvent(event: SignedEvent): Promise<void> {
    const { headers, body: payload } = event;
    try {
      const { statusCode } = await app.inject({ method: 'POST', url: WEBHOOK, headers, payload });
      if (statusCode === 200) return;
      context.log.warn({ statusCode }, 'the webhook did not take an event of the sandbox');
    } catch (error) {
      // The reconciler finds the payment.
      context.log.warn({ err: error }, 'an event of the sandbox was not delivered');
    }
  }
}
