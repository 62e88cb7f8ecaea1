import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSchema } from '../src/check-schema.ts';
import { REQUEST_RULES } from '../src/generated/request-rules.ts';
import type { Schema } from '../src/request-rules.ts';
import { OPERATIONS, read, resolve, schemaAt } from './support/contract-check.ts';
import { ORIGIN, startTestShop } from './support/start-test-shop.ts';

const { shop, api, fetch } = startTestShop();

const PASSWORDS = ['Secret1!', 'A1!aaa', 'lal mirch MASALA 9 *', 'ÀA1!é😀'];

/** Text a schema takes. */
function textArbitrary({ minLength = 0, maxLength = 200, pattern, format }: Schema) {
  if (format === 'email') return fc.constantFrom('a@example.com', 'a.b+c@sub.example.co.in');
  if (pattern === undefined) return fc.string({ minLength, maxLength: Math.min(maxLength, 60) });
  // Patterns that look ahead are those of new passwords.
  if (pattern.includes('(?=')) return fc.constantFrom(...PASSWORDS);
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' }).filter(fits);
}

/** Whatever a schema takes. */
function fittingArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return textArbitrary(schema);
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 100 } = schema;
      return fc.integer({ min: minimum, max: maximum });
    }
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { items, minItems = 0 } = schema;
      return fc.array(fittingArbitrary(items ?? { type: 'string' }), {
        minLength: minItems,
        maxLength: 4,
      });
    }
    case 'object': {
      const { properties = {}, required = [], minProperties = 0 } = schema;
      const shape: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, fittingArbitrary(one)]),
      );
      return fc
        .record(shape, { requiredKeys: [...required] })
        .filter((value) => Object.keys(value).length >= minProperties);
    }
  }
}

/** A fitting body with one field missing, of another type or value, or that nobody knows. */
function spoiledArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  const strange = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.constant(undefined),
    fc.constantFrom('', ' ', 'x'.repeat(5001), '\0', 'नमस्ते', 'a@b', '34200', -1, 0, 100, 1e11),
  );
  return fc
    .tuple(fittingArbitrary(schema), fc.constantFrom(...names, 'colour', '__proto__'), strange)
    .map(([body, name, value]) =>
      Object.fromEntries([...Object.entries(toObject(body)), [name, value]]),
    );
}

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Text that JSON Schema takes and the shop does not. */
function isWellFormed(value: unknown): boolean {
  return !/\\ud[89a-f]/i.test(JSON.stringify(value) ?? '');
}

const BODIES = OPERATIONS.flatMap(({ id, pointer }) =>
  Object.entries(REQUEST_RULES[id].body ?? {})
    .filter(([type]) => type === 'application/json')
    .map(([type, schema]) => {
      const requestBody = resolve(`${pointer}/requestBody`) ?? '';
      const at = `${requestBody}/content/${type.replace('/', '~1')}/schema`;
      return { id, schema, validate: schemaAt(at) };
    }),
);

describe('the check of bodies', () => {
  it.each(BODIES)('of $id says what a validator of the contract says', ({ schema, validate }) => {
    const options = { numRuns: 100 };
    const check = (body: unknown) => checkSchema(schema, body).length === 0;
    // As it comes out of JSON: without undefined, -0 and the like.
    const send = (body: unknown): unknown => JSON.parse(JSON.stringify(body) ?? 'null');
    fc.assert(
      fc.property(fittingArbitrary(schema), (body) => {
        expect(validate(send(body))).toBe(true);
        expect(checkSchema(schema, send(body))).toEqual([]);
      }),
      options,
    );
    const others = fc.oneof(spoiledArbitrary(schema), fc.jsonValue({ maxDepth: 1 }));
    fc.assert(
      fc.property(others.filter(isWellFormed), (body) => {
        expect(check(send(body))).toBe(validate(send(body)));
      }),
      options,
    );
  });

  it('says of each field what is wrong', () => {
    const { body } = REQUEST_RULES.createOrder;
    const schema = body?.['application/json'] ?? { type: 'object' };
    const items = [{ productId: 7, quantity: 1.5, colour: 'red' }, 'two'];
    const faults = checkSchema(schema, { items, paymentMethod: 'cheque' });
    expect(faults.map(({ field, message }) => `${field} ${message}`).sort()).toEqual([
      'items.0.colour is not a known field',
      'items.0.productId must be string',
      'items.0.quantity must be integer',
      'items.1 must be object',
      'paymentMethod must be equal to one of the allowed values',
      'shippingAddress is required',
    ]);
    expect(checkSchema(schema, { items: [] })).toContainEqual({
      field: 'items',
      message: 'must have at least 1 items',
    });
  });

  it('knows what the contract asks of no body yet', () => {
    expect(checkSchema({ type: 'number', maximum: 1.5 }, 1.25)).toEqual([]);
    expect(checkSchema({ type: 'number' }, '1')).toHaveLength(1);
    expect(checkSchema({ type: 'array' }, ['anything'])).toEqual([]);
    expect(checkSchema({ type: 'array', maxItems: 1 }, [1, 2])).toHaveLength(1);
    expect(checkSchema({ type: 'object' }, { any: 1 })).toEqual([]);
    expect(checkSchema({ type: 'string', format: 'binary' }, new Blob())).toEqual([]);
  });
});

describe('the rules of requests', () => {
  it.each(OPERATIONS)('of $id name the parameters of the contract', ({ id, pointer }) => {
    const own = Object.values(read(`${pointer}/parameters`) ?? {});
    const shared = Object.values(read(`${pointer.replace(/\/\w+$/, '')}/parameters`) ?? {});
    const named = [...own, ...shared].map((parameter) => {
      const { $ref: reference = '' } = parameter;
      const { name, in: place } = reference === '' ? parameter : toNamed(read(reference.slice(1)));
      return `${place} ${name}`;
    });
    const kept = Object.entries(REQUEST_RULES[id].parameters).flatMap(([place, { properties }]) =>
      Object.keys(properties).map((name) => `${place} ${name}`),
    );
    expect(kept.sort()).toEqual(named.sort());
  });
});

function toNamed(value: object | undefined): { name?: unknown; in?: unknown } {
  return value ?? {};
}

describe('a request that does not follow the contract', () => {
  const send = (path: string, body: BodyInit, type?: string) =>
    fetch(
      new Request(`${ORIGIN}/api/v1${path}`, {
        method: 'POST',
        body,
        ...(type !== undefined && { headers: { 'content-type': type } }),
      }),
    );

  it('of another content type is refused', async () => {
    expect((await send('/message', 'name=Guest', 'application/x-www-form-urlencoded')).status).toBe(
      415,
    );
    const bytes = new Blob(['{}']);
    expect((await send('/message', bytes)).status).toBe(415);
  });

  it('that cannot be read is refused', async () => {
    const response = await send('/message', '{"name":', 'application/json');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      success: false,
      message: 'This request could not be read.',
    });
    expect((await send('/users/register', 'x', 'multipart/form-data')).status).toBe(400);
  });

  it('with several faults lists them all', async () => {
    const body = JSON.stringify({ email: 'x', phoneNumber: '0', role: 'admin', password: 'aA1' });
    const response = await send('/users/register', body, 'application/json; charset=utf-8');
    expect(await response.json()).toEqual({
      success: false,
      message: 'Please correct the errors below',
      errors: [
        { field: 'fullName', message: 'Full name is required.' },
        { field: 'userName', message: 'Username is required.' },
        { field: 'email', message: 'Please enter a valid email address.' },
        { field: 'phoneNumber', message: 'Please enter a valid phone number.' },
        { field: 'role', message: 'role is not a known field.' },
        { field: 'password', message: 'Password must be at least 6 characters.' },
      ],
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

  it('has the words of spec §5', async () => {
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

  it('with half a surrogate pair is refused', async () => {
    await expect(
      api.messages.create({ name: 'Guest', body: 'half: \ud83d' }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('with a query of another type is refused', async () => {
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
