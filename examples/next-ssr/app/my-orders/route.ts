import { isApiError, unwrap } from '@haat/api-sdk';
import { createVisitorShop } from '../../lib/shop';

/** The visitor's orders as a line of text, made on the server, with the cookies that the shop set meanwhile. */
export async function GET(request: Request): Promise<Response> {
  const { api, session } = createVisitorShop(request.headers.get('cookie'));
  const response = await unwrap(api.GET('/order/get-all')).then(
    (orders) => new Response(`${orders.length} orders\n`),
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      return new Response(`${error.message}\n`, { status: error.status || 502 });
    },
  );
  for (const cookie of session.setCookies) response.headers.append('set-cookie', cookie);
  return response;
}
