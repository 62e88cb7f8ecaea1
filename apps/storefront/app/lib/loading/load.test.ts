import { ApiError } from '@haat/api-sdk';
import { describe, expect, it } from 'vitest';
import { defer, loadOrFail } from './load.ts';

const gone = new ApiError({
  reason: 'response',
  status: 404,
  message: 'No such product.',
  hasServerMessage: true,
});
const misspelled = new ApiError({
  reason: 'response',
  status: 400,
  message: 'id is not valid.',
  hasServerMessage: true,
  fieldErrors: [{ field: 'id', message: 'id is not valid.' }],
});
const offline = new ApiError({ reason: 'network', status: 0, message: 'No answer' });

describe('loadOrFail', () => {
  it('resolves to the result of the call', async () => {
    await expect(loadOrFail(Promise.resolve(1), 'Failed')).resolves.toBe(1);
  });

  it.each([
    ['its own status and message', gone, 404, 'No such product.'],
    ['404 where nothing can have the id', misspelled, 404, 'id is not valid.'],
    ['503 and the fallback without a response', offline, 503, 'Failed to load product'],
    // product 2.2.4
  ])("makes an API error the page's: %s", async (_, error, status, message) => {
    await expect(loadOrFail(Promise.reject(error), 'Failed to load product')).rejects.toMatchObject(
      { init: { status }, data: { message } },
    );
  });

  it('rethrows other errors', async () => {
    const bug = new TypeError('x is not a function');
    await expect(loadOrFail(Promise.reject(bug), 'Failed')).rejects.toBe(bug);
  });
});

describe('defer', () => {
  it('never rejects: the error of a block must not become the error of the page', async () => {
    await expect(defer(Promise.resolve(1), 'Failed')).resolves.toEqual({
      isLoaded: true,
      value: 1,
    });
    await expect(defer(Promise.reject(offline), 'Failed to load products')).resolves.toEqual({
      isLoaded: false,
      message: 'Failed to load products',
    });
  });
});
