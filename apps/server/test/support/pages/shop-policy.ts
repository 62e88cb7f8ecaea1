import type { ShellPolicy } from '../../../src/ssr/shell.ts';

/** The policy of a shop's shell, for shells that tests make up. */
export const SHOP_POLICY: ShellPolicy = {
  personalPages: [
    { path: '/account' },
    { path: '/cart' },
    { path: '/login' },
    { path: '/payment', loadsPaymentProvider: true },
    { path: '/reset-password', hasSecretUrl: true },
    { path: '/saved-address' },
    { path: '/shipping-details' },
    { path: '/signup' },
  ],
  queryParameters: ['search', 'page'],
  serviceWorker: '/service-worker.js',
};
