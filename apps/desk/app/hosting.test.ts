import { expect, it } from 'vitest';
import { hosting } from './hosting.ts';
import { SERVICE_WORKER_URL } from './lib/register-service-worker.ts';

// product 10.6.10
it('closes every page, and hides the address of an invite', () => {
  expect(hosting.personalPages).toEqual([{ path: '/' }, { path: '/invite', hasSecretUrl: true }]);
});

it('names the file of the service worker', () => {
  expect(`/desk${hosting.serviceWorker}`).toBe(SERVICE_WORKER_URL);
});
