// One shopper, who changes a cart and a review: the writes of a shop, and of its catalogue.
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';

/** A shopper who writes. */
export interface Shopper {
  /** Writes something that no public page shows. */
  changeCart(): Promise<unknown>;
  /** Changes the product's rating, which lists, its page and the home page show. */
  changeCatalogue(): Promise<unknown>;
}

/**
 * Signs up with a cart and a review of one product.
 *
 * @param origin of the shop
 */
export async function signUpShopper(origin: string, productId: string): Promise<Shopper> {
  let cookie = '';
  async function send<Data>(method: string, path: string, body: object): Promise<Data> {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} got ${response.status}: ${text}`);
    const given = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    const { data }: { data: Data } = JSON.parse(text);
    return data;
  }

  const name = randomBytes(6).toString('hex');
  const { user } = await send<{ user: { _id: string } }>('POST', '/users/register', {
    fullName: 'Example Shopper',
    userName: `shopper-${name}`,
    email: `${name}@example.com`,
    phoneNumber: '9876543210',
    password: 'Mirchi-Papad-7!',
  });
  await send('POST', '/cart/add-cart', { productId, quantity: 1 });
  const review = await send<{ _id: string }>('POST', '/reviews', {
    productId,
    rating: 5,
    comment: 'Very good.',
  });
  let changes = 0;
  return {
    changeCart() {
      changes += 1;
      return send('PATCH', `/cart/update-cart/${user._id}`, {
        productId,
        quantity: (changes % 2) + 1,
      });
    },
    changeCatalogue() {
      changes += 1;
      return send('PATCH', `/reviews/${review._id}`, { rating: (changes % 5) + 1 });
    },
  };
}

/**
 * Writes at a steady rate, whether or not the write before has ended, until it is stopped.
 *
 * @returns stops, and returns how many a second were accepted
 */
export function writeSteadily(
  write: () => Promise<unknown>,
  perSecond: number,
): () => Promise<number> {
  const startedAt = performance.now();
  const underWay = new Set<Promise<void>>();
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
