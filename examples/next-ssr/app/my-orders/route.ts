import { isApiError, type ShopClient, unwrap } from '@haat/api-sdk';
import { orderBestSeller } from '../../lib/order-best-seller';
import { createVisitorShop } from '../../lib/shop';

/** The visitor's orders as a line of text, made on the server. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async (api) => {
    const orders = await unwrap(api.GET('/order/get-all'));
    return `${orders.length} orders\n`;
  });
}

/** Orders the best seller for the visitor. */
export function POST(request: Request): Promise<Response> {
  return respond(request, async (api) => {
    const { status, items } = await orderBestSeller(api);
    return `${status}: ${items[0]?.quantity} pieces\n`;
  });
}

/** Responds with a text about the visitor, and with the cookies that the shop set meanwhile. */
async function respond(
  request: Request,
  describe: (api: ShopClient) => Promise<string>,
): Promise<Response> {
  const { api, session } = createVisitorShop(request.headers.get('cookie'));
  const [text, status] = await describe(api).then(
    (line) => [line, 200] as const,
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      return [`${error.message}\n`, error.status || 502] as const;
    },
  );
  const response = new Response(text, { status });
  for (const cookie of session.setCookies) response.headers.append('set-cookie', cookie);
  return response;
}
