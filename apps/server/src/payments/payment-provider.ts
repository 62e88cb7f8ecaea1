import type { IncomingHttpHeaders } from 'node:http';
import { UnavailableError } from '../errors.ts';
import type { ReportedFact } from './payment-state.ts';

/** What a provider says of the payment of one of its orders. */
export interface PaymentReport {
  fact: ReportedFact;
  /** The provider's id of the try this is about. */
  providerPaymentId: string;
  /** In paise; null when it is not in rupees. */
  amount: number | null;
}

/** An event of a webhook, read from signed bytes. */
export interface PaymentEvent {
  /** The same whenever the event is sent again. */
  id: string;
  /** The provider's name of it, such as `payment.captured`. */
  kind: string;
  /** The provider's order it is about; null when it is about none. */
  providerOrderId: string | null;
  /** Null for kinds of events that change nothing here. */
  report: PaymentReport | null;
}

/**
 * The provider is there, but refuses to speak of this one order: it is not one of its own, as after
 * the shop changed its keys.
 */
export class ProviderOrderUnknownError extends UnavailableError {
  override name = 'ProviderOrderUnknownError';
}

/**
 * A payment provider (issue 3). One adapter per provider; `PAYMENT_PROVIDER` chooses. Adapters know
 * nothing of orders, shoppers or the database's payments: what a report means is decided in
 * `payment-state.ts`.
 */
export interface PaymentProvider {
  /** As in the path of the contract's operations. */
  readonly name: string;
  /** The shop's public key for the payment dialog. */
  readonly keyId: string;
  /** True where no real money moves. */
  readonly isTest: boolean;

  /**
   * Makes the provider's order of a shop order. Asked again, also at the same time, it gives the
   * one that was made: the order's id is its receipt.
   *
   * @param order `amount` in paise
   * @returns the provider's id of its order
   * @throws {UnavailableError} when the provider is away or refuses
   */
  createOrder(order: { orderId: string; amount: number }): Promise<string>;

  /**
   * Reads what the payment dialog handed over after a success.
   *
   * @returns how far the payment is: `captured`, the provider has the money; `authorized`, it is
   *   promised and the rest will be told. Undefined when the provider did not sign that this payment
   *   of this order was made
   */
  verifyResult(payment: {
    providerOrderId: string;
    providerPaymentId: string;
    signature: string;
  }): Promise<'captured' | 'authorized' | undefined>;

  /**
   * Reads an event of the webhook.
   *
   * @param body the very bytes that were sent
   * @returns undefined when the signature is missing or is not the provider's
   * @throws {InvalidInputError} when what was signed cannot be read
   */
  parseEvent(headers: IncomingHttpHeaders, body: Buffer): Promise<PaymentEvent | undefined>;

  /**
   * Asks the provider how far the payment of its order has come.
   *
   * @returns undefined when nobody has tried to pay yet
   * @throws {ProviderOrderUnknownError} when the provider knows no such order
   * @throws {UnavailableError} when the provider is away
   */
  getReport(providerOrderId: string): Promise<PaymentReport | undefined>;
}

/** One value of a header that may have been sent several times. */
export function getHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
