import type { PaymentAdapter } from './payment-dialog.ts';
import { razorpayAdapter } from './razorpay-adapter.ts';
import { sandboxAdapter } from './sandbox-adapter.ts';

const ADAPTERS: readonly PaymentAdapter[] = [sandboxAdapter, razorpayAdapter];

/** Returns the adapter of the provider that the server names; undefined leaves only cash. */
export function findAdapter(name: string): PaymentAdapter | undefined {
  return ADAPTERS.find((adapter) => adapter.name === name);
}
