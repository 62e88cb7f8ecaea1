import type { CallOptions, IdempotentCallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { readData } from '../read-data.ts';
import type {
  CancelPaymentInput,
  CreatePaymentOrderInput,
  Payment,
  VerifyPaymentInput,
} from '../types.ts';
import { parsePayment } from './parse-payment.ts';
import { toPaise } from './parse-price.ts';

/** Calls about online payments (product 7.5.2). `provider` is its name, such as `razorpay`. */
export function createPaymentsResource(call: CallOperation) {
  return {
    /**
     * Starts the payment of an order, or returns the payment already started. The response has the
     * input of the provider's dialog.
     *
     * @param provider its name, such as `sandbox` or `razorpay`
     * @param input `amount` is the order's total
     * @throws ApiError 404 when there is no such order or the provider is not on offer, 409 when the amount
     *   is another (`total_changed`), or the order is paid (`order_paid`), cancelled (`order_cancelled`), cash
     *   on delivery (`order_not_online`) or too old to be paid (`payment_time_over`), 422 when the key was
     *   used for another payment
     */
    async createOrder(
      provider: string,
      input: CreatePaymentOrderInput,
      options?: IdempotentCallOptions,
    ): Promise<Payment> {
      return readData(
        call('createPaymentOrder', options, {
          path: { provider },
          body: { ...input, amount: toPaise(input.amount) },
        }),
        parsePayment,
      );
    },

    /**
     * Confirms a payment with what the provider's dialog handed over. Can be repeated.
     *
     * @param provider its name, such as `sandbox` or `razorpay`
     * @throws ApiError 400 when the signature does not fit (`payment_not_verified`), 404 when there is no
     *   such payment or the provider is not on offer
     */
    async verify(
      provider: string,
      input: VerifyPaymentInput,
      options?: CallOptions,
    ): Promise<Payment> {
      return readData(
        call('verifyPayment', options, {
          path: { provider },
          body: input,
        }),
        parsePayment,
      );
    },

    /**
     * Cancels a payment whose dialog was closed; the order can be paid again. A paid payment stays
     * paid, as its `status` shows.
     *
     * @param provider its name, such as `sandbox` or `razorpay`
     * @throws ApiError 404 when there is no such payment or the provider is not on offer
     */
    async cancel(
      provider: string,
      input: CancelPaymentInput,
      options?: CallOptions,
    ): Promise<Payment> {
      return readData(
        call('cancelPayment', options, {
          path: { provider },
          body: input,
        }),
        parsePayment,
      );
    },
  };
}
