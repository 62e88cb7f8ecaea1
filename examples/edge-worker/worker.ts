import { createShopClient, isApiError, unwrap } from '@haat/api-sdk';

interface Settings {
  /** Origin of the shop. */
  readonly SHOP_URL: string;
}

/** An edge worker that responds with the names and prices of a category's best sellers. */
export default {
  async fetch(request: Request, { SHOP_URL }: Settings): Promise<Response> {
    const api = createShopClient({
      baseUrl: `${SHOP_URL}/api/v1`,
      // A worker has no cookies of a browser to send.
      credentials: 'omit',
    });
    const category = new URL(request.url).pathname.slice(1);
    try {
      const query = { ...(category !== '' && { category }), sort: 'bestseller', limit: 3 } as const;
      const { products } = await unwrap(api.GET('/products', { params: { query } }));
      return Response.json(
        products.map(({ name, price }) => ({ name, price })),
        { headers: { 'cache-control': 'public, max-age=60' } },
      );
    } catch (error) {
      if (!isApiError(error)) throw error;
      return Response.json({ message: error.message }, { status: error.status || 502 });
    }
  },
};
