import { describe, expect, it } from 'vitest';
import { OPERATIONS, valueAt } from '../src/contract/operations.ts';
import { ORIGIN, startTestShop } from './support/start-test-shop.ts';

const { shop, api, fetch } = startTestShop();

describe('the parameters of an operation', () => {
  it.each(OPERATIONS)('of $id are those of the contract', ({ pointer, parameters }) => {
    const pathPointer = pointer.replace(/\/\w+$/, '');
    const own = Object.values(valueAt(`${pointer}/parameters`) ?? {});
    const shared = Object.values(valueAt(`${pathPointer}/parameters`) ?? {});
    const named = [...own, ...shared].map((parameter) => {
      const { $ref: reference } = parameter;
      const { name, in: place } = Object(
        reference === undefined ? parameter : valueAt(reference.slice(1)),
      );
      return `${place} ${name}`;
    });
    expect(parameters.map(({ place, name }) => `${place} ${name}`).sort()).toEqual(named.sort());
  });
});

describe('a request that does not follow the contract', () => {
  const send = (path: string, body: BodyInit, type?: string) =>
    fetch(
      new Request(`${ORIGIN}/api/v1${path}`, {
        method: 'POST',
        body,
        ...(type !== undefined && { headers: { 'content-type': type } }),
      }),
    );

  it('of another content type is rejected', async () => {
    expect((await send('/message', 'name=Guest', 'application/x-www-form-urlencoded')).status).toBe(
      415,
    );
    const bytes = new Blob(['{}']);
    expect((await send('/message', bytes)).status).toBe(415);
  });

  it('that cannot be read is rejected', async () => {
    const response = await send('/message', '{"name":', 'application/json');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      success: false,
      message: 'This request could not be read.',
      code: 'request_unreadable',
    });
    expect((await send('/users/register', 'x', 'multipart/form-data')).status).toBe(400);
  });

  it('has the first wrong parameter alone, and that of the path before the body, as the server', async () => {
    await expect(api.users.resetPassword('short', { newPassword: 'x' })).rejects.toMatchObject({
      message: 'resetToken must have at least 16 characters.',
      fieldErrors: [{ field: 'resetToken' }],
    });
    await expect(
      api.reviews.listByProduct('prod_moong', { limit: 1000, page: 0 }),
    ).rejects.toMatchObject({ message: 'page must be >= 1.', fieldErrors: [{ field: 'page' }] });
  });

  it('with several faults in its body lists them all', async () => {
    const body = JSON.stringify({ email: 'x', phoneNumber: '0', role: 'admin', password: 'aA1' });
    const response = await send('/users/register', body, 'application/json; charset=utf-8');
    expect(await response.json()).toEqual({
      success: false,
      message: 'Please correct the errors below',
      code: 'validation_failed',
      errors: [
        { field: 'fullName', message: 'Full name is required.' },
        { field: 'userName', message: 'Username is required.' },
        { field: 'email', message: 'Please enter a valid email address.' },
        { field: 'phoneNumber', message: 'Please enter a valid phone number.' },
        {
          field: 'password',
          message:
            'Password must be at least 6 characters.\nPassword must contain at least one special character (!@#$%^&*).',
        },
        { field: 'role', message: 'role is not a known field.' },
      ],
    });
  });

  it('names the fields inside of lists', async () => {
    shop.signIn();
    const items = [{ productId: 7, quantity: 1.5, colour: 'red' }, 'two'];
    const respond = async (body: unknown) =>
      (await send('/order/create-order', JSON.stringify(body), 'application/json')).json();
    const { message, errors } = await respond({ items, paymentMethod: 'cheque' });
    expect(message).toBe('Please correct the errors below');
    expect(errors.map((error: { message: string }) => error.message).sort()).toEqual([
      'items.0.colour is not a known field.',
      'items.0.productId must be string.',
      'items.0.quantity must be integer.',
      'items.1 must be object.',
      'paymentMethod must be one of cod, online.',
      'shippingAddress is required.',
    ]);
    expect((await respond({ items: [] })).errors).toContainEqual({
      field: 'items',
      message: 'items must have at least 1 items.',
    });
  });

  it.each([
    ['A1!a', 'Password must be at least 6 characters.'],
    [`A1!${'x'.repeat(126)}`, 'Password must be at most 128 characters.'],
    ['secret1!', 'Password must contain at least one uppercase letter.'],
    ['Secret!', 'Password must contain at least one number.'],
    ['Secret1', 'Password must contain at least one special character (!@#$%^&*).'],
  ])('says of the new password %s: %s', async (newPassword, message) => {
    shop.signIn();
    await expect(
      api.users.changePassword({ oldPassword: 'Shopper1!', newPassword }),
    ).rejects.toMatchObject({ status: 400, fieldErrors: [{ field: 'newPassword', message }] });
  });

  it('names no field that a change leaves out', async () => {
    shop.signIn();
    await expect(api.users.updateAccount({ email: 'x' })).rejects.toMatchObject({
      message: 'Please enter a valid email address.',
      fieldErrors: [{ field: 'email' }],
    });
  });

  it('has the messages of the forms', async () => {
    const email = 'shopper@example.com';
    await expect(api.users.login({ email, password: 'short' })).rejects.toThrow(
      'Password must be at least 6 characters.',
    );
    await expect(api.users.login({ email, password: 'x'.repeat(129) })).rejects.toThrow(
      'Password must be at most 128 characters.',
    );
    const send400 = async (path: string, body: unknown) =>
      (await (await send(path, JSON.stringify(body), 'application/json')).json()).message;
    expect(await send400('/users/login', [])).toBe('The request must be object.');
    expect(await send400('/users/login', { email })).toBe(
      'Password must be at least 6 characters.',
    );
    const fields = {
      fullName: 'New',
      userName: 'new',
      email: 'new@example.com',
      phoneNumber: '9000000009',
    };
    expect(await send400('/users/register', fields)).toBe(
      'Password must be at least 6 characters.',
    );
    const { phoneNumber: _, ...noPhone } = { ...fields, password: 'Secret1!' };
    expect(await send400('/users/register', noPhone)).toBe('Phone number is required.');
    expect(await send400('/users/register', { ...fields, password: 'Secret1!', avatar: 'a' })).toBe(
      'avatar is not a known field.',
    );
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, password: 'Secret1!', avatar: 'a' })) {
      form.append(name, value);
    }
    expect(await (await send('/users/register', form)).json()).toMatchObject({
      message: 'Avatar must be a File',
    });
  });

  it('with half a surrogate pair is rejected', async () => {
    await expect(
      api.messages.create({ name: 'Guest', body: 'half: \ud83d' }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('with a query of another type is rejected', async () => {
    for (const query of ['page=one', 'inStock=maybe', 'sort=cheapest', 'limit=1.5', 'page=-1']) {
      const response = await fetch(new Request(`${ORIGIN}/api/v1/products?${query}`));
      expect(response.status).toBe(400);
    }
    const response = await fetch(new Request(`${ORIGIN}/api/v1/products?colour=red&inStock=true`));
    expect(response.status).toBe(200);
  });

  it('from a guest is asked to sign in first', async () => {
    expect((await send('/order/create-order', '{', 'application/json')).status).toBe(401);
  });
});
