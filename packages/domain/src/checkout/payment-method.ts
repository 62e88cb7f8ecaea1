/** The ways to pay: cash on delivery or online (spec §3, §5). */
export const PAYMENT_METHODS = ['cod', 'online'] as const;

/** One of {@link PAYMENT_METHODS}. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The texts of the ways to pay (spec §2). */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  cod: 'Cash on Delivery',
  online: 'Online Payment',
};

/** The currency of every online payment (spec §9). */
export const PAYMENT_CURRENCY = 'INR';

/** The colour the payment dialog is themed with (spec §9). */
export const PAYMENT_THEME_COLOUR = '#BD1A12';

/** Whether a value is a way to pay (spec §5). */
export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return value === 'cod' || value === 'online';
}
