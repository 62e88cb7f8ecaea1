import type { PaymentAdapter } from './payment-dialog.ts';
import { razorpayAdapter } from './razorpay-adapter.ts';
import { sandboxAdapter } from './sandbox-adapter.ts';

const ADAPTERS: readonly PaymentAdapter[] = [sandboxAdapter, razorpayAdapter];

/** The adapter of the provider the server named; undefined: only cash is offered. */
export function findAdapter(name: string): PaymentAdapter | undefined {
  return ADAPTERS.find((adapter) => adapter.name === name);
}
