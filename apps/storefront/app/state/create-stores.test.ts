import { unwrap } from '@haat/api-sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from './create-stores.ts';

const LOST = new TypeError('fetch failed');

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a call with an idempotency key is repeated once after a lost response, under the same key', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    throw LOST;
  });
  const params = { path: { id: 'order-1' }, header: { 'Idempotency-Key': 'key-1' } };
  await expect(unwrap(api.POST('/order/pay-on-delivery/{id}', { params }))).rejects.toMatchObject({
    reason: 'network',
  });
  expect(keys).toEqual(['key-1', 'key-1']);
});

it('any other call shows at once that it failed', async () => {
  const fetch = vi.fn().mockRejectedValue(LOST);
  vi.stubGlobal('fetch', fetch);
  await expect(unwrap(api.GET('/cart'))).rejects.toMatchObject({ reason: 'network' });
  expect(fetch).toHaveBeenCalledTimes(1);
});
