import type { PaymentOrder } from '@haat/domain';

/** Theme colour of the payment dialog (product 9). */
export const PAYMENT_THEME_COLOUR = '#BD1A12';

/** How a payment dialog was left: with what has to be verified, or without a payment. */
export type DialogOutcome =
  | {
      readonly outcome: 'paid';
      readonly providerOrderId: string;
      readonly providerPaymentId: string;
      readonly providerSignature: string;
    }
  | {
      readonly outcome: 'dismissed';
      /** A try failed before; absent where the provider does not say. */
      readonly hasFailed?: boolean;
    };

/** A payment provider in the browser; one adapter each, named as in the paths of the calls. */
export interface PaymentAdapter {
  readonly name: string;
  /** One sentence under the choice of this way to pay. */
  readonly note: string;
  /**
   * Loads the provider's script. Called before an order is made, so that a blocked script never
   * leaves an order behind that nobody can pay. Once loaded, a further call is answered at once.
   *
   * @throws Error when the script cannot be had
   */
  load(): Promise<void>;
  /**
   * Opens the dialog and waits until it is left. A try that fails leaves it open.
   *
   * @param order the amount is in paise, in rupees as every online payment (spec §9)
   * @throws Error when the dialog cannot be opened
   */
  open(order: PaymentOrder): Promise<DialogOutcome>;
}
