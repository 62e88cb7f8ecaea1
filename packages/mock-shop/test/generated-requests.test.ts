import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../src/contract/operations.ts';
import { FIXTURES, toCookieHeader } from '../src/index.ts';
import { findViolations, operationOf } from './support/contract-check.ts';
import { type KnownValues, makeRequests } from './support/make-request.ts';
import { ORIGIN, startTestShop } from './support/start-test-shop.ts';

const REQUESTS = 25;
const SEED = 1;

const ids = (things: readonly { _id: string }[]) => things.map(({ _id }) => _id);

const KNOWN: KnownValues = {
  id: [
    ...ids(FIXTURES.products),
    ...ids(FIXTURES.orders),
    ...ids(FIXTURES.reviews),
    ...ids(FIXTURES.stories),
    ...ids(FIXTURES.messages),
    ...ids(FIXTURES.addresses),
    'spices',
  ],
  productId: ids(FIXTURES.products),
  orderId: ids(FIXTURES.orders),
  userId: ids(FIXTURES.users),
  shippingAddress: ['address_home', 'address_work'],
  slug: ['returns', 'shipping', 'mathania-group'],
  provider: ['sandbox'],
  pincode: ['302001', '342001'],
  zipCode: ['302001'],
  phoneNumber: ['9876543210'],
  email: ['shopper@example.com', 'new@example.com'],
  password: ['Shopper1!'],
  oldPassword: ['Shopper1!'],
};

/** Who asks, one after the other; the guest has no cookies. */
const SENDERS = ['shopper@example.com', 'admin@example.com', 'shopper@example.com', undefined];

const under = startTestShop();

function signIn(email: string): string {
  return toCookieHeader(under.shop.createSession(under.shop.findUser(email)._id));
}

describe(`${REQUESTS} requests made from the contract (seed ${SEED})`, () => {
  it.each(OPERATIONS)('get responses of the contract: $id', async (operation) => {
    const requests = fc.sample(makeRequests(operation, ORIGIN, KNOWN), {
      numRuns: REQUESTS,
      seed: SEED,
    });
    const faults: string[] = [];
    for (const [index, request] of requests.entries()) {
      expect(operationOf(request).id).toBe(operation.id);
      // A change by one request must not make the next fail.
      under.shop.reset();
      const sender = SENDERS[index % SENDERS.length];
      request.headers.set('cookie', sender === undefined ? '' : signIn(sender));
      const described = `${request.method} ${request.url} of ${sender ?? 'a guest'}`;
      const response = await fetch(request);
      if (response.status >= 500) faults.push(`${described}: ${response.status}`);
      for (const violation of await findViolations(operation, response)) {
        faults.push(`${described}: ${response.status}: ${violation}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
