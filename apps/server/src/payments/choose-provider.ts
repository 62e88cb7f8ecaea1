import type { ShopContext } from '../context.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createRazorpayProvider } from './razorpay/razorpay-provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

/** Creates the shop's one payment provider, which `PAYMENT_PROVIDER` names. */
export function chooseProvider(
  context: Pick<ShopContext, 'config' | 'db' | 'now'>,
): PaymentProvider {
  const { paymentProvider, razorpay } = context.config;
  if (paymentProvider === 'sandbox') return createSandboxProvider(context);
  if (razorpay === undefined) throw new Error('Razorpay has no keys.');
  return createRazorpayProvider(razorpay);
}
