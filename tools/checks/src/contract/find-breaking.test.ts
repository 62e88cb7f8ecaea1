import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import type { Contract } from './contract.ts';
import { findBreaking } from './find-breaking.ts';

const CONTRACT = readFileSync(join(rootDir, 'openapi/generated/openapi.json'), 'utf8');
const read = (): Contract => JSON.parse(CONTRACT);

type Part = Record<string, unknown>;
type Change = (contract: Contract) => unknown;

/** Lists the breaking changes after a change of the shop's contract. */
function afterChange(change: Change): string[] {
  const after = read();
  change(after);
  return findBreaking(read(), after);
}

/** The part of the contract at a place, to be changed. */
function partAt(contract: Contract, ...place: string[]): Part {
  return place.reduce((part, name) => {
    const inner = part[name];
    if (typeof inner !== 'object' || inner === null) throw new Error(`There is no ${place}.`);
    return inner as Part;
  }, contract as Part);
}

/** The list at a place, to be changed. */
function listAt(contract: Contract, ...place: string[]): unknown[] {
  const list: unknown = partAt(contract, ...place);
  if (!Array.isArray(list)) throw new Error(`There is no list at ${place}.`);
  return list;
}

/** Takes what stands at a place out of the contract. */
function removeAt(contract: Contract, ...place: string[]): void {
  Reflect.deleteProperty(partAt(contract, ...place.slice(0, -1)), place.at(-1) ?? '');
}

const REQUEST = ['components', 'schemas', 'CreateOrderRequest'];
const ORDER = ['components', 'schemas', 'Order'];
const CREATE_ORDER = ['paths', '/order/create-order', 'post'];

describe('a contract that breaks its callers', () => {
  it.each<[string, Change, string]>([
    [
      'a call that is gone',
      (contract) => removeAt(contract, 'paths', '/wishlist/clear'),
      'clearWishlist: the call is gone',
    ],
    [
      'a field that must now be given',
      (contract) => listAt(contract, ...REQUEST, 'required').push('expectedTotal'),
      'createOrder: the body.expectedTotal must now be given',
    ],
    [
      'a new field that must be given',
      (contract) => {
        Object.assign(partAt(contract, ...REQUEST, 'properties'), { giftNote: { type: 'string' } });
        listAt(contract, ...REQUEST, 'required').push('giftNote');
      },
      'createOrder: the body.giftNote must now be given',
    ],
    [
      'a field that is no longer taken',
      (contract) => removeAt(contract, ...REQUEST, 'properties', 'expectedTotal'),
      'createOrder: the body.expectedTotal is gone',
    ],
    [
      'a choice that is no longer taken',
      (contract) => listAt(contract, ...REQUEST, 'properties', 'paymentMethod', 'enum').pop(),
      'createOrder: the body.paymentMethod no longer takes online',
    ],
    [
      'a limit that is tighter',
      (contract) =>
        Object.assign(partAt(contract, ...REQUEST, 'properties', 'items'), { maxItems: 100 }),
      'createOrder: the body.items has the maxItems 100 now',
    ],
    [
      'a limit where there was none',
      (contract) =>
        Object.assign(partAt(contract, ...REQUEST, 'properties', 'paymentMethod'), {
          minLength: 3,
        }),
      'createOrder: the body.paymentMethod has the minLength 3 now',
    ],
    [
      'another type',
      (contract) =>
        Object.assign(partAt(contract, ...REQUEST, 'properties', 'expectedTotal'), {
          type: 'string',
        }),
      'createOrder: the body.expectedTotal was integer, and is string',
    ],
    [
      'a session where none was needed',
      (contract) =>
        Object.assign(partAt(contract, 'paths', '/products', 'get'), {
          security: [{ cookieAuth: [] }],
        }),
      'listProducts: it now needs a session',
    ],
    [
      'a parameter that must now be given',
      (contract) =>
        listAt(contract, ...CREATE_ORDER, 'parameters').push({
          in: 'query',
          name: 'shop',
          required: true,
          schema: {},
        }),
      'createOrder: query shop must now be given',
    ],
    [
      'a kind of body that is no longer taken',
      (contract) =>
        removeAt(
          contract,
          'paths',
          '/users/register',
          'post',
          'requestBody',
          'content',
          'multipart/form-data',
        ),
      'registerUser: the body as multipart/form-data is gone',
    ],
    [
      'another status of success',
      (contract) => {
        const responses = partAt(contract, ...CREATE_ORDER, 'responses');
        responses['200'] = responses['201'];
        delete responses['201'];
      },
      'createOrder: 201 is no longer a response',
    ],
  ])('%s', (_, change, text) => {
    expect(afterChange(change)).toContain(text);
  });

  it('a response that gives less, wherever it is sent', () => {
    const found = afterChange((contract) => {
      removeAt(contract, ...ORDER, 'properties', 'orderNumber');
      const required = listAt(contract, ...ORDER, 'required');
      required.splice(required.indexOf('status'), 1);
    });
    for (const call of ['createOrder: 201', 'getOrder: 200', 'cancelOrder: 200']) {
      expect(found).toContain(`${call}.data.orderNumber is gone`);
      expect(found).toContain(`${call}.data.status may now be missing`);
    }
    expect(found).toContain('listOrders: 200.data[].orderNumber is gone');
  });

  it('a response with a new value', () => {
    const found = afterChange((contract) =>
      listAt(contract, 'components', 'schemas', 'OrderStatus', 'enum').push('lost'),
    );
    expect(found).toContain('getOrder: 200.data.status may now be lost');
  });
});

describe('a compatible contract', () => {
  it.each<[string, Change]>([
    ['is the same', () => {}],
    [
      'takes a new field that may be left out',
      (contract) => {
        const giftNote = { type: 'string', maxLength: 200 };
        Object.assign(partAt(contract, ...REQUEST, 'properties'), { giftNote });
      },
    ],
    [
      'gives a new field',
      (contract) => Object.assign(partAt(contract, ...ORDER, 'properties'), { weight: {} }),
    ],
    [
      'takes more',
      (contract) => {
        const properties = [...REQUEST, 'properties'];
        Object.assign(partAt(contract, ...properties, 'items'), { maxItems: 100_000 });
        listAt(contract, ...properties, 'paymentMethod', 'enum').push('card');
        Object.assign(partAt(contract, ...properties, 'expectedTotal'), { type: 'number' });
        removeAt(contract, ...properties, 'expectedTotal', 'minimum');
      },
    ],
    [
      'has a new call, and another description',
      (contract) => {
        const track = { get: { operationId: 'trackOrder', responses: {} } };
        Object.assign(partAt(contract, 'paths'), { '/order/track': track });
        Object.assign(partAt(contract, ...CREATE_ORDER), { description: 'Places an order.' });
      },
    ],
    [
      'has another error',
      (contract) => {
        const responses = partAt(contract, ...CREATE_ORDER, 'responses');
        responses['418'] = { description: 'No tea.' };
      },
    ],
  ])('%s', (_, change) => {
    expect(afterChange(change)).toEqual([]);
  });
});
