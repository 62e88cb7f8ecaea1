import type { ShellPolicy } from '@haat/server/shell';

/** How the host treats the URLs of this shell: all pages are personal, and an invite's URL is a secret. */
export const hosting = {
  personalPages: [{ path: '/' }, { path: '/invite', hasSecretUrl: true }],
  queryParameters: [],
  serviceWorker: '/service-worker.js',
} satisfies ShellPolicy;
