import { createShopClient } from '@haat/api-sdk';
import { asPaise, formatPaise } from '@haat/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('the texts of the client’s amounts are those of the domain', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 10 ** 12 }), async (paise) => {
      const data = { products: [{ _id: 'p1', price: (paise / 100).toFixed(2) }] };
      const api = createShopClient({
        baseUrl: 'https://shop.test/api/v1',
        fetch: async () => Response.json({ success: true, data }),
      });
      const [product] = (await api.products.list()).products;
      expect(product?.price).toEqual({ paise, text: formatPaise(asPaise(paise)) });
    }),
  );
});
