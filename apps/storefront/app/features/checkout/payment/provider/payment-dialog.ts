import type { PaymentOrder } from '@haat/domain/shopper';

/** Theme colour of the payment dialog (product 9.1.3). */
export const PAYMENT_THEME_COLOUR = '#BD1A12';

/** The outcome of a payment dialog: a payment to verify, or no payment. */
export type DialogOutcome =
  | {
      readonly outcome: 'paid';
      readonly providerOrderId: string;
      readonly providerPaymentId: string;
      readonly providerSignature: string;
    }
  | {
      readonly outcome: 'dismissed';
      /** True if an attempt failed before; absent where the provider does not say. */
      readonly hasFailed?: boolean;
    };

/** A payment provider in the browser; each has one adapter, named as in the paths of the API. */
export interface PaymentAdapter {
  readonly name: string;
  /** A sentence under this payment method. */
  readonly note: string;
  /**
   * Loads the provider's script; repeated calls are free. Called before an order is created, so
   * that a blocked script never leaves an order that nobody can pay.
   *
   * @throws Error when the script fails to load
   */
  load(): Promise<void>;
  /**
   * Opens the dialog and resolves when it closes. A failed attempt leaves it open.
   *
   * @param order its amount is in paise; its currency is INR, as for every online payment
   * (product 9.1.3)
   * @throws Error when the dialog cannot be opened
   */
  open(order: PaymentOrder): Promise<DialogOutcome>;
}
