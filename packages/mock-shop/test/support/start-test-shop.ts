import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createShopHandlers, createTestShop, type ShopSeed } from '../../src/index.ts';

const BASE = 'https://shop.test/api/v1';

/** What came back of a call. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The envelope; undefined where the body is no JSON. */
  readonly body:
    | {
        readonly success: boolean;
        readonly message: string;
        readonly code?: string;
        readonly data: unknown;
      }
    | undefined;
}

/** A test shop behind `msw/node` for all tests of a file, back at its seed before each. */
export function startTestShop(seed: ShopSeed = {}) {
  const shop = createTestShop(seed);
  const server = setupServer(...createShopHandlers({ shop }));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => shop.reset());
  afterAll(() => server.close());

  /** Sends a call, such as `call('POST /cart/add-cart', { productId, quantity })`. */
  async function call(
    operation: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const [method = '', path = ''] = operation.split(' ');
    const isForm = body instanceof FormData;
    const response = await fetch(`${BASE}${path}`, {
      method,
      headers: { ...(!isForm && body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? await response.json() : undefined,
    };
  }

  return { shop, call };
}
