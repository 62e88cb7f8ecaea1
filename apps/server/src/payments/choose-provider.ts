import type { ShopContext } from '../context.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createRazorpayProvider } from './razorpay/razorpay-provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

/** The payment provider that `PAYMENT_PROVIDER` names. There is one at a time. */
export function chooseProvider(
  context: Pick<ShopContext, 'config' | 'db' | 'now'>,
): PaymentProvider {
  const { paymentProvider, razorpay } = context.config;
  if (paymentProvider === 'sandbox') return shareOrders(createSandboxProvider(context));
  if (razorpay === undefined) throw new Error('Razorpay has no keys.');
  return shareOrders(createRazorpayProvider(razorpay));
}

/** Makes calls for the same order that come at the same time one call of the provider. */
export function shareOrders(provider: PaymentProvider): PaymentProvider {
  const underWay = new Map<string, Promise<string>>();
  return {
    ...provider,
    createOrder(order) {
      const shared = underWay.get(order.orderId);
      if (shared !== undefined) return shared;
      const asking = provider.createOrder(order).finally(() => underWay.delete(order.orderId));
      underWay.set(order.orderId, asking);
      return asking;
    },
  };
}
