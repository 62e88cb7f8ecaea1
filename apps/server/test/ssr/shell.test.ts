import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createContext, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { raiseRevision } from '../../src/platform/database/revisions.ts';
import type { LoadContextInit } from '../../src/ssr/shell.ts';
import { createShell, type Shell } from '../../src/ssr/shell-build.ts';
import { RENDERING_LIMIT } from '../../src/ssr/shell-host.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { SHOP_POLICY } from '../support/pages/shop-policy.ts';
import { makeFolder } from '../support/processes/make-folder.ts';

interface FakeShell extends Shell {
  /** Addresses that were rendered. */
  rendered: string[];
}

type Render = (request: Request, init: LoadContextInit) => Response | Promise<Response>;

function fakeShell(render: Render = (request) => html(`<h1>${request.url}</h1>`)): FakeShell {
  const rendered: string[] = [];
  return {
    rendered,
    clientFolder: '/nowhere',
    policy: SHOP_POLICY,
    async render(request, init) {
      rendered.push(new URL(request.url).pathname + new URL(request.url).search);
      return render(request, init);
    },
  };
}

function html(body: string, init: ResponseInit = {}): Response {
  return new Response(`<!doctype html>${body}`, {
    ...init,
    headers: { 'content-type': 'text/html', ...init.headers },
  });
}

const RAZORPAY = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'a',
  RAZORPAY_KEY_SECRET: 'b',
  RAZORPAY_WEBHOOK_SECRET: 'c',
};

const document = { headers: { accept: 'text/html' } };

test.each([
  ['sandbox', { PAYMENT_PROVIDER: 'sandbox' }],
  ['razorpay', RAZORPAY],
])('the shell gets %s as the payment provider', async (name, environment) => {
  const told: string[] = [];
  const shell = fakeShell((_request, { paymentProvider }) => {
    told.push(paymentProvider);
    return html('');
  });
  const shop = await buildTestApp({ shell, environment });
  await shop.inject({ url: '/payment', ...document });
  expect(told).toEqual([name]);
});

test('one IP address has a limit of renderings, and cached pages do not count', async () => {
  const shop = await buildTestApp({ shell: fakeShell(), environment: { RATE_LIMITS: 'on' } });
  const open = async (url: string, remoteAddress = '203.0.113.7') => {
    const reply = await shop.inject({ url, remoteAddress, ...document });
    return reply.statusCode;
  };
  expect(await open('/product/1')).toBe(200);
  for (let page = 1; page < RENDERING_LIMIT.max; page += 1) {
    expect(await open(`/product/1?unknown=${page}`)).toBe(200);
  }
  expect(await open('/product/1?unknown=more')).toBe(429);
  expect(await open('/product/2')).toBe(429);
  expect(await open('/account')).toBe(429);
  expect(await open('/product/1')).toBe(200);
  expect(await open('/product/2', '203.0.113.8')).toBe(200);
});

describe('public pages', () => {
  // product 4.8.5
  test('are rendered once, also for many who come at once, and again after a change', async () => {
    const shell = fakeShell();
    const shop = await buildTestApp({ shell });
    const open = () => shop.inject({ url: '/product/1', ...document });
    const pages = await Promise.all([open(), open(), open()]);
    expect(pages.map((page) => page.statusCode)).toEqual([200, 200, 200]);
    await open();
    expect(shell.rendered).toEqual(['/product/1']);

    await raiseRevision(shop.context.db, 'public-pages');
    await open();
    expect(shell.rendered).toHaveLength(2);
  });

  // product 4.8.5
  test('are rendered again after a minute, and when another process changed something', async () => {
    const shell = fakeShell();
    const shop = await buildTestApp({ shell });
    const open = () => shop.inject({ url: '/', ...document });
    await open();
    shop.clock.advance(59_000);
    await open();
    expect(shell.rendered).toHaveLength(1);
    shop.clock.advance(1_000);
    await open();
    expect(shell.rendered).toHaveLength(2);

    await shop.database.db
      .insertInto('revisions')
      .values({ scope: 'public-pages', revision: 100 })
      .execute();
    shop.clock.advance(1_000);
    await open();
    expect(shell.rendered).toHaveLength(3);
  });

  test('a rendering that began before a change is not cached', async () => {
    const { promise: change, resolve: finishRendering } = Promise.withResolvers<void>();
    const shell = fakeShell(async () => {
      await change;
      return html('old');
    });
    const shop = await buildTestApp({ shell });
    const first = shop.inject({ url: '/', ...document });
    while (shell.rendered.length === 0) await nextTick();
    await raiseRevision(shop.context.db, 'public-pages');
    finishRendering();
    await first;
    await shop.inject({ url: '/', ...document });
    expect(shell.rendered).toHaveLength(2);
  });

  test('links with tracking parameters share one page; pages with unknown parameters are not cached', async () => {
    const shell = fakeShell();
    const shop = await buildTestApp({ shell });
    for (const url of [
      '/products?search=chilli',
      '/products?search=chilli&utm_source=whatsapp&fbclid=1',
      '/products?search=papad',
      '/products?search=chilli&surprise=1',
      '/products?search=chilli&surprise=1',
    ]) {
      await shop.inject({ url, ...document });
    }
    expect(shell.rendered).toEqual([
      '/products?search=chilli',
      '/products?search=papad',
      '/products?search=chilli&surprise=1',
      '/products?search=chilli&surprise=1',
    ]);
  });

  // product 2.15.1
  test('have one address, and every other spelling of it is a permanent redirect', async () => {
    const shell = { ...fakeShell(), findRoute: () => '/product/:id' };
    const shop = await buildTestApp({ shell });
    const { headers } = await shop.inject({ url: '/product/chai?page=2', ...document });
    expect(headers['cache-control']).toContain('public');
    for (const url of [
      '/product/chai/?page=2',
      '/PRODUCT/chai?page=2',
      '/product/ch%61i?page=2',
      '//product/./chai?page=2',
    ]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const reply = await shop.inject({ method, url, ...document });
        expect([url, reply.statusCode]).toEqual([url, 308]);
        expect(reply.headers).toMatchObject({
          location: '/product/chai?page=2',
          'cache-control': 'no-store',
        });
      }
    }
    expect(shell.rendered).toEqual(['/product/chai?page=2']);
  });

  test('paths without a route share one page, which nobody else may store', async () => {
    const shell = fakeShell((request) => html(request.url, { status: 404 }));
    const findMissing = (path: string) => (path.startsWith('/story') ? undefined : '/not-found');
    const shop = await buildTestApp({ shell: { ...shell, findMissing } });
    const replies = [];
    for (const url of ['/a', '/b/c?d=1', '/a', '/story/none', '/story/none']) {
      replies.push(await shop.inject({ url, ...document }));
    }
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(shell.rendered).toEqual(['/not-found', '/story/none', '/story/none']);
    expect(new Set(replies.map(({ headers }) => headers['cache-control']))).toEqual(
      new Set(['no-store']),
    );
    await raiseRevision(shop.context.db, 'public-pages');
    await shop.inject({ url: '/a', ...document });
    expect(shell.rendered.at(-1)).toBe('/not-found');
    expect(shell.rendered).toHaveLength(4);
  });

  // product 4.8.5
  test('nothing of the visitor reaches the rendering', async () => {
    let seen: Headers | undefined;
    const shell = fakeShell((request) => {
      seen = request.headers;
      return html('page', { headers: { 'set-cookie': 'a=b' } });
    });
    const shop = await buildTestApp({ shell });
    const reply = await shop.inject({
      url: '/',
      headers: {
        accept: 'text/html',
        cookie: 'haat_access=secret',
        'user-agent': 'mine',
        'x-forwarded-host': 'evil.example',
      },
    });
    expect(Object.fromEntries(seen ?? [])).toEqual({ accept: 'text/html' });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test('are compressed, and a client that has the page gets a 304', async () => {
    const shell = fakeShell(() => html('<p>papad</p>'.repeat(500)));
    const shop = await buildTestApp({ shell });
    const plain = await shop.inject({ url: '/', ...document });
    const small = await shop.inject({
      url: '/',
      headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' },
    });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const known = await shop.inject({
      url: '/',
      headers: { accept: 'text/html', 'if-none-match': String(plain.headers.etag) },
    });
    expect(known.statusCode).toBe(304);
    expect(known.body).toBe('');
    expect(shell.rendered).toHaveLength(1);
  });

  test('a rendering that throws is a page with a way on, not a blank one', async () => {
    const shell = fakeShell(() => {
      throw new Error('secret detail');
    });
    const shop = await buildTestApp({ shell });
    const reply = await shop.inject({ url: '/', ...document });
    expect(reply.statusCode).toBe(500);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('<a href="/">');
    expect(reply.body).not.toContain('secret detail');
  });

  test('only a whole success is cached', async () => {
    let status = 500;
    const shell = fakeShell(() => html('page', { status }));
    const shop = await buildTestApp({ shell });
    expect((await shop.inject({ url: '/', ...document })).statusCode).toBe(500);
    status = 404;
    const missing = await shop.inject({ url: '/', ...document });
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-store');
    status = 200;
    expect((await shop.inject({ url: '/', ...document })).statusCode).toBe(200);
  });

  test('a page that lacks a block is sent, and rendered again for the next one', async () => {
    const shell = fakeShell((_request, init) => {
      init.reportError(new Error('Best Sellers took too long'));
      return html('a page with skeletons');
    });
    const shop = await buildTestApp({ shell });
    for (let count = 0; count < 2; count += 1) {
      expect((await shop.inject({ url: '/', ...document })).body).toContain('skeletons');
    }
    expect(shell.rendered).toHaveLength(2);
  });

  test('a rendering is given up when the last who waited has gone, and not before', async () => {
    const renderings: { signal: AbortSignal; init: LoadContextInit; finish(): void }[] = [];
    const shell = fakeShell(async ({ signal }, init) => {
      const end = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => end.resolve());
      renderings.push({ signal, init, finish: end.resolve });
      await end.promise;
      return html('page');
    });
    const shop = await buildTestApp({ shell });
    const url = await shop.server.listen({ port: 0, host: '127.0.0.1' });
    let [begun, ended] = [0, 0];
    shop.server.server.on('request', (_request, response) => {
      begun += 1;
      response.on('close', () => (ended += 1));
    });
    const [asha, meera] = [new AbortController(), new AbortController()];
    const requests = [asha, meera].map(({ signal }) => fetch(url, { signal }).catch(() => 'left'));
    while (begun < 2 || renderings.length === 0) await nextTick();
    asha.abort();
    while (ended < 1) await nextTick();
    const rendering = renderings[0];
    expect(rendering?.signal.aborted).toBe(false);
    meera.abort();
    expect(await Promise.all(requests)).toEqual(['left', 'left']);
    while (rendering?.signal.aborted === false) await nextTick();
    await expect(rendering?.init.apiFetch('http://shop/api/v1/categories')).rejects.toThrow(
      'aborted',
    );

    // Whoever comes next gets a page of their own.
    const next = fetch(url);
    while (renderings.length < 2) await nextTick();
    renderings[1]?.finish();
    expect(await (await next).text()).toContain('page');
    expect(shop.logLines.join()).not.toContain('"level":50');
  });
});

describe('personal pages', () => {
  test.each([
    '/account',
    '/account/orders?x=1',
    '/account.data',
    '/cart',
    '/payment',
    '/login',
    '/signup',
    '/shipping-details',
    '/saved-address',
    '/reset-password/abc',
  ])('%s is stored nowhere', async (url) => {
    const shell = fakeShell();
    const shop = await buildTestApp({ shell });
    for (let count = 0; count < 2; count += 1) {
      const reply = await shop.inject({ url, ...document });
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers.etag).toBeUndefined();
    }
    expect(shell.rendered).toEqual([url, url]);
  });
});

describe('the policy of documents', () => {
  const policyOf = (reply: { headers: Record<string, unknown> }) =>
    new Map(
      String(reply.headers['content-security-policy'])
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources] as const;
        }),
    );

  test('allows the shell’s own inline scripts by hash, and no others', async () => {
    const shell = fakeShell((_request, { nonce }) =>
      html(
        `<script nonce="${nonce}">own()</script>` +
          `<script nonce="${nonce}" src="/assets/a.js"></script>` +
          `<script type="application/ld+json" nonce="${nonce}">{"a":1}</script>` +
          `<style nonce="${nonce}">p{}</style>` +
          '<script>injected()</script><script nonce="guessed">injected()</script>',
      ),
    );
    const shop = await buildTestApp({ shell });
    const reply = await shop.inject({ url: '/', ...document });
    const policy = policyOf(reply);
    expect(policy.get('script-src')).toEqual([
      "'self'",
      `'sha256-${createHash('sha256').update('own()').digest('base64')}'`,
    ]);
    expect(policy.get('style-src')).toHaveLength(2);
    expect(reply.body).toContain('<script>own()</script>');
    expect(reply.body).not.toMatch(/nonce="(?!guessed)/);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-src')).toContain('https://www.google.com');
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(reply.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=(), microphone=(self)'),
    });
  });

  test('allows the card payment’s hosts on the payment page only', async () => {
    const shop = await buildTestApp({
      shell: fakeShell(),
      environment: {
        PUBLIC_ORIGIN: 'https://shop.example',
        ...RAZORPAY,
        IMAGE_HOSTS: 'img.example',
      },
    });
    const payment = await shop.inject({ url: '/payment', ...document });
    const home = await shop.inject({ url: '/', ...document });
    expect(policyOf(payment).get('script-src')).toContain('https://checkout.razorpay.com');
    expect(policyOf(payment).get('frame-src')).toContain('https://api.razorpay.com');
    expect(payment.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(String(home.headers['content-security-policy'])).not.toContain('razorpay');
    expect(policyOf(home).get('img-src')).toContain('https://img.example');
    expect(policyOf(home).has('upgrade-insecure-requests')).toBe(true);
  });

  test('URLs that hold a secret are never sent as a referrer', async () => {
    const shop = await buildTestApp({ shell: fakeShell() });
    for (const url of [
      '/reset-password/abc',
      '/reset-password/abc.data',
      '/reset-password/abc/_.data',
      '/%72eset-password/abc.data',
      '/Reset-Password/abc',
      '/%72eset-password/abc',
      '/./reset-password//abc/',
      '/reset-password/%',
    ]) {
      const { headers } = await shop.inject({ url, ...document });
      expect([url, headers['referrer-policy']]).toEqual([url, 'no-referrer']);
      expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
    }
  });

  test('the data of a page is that of the canonical URL, without a redirect', async () => {
    const shell = fakeShell();
    const shop = await buildTestApp({ shell });
    for (const url of ['/Cart.data?_routes=x', '/%63art.data', '/cart/_.data', '//cart.data']) {
      const { statusCode, headers } = await shop.inject({ url });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    }
    expect(shell.rendered).toEqual([
      '/cart.data?_routes=x',
      '/cart.data',
      '/cart.data',
      '/cart.data',
    ]);
  });

  // product 2.2.4
  test('an address with a broken percent sign is a page, and a call below /api says so', async () => {
    const shell = fakeShell();
    const shop = await buildTestApp({ shell });
    for (const method of ['GET', 'HEAD'] as const) {
      for (const url of ['/about-us%', '/category/%E0%A4', '/account/%', '/%.data']) {
        const { statusCode, headers } = await shop.inject({ method, url, ...document });
        expect([url, statusCode]).toEqual([url, 200]);
        expect(headers['content-type']).toContain('text/html');
      }
      const call = await shop.inject({ method, url: '/api/v1/products/%', ...document });
      expect(call.statusCode).toBe(400);
      expect(call.headers['content-type']).toContain('application/json');
    }
    expect(shell.rendered).toContain('/category/%25E0%25A4');
  });
});

describe('the in-process API', () => {
  test('responds without the visitor’s cookies, and reads only', async () => {
    const seen: unknown[] = [];
    const shell = fakeShell(async (_request, { apiFetch, publicOrigin }) => {
      const reply = await apiFetch(new Request(`${publicOrigin}/api/v1/users/current-user`));
      seen.push(reply.status, await reply.json());
      for (const [url, method] of [
        ['/api/v1/users/logout', 'POST'],
        ['/healthz', 'GET'],
        ['/', 'GET'],
      ] as const) {
        await apiFetch(publicOrigin + url, { method }).catch((error: unknown) => seen.push(error));
      }
      return html('page');
    });
    const shop = await buildTestApp({ shell });
    const asha = shop.visitor();
    await asha.signUp();
    const cookie = Array.from(asha.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    await shop.inject({ url: '/', headers: { accept: 'text/html', cookie } });
    expect(seen).toEqual([
      401,
      { success: false, message: 'Please log in to continue.', code: 'unauthorized' },
      expect.any(TypeError),
      expect.any(TypeError),
      expect.any(TypeError),
    ]);
  });
});

describe('files', () => {
  async function buildClientFolder(): Promise<string> {
    const folder = await makeFolder();
    const script = 'console.log(1);'.repeat(200);
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets', 'entry-a1b2c3.js'), script);
    await writeFile(join(folder, 'assets', 'entry-a1b2c3.js.br'), brotliCompressSync('prepared'));
    await writeFile(join(folder, 'assets', 'app-d4.css'), 'p{color:red}'.repeat(200));
    await writeFile(join(folder, 'share.jpg'), Buffer.alloc(3_000, 1));
    return folder;
  }

  test('hashed ones are immutable, of the right type and compressed', async () => {
    const shell = { ...fakeShell(), clientFolder: await buildClientFolder() };
    const shop = await buildTestApp({ shell });
    const script = await shop.inject({ url: '/assets/entry-a1b2c3.js' });
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    const prepared = await shop.inject({
      url: '/assets/entry-a1b2c3.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(brotliDecompressSync(prepared.rawPayload).toString()).toBe('prepared');
    const style = await shop.inject({
      url: '/assets/app-d4.css',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(style.headers['content-encoding']).toBe('gzip');
    const known = await shop.inject({
      url: '/assets/app-d4.css',
      headers: { 'if-none-match': String(style.headers.etag) },
    });
    expect(known.statusCode).toBe(304);
  });

  // product 10.6.13
  test('the service worker of a shell is looked for at each visit, and connects to the shop alone', async () => {
    const clientFolder = await buildClientFolder();
    await writeFile(join(clientFolder, 'service-worker.js'), 'self.onfetch = () => {};');
    const shell = fakeShell();
    const policy = { ...shell.policy, serviceWorker: '/service-worker.js' };
    const shop = await buildTestApp({ shell: { ...shell, policy, clientFolder } });
    const file = await shop.inject({ url: '/service-worker.js' });
    expect(file.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(file.headers['content-security-policy']).toMatch(
      /^default-src 'none'; connect-src 'self';(?!.*sandbox)/,
    );
    const page = await shop.inject({ url: '/account' });
    expect(page.headers['content-security-policy']).toContain("worker-src 'self'");
  });

  // product 9.4.4
  test('a service worker that is switched off is one that removes itself', async () => {
    const clientFolder = await buildClientFolder();
    await writeFile(join(clientFolder, 'service-worker.js'), 'self.onfetch = () => {};');
    const shell = fakeShell();
    const policy = { ...shell.policy, serviceWorker: '/service-worker.js' };
    const shop = await buildTestApp({
      shell: { ...shell, policy, clientFolder },
      environment: { SERVICE_WORKERS: 'off' },
    });
    const file = await shop.inject({ url: '/service-worker.js' });
    expect(file.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(file.body).toContain('registration.unregister()');
    expect(file.body).not.toContain('onfetch');
  });
});

describe('a React Router build', () => {
  const nonceContext = createContext<string>();

  function toBuild(module: object) {
    return {
      entry: { module: { hosting: SHOP_POLICY, ...module } },
      routes: {
        root: {
          id: 'root',
          path: '',
          module: {
            default: () => null,
            loader: ({ context }: { context: Readonly<RouterContextProvider> }) =>
              context.get(nonceContext),
          },
        },
      },
      assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
      publicPath: '/',
      assetsBuildDirectory: 'build/client',
      future: {},
      ssr: true,
      isSpaMode: false,
      prerender: [],
      routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    };
  }

  test('gets its load context from its own entry', async () => {
    const shell = await createShell(
      toBuild({
        createLoadContext({ nonce }: LoadContextInit) {
          const context = new RouterContextProvider();
          context.set(nonceContext, nonce);
          return context;
        },
        default: (
          _request: Request,
          status: number,
          headers: Headers,
          entry: { staticHandlerContext: { loaderData: { root: string } } },
        ) => {
          headers.set('content-type', 'text/html');
          const nonce = entry.staticHandlerContext.loaderData.root;
          return new Response(`<script nonce="${nonce}">own()</script>`, { status, headers });
        },
      }),
      '/nowhere',
    );
    const shop = await buildTestApp({ shell });
    const reply = await shop.inject({ url: '/', ...document });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('<script>own()</script>');
  });
});
