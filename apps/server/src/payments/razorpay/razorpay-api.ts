import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { UnavailableError } from '../../errors.ts';
import { ProviderOrderUnknownError } from '../payment-provider.ts';

/** Where Razorpay's API is. */
const API_ORIGIN = 'https://api.razorpay.com';
/** For a whole answer: a shopper waits for it. */
const TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * When a payment that the bank promised late is captured by itself, in minutes: Razorpay asks banks
 * for up to 3 days. Later ones go back to the shopper.
 */
const CAPTURE = {
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: 4_320,
    manual_expiry_period: 7_200,
    refund_speed: 'normal',
  },
} as const;

const orderSchema = z.object({
  id: z.string().min(1).max(128),
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullish(),
});

const orderListSchema = z.object({ items: z.array(orderSchema) });

/** A payment as Razorpay's API and its events show it; the shopper's data in it is not read. */
export const razorpayPaymentSchema = z.object({
  id: z.string().min(1).max(128),
  order_id: z.string().max(128).nullish(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
});

export type RazorpayPayment = z.infer<typeof razorpayPaymentSchema>;

const paymentListSchema = z.object({ items: z.array(razorpayPaymentSchema) });

/** What the SDK rejects with when there was an answer. */
const refusalSchema = z.object({
  statusCode: z.number(),
  error: z.object({ code: z.string(), description: z.string() }).optional(),
});

type Refusal = z.infer<typeof refusalSchema>;

/** The calls of Razorpay's API that the shop needs. */
export interface RazorpayApi {
  /**
   * Makes an order, or finds the one made before for this receipt.
   *
   * @param order `amount` in paise
   * @returns its id
   * @throws {UnavailableError}
   */
  createOrder(order: { receipt: string; amount: number }): Promise<string>;
  /**
   * @throws {ProviderOrderUnknownError} when there is no such order under these keys
   * @throws {UnavailableError}
   */
  listPayments(providerOrderId: string): Promise<RazorpayPayment[]>;
}

export interface RazorpayApiOptions {
  keyId: string;
  keySecret: string;
  /** Another origin of the API, for tests. */
  apiOrigin?: string;
  timeoutMs?: number;
}

/** Razorpay's API through its official SDK, which is loaded at the first call. */
export function createRazorpayApi(options: RazorpayApiOptions): RazorpayApi {
  let client: ReturnType<typeof openClient> | undefined;
  const open = () => {
    client ??= openClient(options);
    return client;
  };

  async function getOrderOfReceipt(order: { receipt: string; amount: number }): Promise<string> {
    const { orders } = await open();
    const { items } = await ask(orderListSchema, () => orders.all({ receipt: order.receipt }));
    const found = items.find((item) => item.receipt === order.receipt);
    if (found === undefined) throw toUnavailable('The order of a used receipt was not found.');
    return refuseOther(found, order);
  }

  return {
    async createOrder(order) {
      const { orders } = await open();
      const request = {
        ...order,
        currency: 'INR',
        // The same order again when an answer was lost on its way.
        unique_receipt: true,
        payment: CAPTURE,
      };
      try {
        return refuseOther(await ask(orderSchema, () => orders.create(request)), order);
      } catch (error) {
        if (!isUsedReceipt(error)) throw error;
        return getOrderOfReceipt(order);
      }
    },

    async listPayments(providerOrderId) {
      const { orders } = await open();
      try {
        const { items } = await ask(paymentListSchema, () => orders.fetchPayments(providerOrderId));
        return items;
      } catch (error) {
        if (!isUnknownId(error)) throw error;
        throw new ProviderOrderUnknownError(AWAY_MESSAGE, { cause: error });
      }
    },
  };
}

/** Razorpay answered, and not with what was asked for. */
class RazorpayRefusal extends UnavailableError {
  override name = 'RazorpayRefusal';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    const { statusCode, error } = refusal;
    super(AWAY_MESSAGE, {
      retryAfter: statusCode === 429 ? 10 : 2,
      cause: new Error(`Razorpay: ${statusCode} ${error?.code ?? ''} ${error?.description ?? ''}`),
    });
    this.refusal = refusal;
  }
}

const AWAY_MESSAGE =
  'Online payment is not available at the moment. Please try again, or choose Cash on Delivery.';

function isUsedReceipt(error: unknown): boolean {
  return (
    error instanceof RazorpayRefusal &&
    error.refusal.statusCode === 400 &&
    /receipt.*unique/i.test(error.refusal.error?.description ?? '')
  );
}

/** An id of other keys is a 400 ("The id provided does not exist"). */
function isUnknownId(error: unknown): boolean {
  if (!(error instanceof RazorpayRefusal)) return false;
  return error.refusal.statusCode === 400 || error.refusal.statusCode === 404;
}

/** An order over another amount would charge the shopper a wrong price. */
function refuseOther(
  found: z.infer<typeof orderSchema>,
  order: { receipt: string; amount: number },
): string {
  const { amount, currency, receipt } = found;
  if (isDeepStrictEqual({ amount, currency, receipt }, { ...order, currency: 'INR' })) {
    return found.id;
  }
  throw toUnavailable(`Razorpay's order ${found.id} is not the one that was asked for.`);
}

/** Calls the SDK. Whatever it rejects with, nothing of it is logged but status, code and text. */
async function ask<Answer>(
  schema: z.ZodType<Answer>,
  call: () => Promise<unknown>,
): Promise<Answer> {
  let answer: unknown;
  try {
    answer = await call();
  } catch (error) {
    const refusal = refusalSchema.safeParse(error);
    if (refusal.success) throw new RazorpayRefusal(refusal.data);
    // The SDK stumbles over failures without an answer and so hides which one it was.
    throw toUnavailable('Razorpay gave no answer.');
  }
  const read = schema.safeParse(answer);
  if (!read.success) throw toUnavailable('Razorpay gave an answer of another shape.');
  return read.data;
}

function toUnavailable(reason: string): UnavailableError {
  return new UnavailableError(AWAY_MESSAGE, { retryAfter: 2, cause: new Error(reason) });
}

async function openClient(options: RazorpayApiOptions) {
  const { default: Razorpay } = await import('razorpay');
  const client = new Razorpay({ key_id: options.keyId, key_secret: options.keySecret });
  const { apiOrigin = API_ORIGIN, timeoutMs = TIMEOUT_MS } = options;
  const transport = readTransport(client.api);
  Object.assign(transport.defaults, {
    baseURL: apiOrigin,
    maxRedirects: 0,
    maxContentLength: MAX_ANSWER_BYTES,
  });
  transport.interceptors.request.use((config) => ({
    ...config,
    signal: AbortSignal.timeout(timeoutMs),
  }));
  return client;
}

/** The part of axios that is needed to give the SDK's calls a time limit, which it has no option for. */
interface Transport {
  defaults: object;
  interceptors: { request: { use(change: (config: object) => object): unknown } };
}

function readTransport(api: object): Transport {
  const transport: unknown = 'rq' in api ? api.rq : undefined;
  if (isTransport(transport)) return transport;
  throw new Error('This version of the razorpay package hides its HTTP client.');
}

function isTransport(value: unknown): value is Transport {
  return typeof value === 'function' && 'defaults' in value && 'interceptors' in value;
}
