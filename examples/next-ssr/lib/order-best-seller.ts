import { type components, createIdempotencyKey, type ShopClient, unwrap } from '@haat/api-sdk';

/** Fills the visitor's cart, changes it, and orders the best seller by cash on delivery. */
export async function orderBestSeller(api: ShopClient): Promise<components['schemas']['Order']> {
  const query = { sort: 'bestseller', limit: 2 } as const;
  const { products } = await unwrap(api.GET('/products', { params: { query } }));
  const [best, second] = products;
  if (best === undefined || second === undefined) throw new Error('The shop has too few goods.');

  await unwrap(api.POST('/cart/add-cart', { body: { productId: second._id, quantity: 1 } }));
  await unwrap(api.POST('/cart/add-cart', { body: { productId: best._id, quantity: 2 } }));
  const path = { productId: second._id };
  const { items } = await unwrap(api.DELETE('/cart/delete-cart/{productId}', { params: { path } }));

  const address = {
    name: 'Asha Devi',
    phoneNumber: '9812345678',
    addressLine1: '12 Nehru Bazar',
    zipCode: '302001',
    district: 'Jaipur',
    city: 'Jaipur',
    state: 'Rajasthan',
    country: 'India',
  };
  const saved = await unwrap(api.POST('/address/create-address', { body: address }));
  const order = api.POST('/order/create-order', {
    params: { header: { 'Idempotency-Key': createIdempotencyKey() } },
    body: {
      items: items.map(({ product, quantity }) => ({ productId: product._id, quantity })),
      shippingAddress: saved._id,
      paymentMethod: 'cod',
    },
  });
  return unwrap(order);
}
