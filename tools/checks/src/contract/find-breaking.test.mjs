import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { findBreaking } from './find-breaking.mjs';

const CONTRACT = readFileSync(join(rootDir, 'openapi/generated/openapi.json'), 'utf8');
const read = () => JSON.parse(CONTRACT);

/** Lists the breaking changes after a change of the shop's contract. */
function afterChange(change) {
  const after = read();
  change(after, after.components.schemas);
  return findBreaking(read(), after);
}

const orderOf = (contract) => contract.paths['/order/create-order'].post;

describe('a contract that breaks its callers', () => {
  it.each([
    [
      'a call that is gone',
      (contract) => delete contract.paths['/wishlist/clear'],
      'clearWishlist: the call is gone',
    ],
    [
      'a field that must now be given',
      (_, { CreateOrderRequest }) => CreateOrderRequest.required.push('expectedTotal'),
      'createOrder: the body.expectedTotal must now be given',
    ],
    [
      'a new field that must be given',
      (_, { CreateOrderRequest }) => {
        CreateOrderRequest.properties.giftNote = { type: 'string' };
        CreateOrderRequest.required.push('giftNote');
      },
      'createOrder: the body.giftNote must now be given',
    ],
    [
      'a field that is no longer taken',
      (_, { CreateOrderRequest }) => delete CreateOrderRequest.properties.expectedTotal,
      'createOrder: the body.expectedTotal is gone',
    ],
    [
      'a choice that is no longer taken',
      (_, { CreateOrderRequest }) => CreateOrderRequest.properties.paymentMethod.enum.pop(),
      'createOrder: the body.paymentMethod no longer takes online',
    ],
    [
      'a limit that is tighter',
      (_, { CreateOrderRequest }) => {
        CreateOrderRequest.properties.items.maxItems = 100;
      },
      'createOrder: the body.items has the maxItems 100 now',
    ],
    [
      'a limit where there was none',
      (_, { CreateOrderRequest }) => {
        CreateOrderRequest.properties.paymentMethod.minLength = 3;
      },
      'createOrder: the body.paymentMethod has the minLength 3 now',
    ],
    [
      'another type',
      (_, { CreateOrderRequest }) => {
        CreateOrderRequest.properties.expectedTotal.type = 'string';
      },
      'createOrder: the body.expectedTotal was integer, and is string',
    ],
    [
      'a session where none was needed',
      (contract) => {
        contract.paths['/products'].get.security = [{ cookieAuth: [] }];
      },
      'listProducts: it now needs a session',
    ],
    [
      'a parameter that must now be given',
      (contract) =>
        orderOf(contract).parameters.push({
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
        delete contract.paths['/users/register'].post.requestBody.content['multipart/form-data'],
      'registerUser: the body as multipart/form-data is gone',
    ],
    [
      'another status of success',
      (contract) => {
        const { responses } = orderOf(contract);
        responses['200'] = responses['201'];
        delete responses['201'];
      },
      'createOrder: 201 is no longer a response',
    ],
  ])('%s', (_, change, text) => {
    expect(afterChange(change)).toContain(text);
  });

  it('a response that gives less, wherever it is sent', () => {
    const found = afterChange((_, { Order }) => {
      delete Order.properties.orderNumber;
      Order.required = Order.required.filter((name) => name !== 'status');
    });
    for (const call of ['createOrder: 201', 'getOrder: 200', 'cancelOrder: 200']) {
      expect(found).toContain(`${call}.data.orderNumber is gone`);
      expect(found).toContain(`${call}.data.status may now be missing`);
    }
    expect(found).toContain('listOrders: 200.data[].orderNumber is gone');
  });

  it('a response with a new value', () => {
    const found = afterChange((_, { Order }) => Order.properties.status.enum.push('lost'));
    expect(found).toContain('getOrder: 200.data.status may now be lost');
  });
});

describe('a compatible contract', () => {
  it.each([
    ['is the same', () => {}],
    [
      'takes a new field that may be left out',
      (_, { CreateOrderRequest }) => {
        CreateOrderRequest.properties.giftNote = { type: 'string', maxLength: 200 };
      },
    ],
    ['gives a new field', (_, { Order }) => Object.assign(Order.properties, { weight: {} })],
    [
      'takes more',
      (_, { CreateOrderRequest }) => {
        const { items, paymentMethod, expectedTotal } = CreateOrderRequest.properties;
        items.maxItems += 1;
        paymentMethod.enum.push('card');
        expectedTotal.type = 'number';
        delete expectedTotal.minimum;
      },
    ],
    [
      'has a new call, and another description',
      (contract) => {
        contract.paths['/order/track'] = { get: { operationId: 'trackOrder', responses: {} } };
        orderOf(contract).description = 'Places an order.';
      },
    ],
    [
      'has another error',
      (contract) => {
        orderOf(contract).responses['418'] = { description: 'No tea.' };
      },
    ],
  ])('%s', (_, change) => {
    expect(afterChange(change)).toEqual([]);
  });
});
