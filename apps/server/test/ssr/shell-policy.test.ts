import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadShell, type Shell } from '../../src/ssr/shell-build.ts';
import { buildTestApp } from '../support/build-test-app.ts';

const STOCK_SHELL = fileURLToPath(new URL('../support/stock-shell', import.meta.url));

const RAZORPAY = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'a',
  RAZORPAY_KEY_SECRET: 'b',
  RAZORPAY_WEBHOOK_SECRET: 'c',
};

async function openStockShell() {
  const shell = await loadShell(STOCK_SHELL);
  if (shell === undefined) throw new Error('The stock shell is missing.');
  const rendered: string[] = [];
  const shop = await buildTestApp({
    shell: {
      ...shell,
      render(request, init) {
        rendered.push(request.url.replace(init.publicOrigin, ''));
        return shell.render(request, init);
      },
    },
    environment: RAZORPAY,
  });
  const open = (url: string) => shop.inject({ url, headers: { accept: 'text/html' } });
  return { open, rendered };
}

describe('a shell below a path, beside the shell of all other paths', () => {
  async function openBoth() {
    const rendered: string[] = [];
    const html = { headers: { 'content-type': 'text/html' } };
    const shells: Shell[] = ['', '/desk'].map((mountPath) => ({
      mountPath,
      clientFolder: '/nowhere',
      policy: {
        personalPages:
          mountPath === '' ? [] : [{ path: '/invite', hasSecretUrl: true }, { path: '/' }],
        queryParameters: [],
      },
      async render(request, { publicOrigin }) {
        rendered.push(`${mountPath}: ${request.url.replace(publicOrigin, '')}`);
        return new Response('<!doctype html>', html);
      },
    }));
    const shop = await buildTestApp({ shells });
    const open = (url: string) => shop.inject({ url, headers: { accept: 'text/html' } });
    return { open, rendered };
  }

  // product 10.6.10
  test('renders the pages below its path, by its own policy', async () => {
    const { open, rendered } = await openBoth();
    for (const url of ['/desk/', '/desk/orders?page=2', '/desk/invite/abc']) {
      const { statusCode, headers } = await open(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe(
        url.includes('invite') ? 'no-referrer' : 'strict-origin-when-cross-origin',
      );
    }
    for (const url of ['/desk/Invite/AbC', '/%64esk/invite/AbC', '/desk/./%69nvite/AbC/']) {
      const { statusCode, headers } = await open(url);
      expect(statusCode).toBe(308);
      expect(headers).toMatchObject({
        location: '/desk/invite/AbC',
        'referrer-policy': 'no-referrer',
      });
    }
    expect((await open('/desk?page=2')).headers.location).toBe('/desk/?page=2');
    for (const url of ['/', '/desks', '/invite/abc']) {
      expect((await open(url)).headers['cache-control']).toContain('public');
    }
    expect(rendered).toEqual([
      '/desk: /desk/',
      '/desk: /desk/orders?page=2',
      '/desk: /desk/invite/abc',
      ': /',
      ': /desks',
      ': /invite/abc',
    ]);
  });
});

describe('another shell, with paths of its own', () => {
  test('has its own personal pages, which are stored nowhere', async () => {
    const { open, rendered } = await openStockShell();
    for (const url of ['/till', '/till', '/invitation/abc']) {
      const { statusCode, headers } = await open(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(rendered).toEqual(['/till', '/till', '/invitation/abc']);
  });

  test('has public pages at the personal paths of the storefront', async () => {
    const { open, rendered } = await openStockShell();
    for (const url of ['/cart', '/cart', '/payment', '/reset-password/abc']) {
      const { headers } = await open(url);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['content-security-policy']).not.toContain('razorpay');
    }
    expect(rendered).toEqual(['/cart', '/payment', '/reset-password/abc']);
  });
});
