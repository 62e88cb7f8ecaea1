import { ApiError } from '@haat/api-sdk';
import { describe, expect, it } from 'vitest';
import { defer, loadOrFail } from './load.ts';

const gone = new ApiError({
  reason: 'response',
  status: 404,
  message: 'No such product.',
  hasServerMessage: true,
});
const offline = new ApiError({ reason: 'network', status: 0, message: 'No answer' });

describe('loadOrFail', () => {
  it('hands on what the call gave', async () => {
    await expect(loadOrFail(Promise.resolve(1), 'Failed')).resolves.toBe(1);
  });

  it.each([
    ['its own status and message', gone, 404, 'No such product.'],
    ['503 and the fallback when no answer came', offline, 503, 'Failed to load product'],
  ])("makes a refusal the page's: %s", async (_, error, status, message) => {
    await expect(loadOrFail(Promise.reject(error), 'Failed to load product')).rejects.toMatchObject(
      { init: { status }, data: { message } },
    );
  });

  it('leaves faults of the program alone', async () => {
    const fault = new TypeError('x is not a function');
    await expect(loadOrFail(Promise.reject(fault), 'Failed')).rejects.toBe(fault);
  });
});

describe('defer', () => {
  it('never rejects: a block of a page must not take the page down', async () => {
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
