// Registers a shopper, fills the cart with the best seller, and places an order for it.
import {
  createCookieSession,
  createIdempotencyKey,
  createShopClient,
  eachPage,
  unwrap,
} from '@haat/api-sdk';
import { computeCartTotals, formatPaise, rupeesToPaise } from '@haat/domain';
import { parseOrderCharges } from '@haat/domain/shopper';

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';
const api = createShopClient({
  baseUrl: `${shopUrl}/api/v1`,
  // The fetch of Node, Bun and Deno keeps no cookies.
  session: createCookieSession(),
});

const query = { sort: 'bestseller', inStock: true } as const;
const { products, pagination } = await unwrap(api.GET('/products', { params: { query } }));
const [product] = products;
if (product === undefined) throw new Error('The shop sells nothing.');
const unitPrice = rupeesToPaise(product.price);
console.log(`${pagination.total} products, the best: ${product.name}, ${formatPaise(unitPrice)}`);

const shopper = crypto.randomUUID().slice(0, 8);
const email = `${shopper}@example.com`;
const password = `Kheer#${shopper}`;
const account = { fullName: 'Asha Devi', userName: shopper, phoneNumber: '9812345678' };
await unwrap(api.POST('/users/register', { body: { ...account, email, password } }));
const { user } = await unwrap(api.POST('/users/login', { body: { email, password } }));
console.log(`Signed in as ${user.email}`);

const home = {
  name: 'Asha Devi',
  phoneNumber: '9812345678',
  addressLine1: '12 Nehru Bazar',
  zipCode: '302001',
  district: 'Jaipur',
  city: 'Jaipur',
  state: 'Rajasthan',
  country: 'India',
};
const address = await unwrap(api.POST('/address/create-address', { body: home }));
const line = { productId: product._id, quantity: 2 };
await unwrap(api.POST('/cart/add-cart', { body: line }));

// The total that a shopper would be shown: the shop rejects an order that would cost anything else.
const charges = parseOrderCharges(await unwrap(api.GET('/charges')));
const { total } = computeCartTotals([{ quantity: line.quantity, unitPrice }], charges);
const call = api.POST('/order/create-order', {
  params: { header: { 'Idempotency-Key': createIdempotencyKey() } },
  body: {
    items: [line],
    shippingAddress: address._id,
    paymentMethod: 'cod',
    expectedTotal: total,
  },
});
const { orderNumber, status } = await unwrap(call);
console.log(`Order ${orderNumber}: ${formatPaise(total)}, ${status}`);

const reviews = eachPage((page) => unwrap(api.GET('/reviews', { params: { query: { page } } })));
for await (const list of reviews) console.log(`${list.reviews.length} reviews`);
