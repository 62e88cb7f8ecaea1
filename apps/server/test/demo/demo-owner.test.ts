import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { DEMO_OWNER, offerDemoOwner } from '../../src/demo/demo-owner.ts';
import { buildTestApp } from '../support/build-test-app.ts';

const { id, email, password } = DEMO_OWNER;

/** What a shop needs on https. */
const HTTPS = {
  PUBLIC_ORIGIN: 'https://shop.example',
  PAYMENT_PROVIDER: 'sandbox',
  TRUST_PROXY: 'none',
};

// product 10.1.6
test('a demo shop that was loaded just now has an owner, who sets up a second factor first', async () => {
  const shop = await buildTestApp();
  await offerDemoOwner(shop.context, { isNew: true });
  const owner = shop.visitor();
  expect(await owner.post('/users/login', { email, password })).toMatchObject({ status: 200 });
  expect(await owner.get('/desk/orders')).toMatchObject({
    status: 403,
    body: { code: 'second_factor_required' },
  });
});

test.each([
  ['SEED=none', { SEED: 'none' }, true],
  ['an https origin', HTTPS, true],
  ['a shop that was there before', {}, false],
  // product 10.1.6
])('there is no demo owner with %s', async (_case, environment, isNew) => {
  const { context } = await buildTestApp({ environment });
  await offerDemoOwner(context, { isNew });
  expect(await context.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test.each([
  ['SEED=none', { SEED: 'none' }],
  ['an https origin', HTTPS],
])(
  // product 10.1.6
  'a demo owner from before is closed with %s, unless the password was changed',
  async (_case, environment) => {
    const shop = await buildTestApp();
    const { context } = shop;
    await offerDemoOwner(context, { isNew: true });
    const owner = shop.visitor();
    await owner.post('/users/login', { email, password });
    const real = { ...context, config: readConfig(environment) };
    await offerDemoOwner(real, { isNew: false });
    expect(await shop.visitor().post('/users/login', { email, password })).toMatchObject({
      status: 401,
    });
    expect(await owner.get('/users/current-user')).toMatchObject({ status: 401 });
    const readRole = () =>
      context.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
    expect(await readRole()).toEqual({ role: 'customer' });
    await context.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
    await offerDemoOwner(real, { isNew: false });
    expect(await readRole()).toEqual({ role: 'admin' });
  },
);
