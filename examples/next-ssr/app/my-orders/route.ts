import { isApiError } from '@haat/api-sdk';
import { createVisitorShop } from '../../lib/shop.ts';

/** The visitor's orders as lines of text, made on the server. */
export async function GET(request: Request): Promise<Response> {
  const { api, session } = createVisitorShop(request.headers.get('cookie'));
  const [text, status] = await api.orders.list().then(
    (orders) => [`${orders.length} orders\n`, 200] as const,
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      return [`${error.message}\n`, error.status || 502] as const;
    },
  );
  const response = new Response(text, { status });
  for (const cookie of session.setCookies) response.headers.append('set-cookie', cookie);
  return response;
}
