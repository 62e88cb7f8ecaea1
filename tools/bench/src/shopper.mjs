// One shopper, who changes a cart and a review: the writes of a shop, and of its catalogue.
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';

/**
 * Signs up with a cart and a review of one product.
 *
 * @param {string} origin of the shop
 * @param {string} productId
 */
export async function signUpShopper(origin, productId) {
  let cookie = '';
  async function send(method, path, body) {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} got ${response.status}: ${text}`);
    const given = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    return JSON.parse(text).data;
  }

  const name = randomBytes(6).toString('hex');
  const { user } = await send('POST', '/users/register', {
    fullName: 'Example Shopper',
    userName: `shopper-${name}`,
    email: `${name}@example.com`,
    phoneNumber: '9876543210',
    password: 'Mirchi-Papad-7!',
  });
  await send('POST', '/cart/add-cart', { productId, quantity: 1 });
  const review = await send('POST', '/reviews', { productId, rating: 5, comment: 'Very good.' });
  let changes = 0;
  return {
    /** Writes something that no public page shows. */
    changeCart() {
      changes += 1;
      return send('PATCH', `/cart/update-cart/${user._id}`, {
        productId,
        quantity: (changes % 2) + 1,
      });
    },
    /** Changes the product's rating, which lists, its page and the home page show. */
    changeCatalogue() {
      changes += 1;
      return send('PATCH', `/reviews/${review._id}`, { rating: (changes % 5) + 1 });
    },
  };
}

/**
 * Writes at a steady rate, whether or not the write before has ended, until it is stopped.
 *
 * @param {() => Promise<unknown>} write
 * @param {number} perSecond
 * @returns {() => Promise<number>} stops, and returns how many a second were accepted
 */
export function writeSteadily(write, perSecond) {
  const startedAt = performance.now();
  const underWay = new Set();
  let sent = 0;
  let accepted = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
    // Calls that a busy machine has missed are not sent all at once later.
    sent = Math.max(sent, due - perSecond / 10);
    for (; sent < due; sent += 1) {
      const writing = write().then(
        () => {
          accepted += 1;
        },
        () => {},
      );
      underWay.add(writing);
      writing.finally(() => underWay.delete(writing));
    }
  }, 5);
  return async () => {
    clearInterval(timer);
    const took = performance.now() - startedAt;
    await Promise.all(underWay);
    return (accepted * 1_000) / took;
  };
}
