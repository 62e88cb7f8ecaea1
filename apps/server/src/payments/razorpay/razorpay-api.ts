import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { UnavailableError } from '../../errors.ts';
import { runObserved } from '../../platform/instrumentation/channels.ts';
import { ProviderOrderUnknownError } from '../payment-provider.ts';

const API_ORIGIN = 'https://api.razorpay.com';
/** Timeout of a whole response, for which a shopper waits. */
const TIMEOUT_MS = 8_000;
const MAX_RESPONSE_BYTES = 1024 * 1024;

/**
 * Captures payments automatically, also those that the bank confirms late: Razorpay asks banks for
 * up to 3 days. Later payments are refunded by Razorpay. Periods are in minutes.
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

/** A payment of Razorpay's API and events, without the shopper's data. */
export const razorpayPaymentSchema = z.object({
  id: z.string().min(1).max(128),
  order_id: z.string().max(128).nullish(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
});

export type RazorpayPayment = z.infer<typeof razorpayPaymentSchema>;

const paymentListSchema = z.object({ items: z.array(razorpayPaymentSchema) });

/** The value that the SDK rejects with after an error response. */
const errorSchema = z.object({
  statusCode: z.number(),
  error: z.object({ code: z.string(), description: z.string() }).optional(),
});

type ErrorResponse = z.infer<typeof errorSchema>;

/** The calls of Razorpay's API that the shop needs. */
export interface RazorpayApi {
  /**
   * Creates an order, or returns the one that has this receipt already.
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
  /** Origin of a stub of the API, in tests. */
  apiOrigin?: string;
  timeoutMs?: number;
}

/** Calls Razorpay's API through its official SDK, which is loaded at the first call. */
export function createRazorpayApi(options: RazorpayApiOptions): RazorpayApi {
  let client: ReturnType<typeof openClient> | undefined;
  const open = () => {
    client ??= openClient(options);
    return client;
  };

  async function getOrderOfReceipt(order: { receipt: string; amount: number }): Promise<string> {
    const { orders } = await open();
    const { items } = await request(orderListSchema, () => orders.all({ receipt: order.receipt }));
    const found = items.find((item) => item.receipt === order.receipt);
    if (found === undefined) throw toUnavailable('The order of a used receipt was not found.');
    return toOrderId(found, order);
  }

  return {
    async createOrder(order) {
      const { orders } = await open();
      const body = {
        ...order,
        currency: 'INR',
        // A repeated request returns the same order when a response was lost.
        unique_receipt: true,
        payment: CAPTURE,
      };
      try {
        return toOrderId(await request(orderSchema, () => orders.create(body)), order);
      } catch (error) {
        if (!isUsedReceipt(error)) throw error;
        return getOrderOfReceipt(order);
      }
    },

    async listPayments(providerOrderId) {
      const { orders } = await open();
      try {
        const { items } = await request(paymentListSchema, () =>
          orders.fetchPayments(providerOrderId),
        );
        return items;
      } catch (error) {
        if (!isUnknownId(error)) throw error;
        throw new ProviderOrderUnknownError(AWAY_MESSAGE, { cause: error });
      }
    },
  };
}

/** Thrown for an error response of Razorpay. */
class RazorpayError extends UnavailableError {
  readonly response: ErrorResponse;

  constructor(response: ErrorResponse) {
    const { statusCode, error } = response;
    super(AWAY_MESSAGE, {
      retryAfter: statusCode === 429 ? 10 : 2,
      cause: new Error(`Razorpay: ${statusCode} ${error?.code ?? ''} ${error?.description ?? ''}`),
    });
    this.response = response;
  }
}

const AWAY_MESSAGE =
  'Online payment is not available at the moment. Please try again, or choose Cash on Delivery.';

function isUsedReceipt(error: unknown): boolean {
  return (
    error instanceof RazorpayError &&
    error.response.statusCode === 400 &&
    /receipt.*unique/i.test(error.response.error?.description ?? '')
  );
}

/** Razorpay responds with 400 ("The id provided does not exist") to an id of other keys. */
function isUnknownId(error: unknown): boolean {
  if (!(error instanceof RazorpayError)) return false;
  return error.response.statusCode === 400 || error.response.statusCode === 404;
}

/**
 * Returns the order's id.
 *
 * @throws {UnavailableError} when it would charge another amount than the shop's order
 */
function toOrderId(
  found: z.infer<typeof orderSchema>,
  order: { receipt: string; amount: number },
): string {
  const { amount, currency, receipt } = found;
  if (isDeepStrictEqual({ amount, currency, receipt }, { ...order, currency: 'INR' })) {
    return found.id;
  }
  throw toUnavailable(`Razorpay's order ${found.id} is not the one that was asked for.`);
}

/** Calls the SDK; of a rejection only status, code and description are logged. */
async function request<Data>(schema: z.ZodType<Data>, call: () => Promise<unknown>): Promise<Data> {
  let response: unknown;
  try {
    response = await runObserved({ kind: 'outgoing-call', name: 'razorpay' }, call);
  } catch (error) {
    const parsedError = errorSchema.safeParse(error);
    if (parsedError.success) throw new RazorpayError(parsedError.data);
    // The SDK fails itself on network errors, which hides their cause.
    throw toUnavailable('Razorpay gave no response.');
  }
  const parsed = schema.safeParse(response);
  if (!parsed.success) throw toUnavailable('Razorpay gave a response of another shape.');
  return parsed.data;
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
    maxContentLength: MAX_RESPONSE_BYTES,
  });
  transport.interceptors.request.use((config) => ({
    ...config,
    signal: AbortSignal.timeout(timeoutMs),
  }));
  return client;
}

/** The part of axios that sets a timeout on the SDK's calls, for which the SDK has no option. */
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
