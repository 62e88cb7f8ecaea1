import type { ShellPolicy } from '@haat/server/shell';

/**
 * How the host treats the URLs of this shell. A personal page is never cached, and robots.txt closes it
 * to crawlers; a rule of robots.txt covers all URLs that begin with its path. Which screens need a
 * sign-in is said by the layouts in routes.ts.
 */
export const hosting = {
  personalPages: [
    { path: '/account' },
    { path: '/cart' },
    { path: '/forgot' },
    { path: '/login' },
    { path: '/order-link', hasSecretUrl: true, loadsPaymentProvider: true },
    { path: '/payment', loadsPaymentProvider: true },
    { path: '/register' },
    { path: '/reset-password', hasSecretUrl: true },
    { path: '/saved-address' },
    { path: '/shipping-details' },
    { path: '/signup' },
    { path: '/stock-alerts', hasSecretUrl: true },
    { path: '/undo-email-change', hasSecretUrl: true },
    { path: '/verify-email', hasSecretUrl: true },
  ],
  queryParameters: [
    'search',
    'page',
    'sort',
    'category',
    'categories',
    'brand',
    'inStock',
    'availability',
    'price',
    'occasion',
  ],
  serviceWorker: '/service-worker.js',
} satisfies ShellPolicy;
