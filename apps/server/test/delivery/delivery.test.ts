import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';

const HOUR = 3_600_000;

/** Moves the shop's clock on to a time in India. */
function goTo(shop: TestShop, time: string): void {
  shop.clock.advance(Date.parse(`${time}+05:30`) - shop.clock.now());
}

// product 7.7.2
test('an order of Monday morning reaches Jaipur on Saturday, and is paid in cash', async () => {
  const shop = await buildTestApp();
  goTo(shop, '2030-11-25T10:00');
  const reply = await shop.visitor().get('/delivery/302001');
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    success: true,
    message: 'Delivery',
    data: {
      pincode: '302001',
      place: { district: 'Jaipur', state: 'Rajasthan' },
      deliverBy: '2030-11-30',
      validUntil: '2030-11-25T08:30:00.000Z',
      codAvailable: true,
    },
  });
});

// product 9.3.5
test('a response is cached until the cut-off at 14:00 in India, an hour at most', async () => {
  const shop = await buildTestApp();
  const guest = shop.visitor();
  const ask = async () => {
    const { headers, body } = await guest.get('/delivery/302001');
    return [headers['cache-control'], body.data.deliverBy];
  };
  goTo(shop, '2030-11-25T09:00');
  expect(await ask()).toEqual(['public, max-age=3600', '2030-11-30']);
  goTo(shop, '2030-11-25T13:58:30');
  expect(await ask()).toEqual(['public, max-age=90', '2030-11-30']);
  shop.clock.advance(90_000);
  expect(await ask()).toEqual(['public, max-age=3600', '2030-12-02']);
  shop.clock.advance(10 * HOUR);
  expect(await ask()).toEqual(['public, max-age=3600', '2030-12-02']);
});

describe('the place of', () => {
  test.each([
    ['342001', 'Jodhpur', 'Rajasthan', true],
    ['342999', '', 'Rajasthan', true],
    // Chandigarh and Punjab share these digits.
    ['160036', '', '', true],
    ['781131', '', '', true],
    ['744101', 'South Andaman', 'Andaman and Nicobar Islands', false],
    // product 7.7.2
  ])('%s is %j, %j; cash on delivery: %j', async (pincode, district, state, codAvailable) => {
    const shop = await buildTestApp();
    const { body } = await shop.visitor().get(`/delivery/${pincode}`);
    expect(body.data).toMatchObject({ pincode, place: { district, state }, codAvailable });
  });
});

// product 7.7.2
test('a pincode that no post office has is not found', async () => {
  const shop = await buildTestApp();
  const reply = await shop.visitor().get('/delivery/999999');
  expect(reply.status).toBe(404);
  expect(reply.body).toMatchObject({ message: 'Pincode not found', code: 'not_found' });
  expect(reply.headers['cache-control']).toBe('no-store');
});

test.each(['34200', '3420011', '34200a', '342001%0a'])(
  // product 7.7.2
  '%j is rejected like by the look-up of pincodes',
  async (text) => {
    const shop = await buildTestApp();
    const guest = shop.visitor();
    const reply = await guest.get(`/delivery/${text}`);
    expect(reply.status).toBe(400);
    const { status, body } = await guest.get(`/pincode/${text}`);
    expect([reply.status, reply.body]).toEqual([status, body]);
  },
);

// product 4.11.3
test('an IP address can ask for 600 deliveries in 5 minutes', async () => {
  const shop = await buildTestApp({ environment: { RATE_LIMITS: 'on' } });
  const guest = shop.visitor();
  for (let index = 0; index < 600; index += 1) await guest.get('/delivery/302001');
  expect((await guest.get('/delivery/302001')).status).toBe(429);
});
