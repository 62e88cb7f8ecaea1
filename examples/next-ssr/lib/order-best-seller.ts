import type { Order, ShopClient } from '@haat/api-sdk';

/** Fills the visitor's cart, changes it, and orders the best seller by cash on delivery. */
export async function orderBestSeller(api: ShopClient): Promise<Order> {
  const { products } = await api.products.list({ sort: 'bestseller', limit: 2 });
  const [best, second] = products;
  if (best === undefined || second === undefined) throw new Error('The shop has too few goods.');

  await api.cart.merge({ localCart: [{ productId: second._id, quantity: 1 }] });
  await api.cart.add({ productId: best._id, quantity: 1 });
  await api.cart.update({ productId: best._id, quantity: 2 });
  const { items } = await api.cart.remove(second._id);

  const address = await api.addresses.create({
    name: 'Asha Devi',
    phoneNumber: '9812345678',
    addressLine1: '12 Nehru Bazar',
    zipCode: '302001',
    district: 'Jaipur',
    city: 'Jaipur',
    state: 'Rajasthan',
    country: 'India',
  });
  const order = await api.orders.create({
    items: items.map(({ product, quantity }) => ({ productId: product._id, quantity })),
    shippingAddress: address._id,
    paymentMethod: 'cod',
  });
  await api.cart.clear();
  return order;
}
