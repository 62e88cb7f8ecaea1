import { describe, expect, it } from 'vitest';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, api } = startTestShop({ signedInAs: 'shopper@example.com' });
const INPUT = {
  name: ' Example Shopper ',
  phoneNumber: '+91 98765-43210',
  addressLine1: ' 7 New Road ',
  district: 'Udaipur',
  city: 'Udaipur',
  state: 'Rajasthan',
  zipCode: '313001',
  country: 'India',
};

const ids = async () => (await api.addresses.list()).map(({ _id }) => _id);

describe('saved addresses', () => {
  it('are stored trimmed, missing fields as empty texts', async () => {
    const address = await api.addresses.create(INPUT);
    expect(address).toEqual({
      ...INPUT,
      _id: address._id,
      name: 'Example Shopper',
      phoneNumber: '+919876543210',
      addressLine1: '7 New Road',
      addressLine2: '',
      landmark: '',
      addressType: 'Other',
      isDefault: false,
    });
    expect(await ids()).toEqual(['address_home', address._id, 'address_work']);
  });

  it('have one default', async () => {
    const { _id } = await api.addresses.create({ ...INPUT, isDefault: true });
    expect(await ids()).toEqual([_id, 'address_work', 'address_home']);
    await api.addresses.update('address_work', { ...INPUT, addressType: 'Work', isDefault: true });
    const addresses = await api.addresses.list();
    expect(addresses.filter(({ isDefault }) => isDefault).map((one) => one._id)).toEqual([
      'address_work',
    ]);
  });

  it('keep the default when another is changed', async () => {
    await api.addresses.update('address_work', INPUT);
    expect(await api.addresses.get('address_work')).toMatchObject({
      city: 'Udaipur',
      addressType: 'Other',
      isDefault: false,
    });
    expect((await ids())[0]).toBe('address_home');
  });

  it('deleted hand the default on to the newest', async () => {
    const { _id } = await api.addresses.create(INPUT);
    await api.addresses.delete('address_home');
    expect((await api.addresses.get(_id)).isDefault).toBe(true);
    await api.addresses.delete('address_work');
    await api.addresses.delete(_id);
    expect(await ids()).toEqual([]);
    expect((await api.addresses.create(INPUT)).isDefault).toBe(true);
  });

  it.each([
    [{ name: 'A' }, 'name', 'Name must be at least 2 characters.'],
    [{ name: 'x'.repeat(61) }, 'name', 'Name must be at most 60 characters.'],
    [{ phoneNumber: '12345' }, 'phoneNumber', 'Please enter a valid 10-digit phone number.'],
    [{ state: ' ' }, 'state', 'Please select your state.'],
    [{ city: '' }, 'city', 'City is required.'],
    [{ city: 'x'.repeat(101) }, 'city', 'City must be at most 100 characters.'],
  ])('%j: %s: %s', async (change, field, message) => {
    await expect(api.addresses.create({ ...INPUT, ...change })).rejects.toMatchObject({
      status: 400,
      message,
      fieldErrors: [{ field, message }],
    });
  });

  it('are at most 50', async () => {
    for (let count = shop.addresses.length; count < 50; count += 1) {
      await api.addresses.create(INPUT);
    }
    await expect(api.addresses.create(INPUT)).rejects.toMatchObject({
      status: 409,
      message: 'You can save at most 50 addresses. Please delete one first.',
    });
  });
});
