import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { newAddress } from '../support/goods/stock-fixture.ts';
import type { Visitor } from '../support/requests/visitor.ts';

async function listDefaults(shopper: Visitor): Promise<[string, boolean][]> {
  const { data } = (await shopper.get('/address/get-addresses')).body;
  return data.map((one: { name: string; isDefault: boolean }) => [one.name, one.isDefault]);
}

async function save(shopper: Visitor, changes: Record<string, unknown>): Promise<string> {
  const reply = await shopper.post('/address/create-address', newAddress(changes));
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data._id;
}

// product 2.13.3, 3.7.1, 7.8.1
test('saves trimmed values and empty optional fields', async () => {
  const shop = await buildTestApp();
  const shopper = shop.visitor();
  await shopper.signUp();
  const typed = newAddress({
    name: '  Asha  ',
    phoneNumber: '+91 98765-43210',
    landmark: 'Near the well',
  });
  const reply = await shopper.post('/address/create-address', typed);
  expect(reply.status).toBe(201);
  expect(reply.body.message).toBe('Address added');
  expect(reply.body.data).toEqual({
    ...newAddress({ name: 'Asha', landmark: 'Near the well', addressLine2: '' }),
    phoneNumber: '+919876543210',
    _id: reply.body.data._id,
    isDefault: true,
  });
  const one = await shopper.get(`/address/get-address/${reply.body.data._id}`);
  expect(one.body.data).toEqual(reply.body.data);
});

// product 3.7.4
test('the first address is the default; a new default replaces it; the list starts with the default', async () => {
  const shop = await buildTestApp();
  const shopper = shop.visitor();
  await shopper.signUp();
  await save(shopper, { name: 'First' });
  shop.clock.advance(1_000);
  await save(shopper, { name: 'Second' });
  shop.clock.advance(1_000);
  expect(await listDefaults(shopper)).toEqual([
    ['First', true],
    ['Second', false],
  ]);
  await save(shopper, { name: 'Third', isDefault: true });
  expect(await listDefaults(shopper)).toEqual([
    ['Third', true],
    ['Second', false],
    ['First', false],
  ]);
});

// product 7.8.1
test('an update can make an address the default; the default address stays it until another replaces it', async () => {
  const shop = await buildTestApp();
  const shopper = shop.visitor();
  await shopper.signUp();
  const first = await save(shopper, { name: 'First', landmark: 'Well' });
  const second = await save(shopper, { name: 'Second' });
  const edit = (id: string, changes: Record<string, unknown>) =>
    shopper.put(`/address/update-address/${id}`, newAddress(changes));
  const edited = await edit(first, { name: 'Edited' });
  expect(edited.body.data).toMatchObject({ name: 'Edited', landmark: '', isDefault: true });
  const moved = await edit(second, { name: 'Second', isDefault: true });
  expect(moved.body.data.isDefault).toBe(true);
  expect(Object.fromEntries(await listDefaults(shopper))).toEqual({ Edited: false, Second: true });
});

// product 3.7.4, 7.8.1
test('the newest remaining address replaces a deleted default address', async () => {
  const shop = await buildTestApp();
  const shopper = shop.visitor();
  await shopper.signUp();
  const ids: string[] = [];
  for (const name of ['First', 'Second', 'Third']) {
    ids.push(await save(shopper, { name }));
    shop.clock.advance(1_000);
  }
  const reply = await shopper.delete(`/address/delete-address/${ids[0]}`);
  expect(reply.body).toEqual({ success: true, message: 'Address deleted', data: null });
  expect(await listDefaults(shopper)).toEqual([
    ['Third', true],
    ['Second', false],
  ]);
  await shopper.delete(`/address/delete-address/${ids[1]}`);
  expect(await listDefaults(shopper)).toEqual([['Third', true]]);
  await shopper.delete(`/address/delete-address/${ids[2]}`);
  expect(await listDefaults(shopper)).toEqual([]);
  expect((await shopper.delete(`/address/delete-address/${ids[2]}`)).status).toBe(404);
});

const DEFAULTS = planFigure('requests to be the default address at once, one default', {
  asked: 50,
  slice: 8,
});

test('50 concurrent requests for a default address leave exactly one', {
  tags: 'figure',
}, async ({ task }) => {
  const end = beginFigure(task, DEFAULTS);
  const shop = await buildTestApp();
  const shopper = shop.visitor();
  await shopper.signUp();
  const ids = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      save(shopper, { name: `Address ${index}`, isDefault: true }),
    ),
  );
  const replies = await Promise.all(
    Array.from({ length: DEFAULTS.count }, (_, index) =>
      shopper.put(
        `/address/update-address/${ids[index % ids.length]}`,
        newAddress({ isDefault: true }),
      ),
    ),
  );
  end(replies.length);
  expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200));
  const defaults = (await listDefaults(shopper)).filter(([, isDefault]) => isDefault);
  expect(defaults).toHaveLength(1);
});

// product 3.7.4
test('a shopper can save at most 50 addresses', async () => {
  const shop = await buildTestApp();
  const shopper = shop.visitor();
  await shopper.signUp();
  const replies = await Promise.all(
    Array.from({ length: 55 }, () => shopper.post('/address/create-address', newAddress())),
  );
  expect(replies.filter((reply) => reply.status === 201)).toHaveLength(50);
  expect(replies.filter((reply) => reply.status === 409)).toHaveLength(5);
});
