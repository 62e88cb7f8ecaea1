// Registers a shopper, fills the cart with the best seller, and places an order for it.
import { createShopClient } from '@haat/api-sdk';
import { computeCartTotals, formatPaise, parsePriceOrThrow } from '@haat/domain';
import { createCookieSession } from './cookie-session.ts';

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';
const session = createCookieSession();
const api = createShopClient({ baseUrl: `${shopUrl}/api/v1`, fetch: session.fetch });

const { products, pagination } = await api.products.list({ sort: 'bestseller', inStock: true });
const [product] = products;
if (product === undefined) throw new Error('The shop sells nothing.');
const price = parsePriceOrThrow(product.price);
console.log(
  `${pagination.total} products, the best seller: ${product.name}, ${formatPaise(price)}`,
);

const shopper = crypto.randomUUID().slice(0, 8);
const password = `Kheer#${shopper}`;
const email = `${shopper}@example.com`;
await api.users.register({
  fullName: 'Asha Devi',
  userName: shopper,
  email,
  phoneNumber: '9812345678',
  password,
});
const user = await api.users.login({ email, password });
console.log(`Signed in as ${user.email}`);

const { _id: shippingAddress } = await api.addresses.create({
  name: 'Asha Devi',
  phoneNumber: '9812345678',
  addressLine1: '12 Nehru Bazar',
  zipCode: '302001',
  district: 'Jaipur',
  city: 'Jaipur',
  state: 'Rajasthan',
  country: 'India',
});
await api.cart.add({ productId: product._id, quantity: 2 });

// The total that a shopper would be shown: the shop rejects an order that would cost anything else.
const { total: expectedTotal } = computeCartTotals([{ quantity: 2, unitPrice: price }]);
const order = await api.orders.create(
  {
    items: [{ productId: product._id, quantity: 2 }],
    shippingAddress,
    paymentMethod: 'cod',
    expectedTotal,
  },
  // Sent again after a lost response, it places no second order.
  { idempotencyKey: crypto.randomUUID() },
);
console.log(`Order ${order.orderNumber}: ${formatPaise(expectedTotal)}, ${order.status}`);
const orders = await api.orders.list();
if (orders.length !== 1) throw new Error(`There are ${orders.length} orders instead of one.`);
