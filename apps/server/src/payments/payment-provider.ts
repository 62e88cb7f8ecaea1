import type { IncomingHttpHeaders } from 'node:http';
import type { ReportedFact } from '@haat/domain';
import { UnavailableError } from '../errors.ts';

/** A provider's report on the payment of one of its orders. */
export interface PaymentReport {
  fact: ReportedFact;
  /** The provider's id of the attempt to pay. */
  providerPaymentId: string;
  /** In paise; null when it is not in rupees. */
  amount: number | null;
}

/** An event of a webhook, parsed from signed bytes. */
export interface PaymentEvent {
  /** Stays the same when the event is sent again. */
  id: string;
  /** The provider's name of the kind, such as `payment.captured`. */
  kind: string;
  /** The provider's order; null when the event is about none. */
  providerOrderId: string | null;
  /** Null for kinds of events that change nothing in the shop. */
  report: PaymentReport | null;
}

/** The provider responded that it has no such order, as after the shop changed its keys. */
export class ProviderOrderUnknownError extends UnavailableError {}

/**
 * A payment provider: one adapter per provider, chosen by `PAYMENT_PROVIDER`. Adapters know nothing
 * of orders, shoppers or stored payments; `nextPaymentState` of @haat/domain decides what a report means.
 */
export interface PaymentProvider {
  /** The name in the path of the contract's operations. */
  readonly name: string;
  /** The shop's public key for the payment dialog. */
  readonly keyId: string;
  /** True when no real money moves. */
  readonly isTest: boolean;

  /**
   * Creates the provider's order for a shop order. Repeated or concurrent calls return the same one,
   * because the shop order's id is its receipt.
   *
   * @param order `amount` in paise
   * @returns the provider's id of its order
   * @throws {UnavailableError} when the provider cannot be reached or rejects the order
   */
  createOrder(order: { orderId: string; amount: number }): Promise<string>;

  /**
   * Verifies the result that the payment dialog hands to the browser after a success.
   *
   * @returns `captured` when the provider has the money; `authorized` when the bank has promised it
   *   and a later report follows; undefined when the signature does not fit this payment of this
   *   order
   */
  verifyResult(payment: {
    providerOrderId: string;
    providerPaymentId: string;
    signature: string;
  }): Promise<'captured' | 'authorized' | undefined>;

  /**
   * Verifies and parses an event of the webhook.
   *
   * @param body the exact bytes of the request
   * @returns undefined when the signature is missing or is not the provider's
   * @throws {InvalidInputError} when the signed body is malformed
   */
  parseEvent(headers: IncomingHttpHeaders, body: Buffer): Promise<PaymentEvent | undefined>;

  /**
   * Asks the provider for the payment of its order.
   *
   * @returns undefined when nobody has tried to pay yet
   * @throws {ProviderOrderUnknownError} when the provider knows no such order
   * @throws {UnavailableError} when the provider cannot be reached
   */
  getReport(providerOrderId: string): Promise<PaymentReport | undefined>;
}

/** Returns the first value of a header that may be sent several times. */
export function getHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
