// Registers a shopper, fills the cart with the best seller, and places an order for it.
import { createCookieSession, createShopClient } from '@haat/api-sdk';
import { asPaise, computeCartTotals, formatPaise } from '@haat/domain';

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';
const api = createShopClient({
  baseUrl: `${shopUrl}/api/v1`,
  // The fetch of Node, Bun and Deno keeps no cookies.
  session: createCookieSession(),
});

const { products, pagination } = await api.products.list({ sort: 'bestseller', inStock: true });
const [product] = products;
if (product === undefined) throw new Error('The shop sells nothing.');
const { name, price } = product;
console.log(`${pagination.total} products, the best seller: ${name}, ${price.text}`);

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
const { total } = computeCartTotals([{ quantity: 2, unitPrice: asPaise(price.paise) }]);
const order = await api.orders.create({
  items: [{ productId: product._id, quantity: 2 }],
  shippingAddress,
  paymentMethod: 'cod',
  expectedTotal: { paise: total },
});
console.log(`Order ${order.orderNumber}: ${formatPaise(total)}, ${order.status}`);
let orders = 0;
for await (const _order of api.orders.iterate()) orders += 1;
if (orders !== 1) throw new Error(`There are ${orders} orders instead of one.`);
