import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ShopContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';
import { chooseResourcePolicy } from '../../platform/http/cross-origin.ts';
import { createSandboxBank, type SignedEvent } from './sandbox-bank.ts';
import { SANDBOX } from './sandbox-provider.ts';

/** Has the same relative path from `src/payments/sandbox/` and from `dist/payments/sandbox/`. */
const SCRIPT = new URL('../../../sandbox-pay/checkout.js', import.meta.url);

const WEBHOOK = '/api/v1/payment/sandbox/webhook';

const trySchema = z.strictObject({
  providerOrderId: z.string().check(z.minLength(1), z.maxLength(128)),
  outcome: z.enum(['success', 'failure']),
});

/**
 * Adds the routes that a real provider serves from its own hosts, outside the contract: the script of
 * the payment dialog and the URL for attempts to pay. They exist only with the sandbox as provider.
 *
 * The event of an attempt is sent to the shop's webhook before the dialog gets its response, so
 * that a payment counts even if the browser crashes right after it.
 */
export function addSandboxRoutes(app: FastifyInstance, context: ShopContext): void {
  if (context.payments.name !== SANDBOX) return;
  const bank = createSandboxBank(context);
  const script = readFileSync(SCRIPT);

  app.get('/sandbox-pay/checkout.js', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    reply.header('cross-origin-resource-policy', chooseResourcePolicy(context.config));
    return reply.type('text/javascript; charset=utf-8').send(script);
  });

  app.post('/sandbox-pay/payments', async (request, reply) => {
    const input = trySchema.safeParse(request.body);
    if (!input.success)
      throw new InvalidInputError(
        'This test payment could not be read.',
        undefined,
        'request_unreadable',
      );
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
      // The reconciliation finds the payment later.
      context.log.warn({ err: error }, 'an event of the sandbox was not delivered');
    }
  }
}
