import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as nextTick } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { LoadContextInit } from '../../src/ssr/shell.ts';
import type { Shell } from '../../src/ssr/shell-build.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { openPage } from '../support/pages/open-page.ts';
import { SHOP_POLICY } from '../support/pages/shop-policy.ts';

const SHELL = '<h1>नमस्ते, the first screen</h1>';
const BLOCK = '<p>the slow block</p>';

/** One rendering of {@link slowShell}, in the hands of the test. */
interface SlowRendering {
  readonly url: string;
  readonly signal: AbortSignal;
  readonly init: LoadContextInit;
  /** Lets the slow block come. */
  finish(): void;
  /** Lets the rendering break off after its beginning. */
  breakOff(): void;
}

interface SlowShell extends Shell {
  readonly renderings: SlowRendering[];
}

interface SlowShellOptions {
  status?: number;
  contentType?: string;
}

/**
 * A shell whose pages have a block that comes when the test says so. As a real one it waits for the
 * block until the host's timeout; in the test the timeout is over at once, without a clock.
 */
function slowShell({ status = 200, contentType = 'text/html' }: SlowShellOptions = {}): SlowShell {
  const renderings: SlowRendering[] = [];
  return {
    renderings,
    clientFolder: '/nowhere',
    policy: SHOP_POLICY,
    async render(request, init) {
      const block = Promise.withResolvers<void>();
      // An aborted rendering breaks off.
      request.signal.addEventListener('abort', () => block.reject(request.signal.reason));
      block.promise.catch(() => {});
      renderings.push({
        url: new URL(request.url).pathname,
        signal: request.signal,
        init,
        finish: () => block.resolve(),
        breakOff: () => block.reject(new Error('The rendering broke off.')),
      });
      const { nonce, streamTimeoutMs } = init;
      if (contentType === 'text/html') {
        if (streamTimeoutMs === Number.POSITIVE_INFINITY) await block.promise;
        else init.onStreamStart();
      }
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          // Torn in the middle of a nonce, as the writing of a stream may do.
          const start = `<!doctype html>${SHELL}<script nonce="${nonce}">own()</script><script non`;
          controller.enqueue(encoder.encode(start));
          await nextTick();
          controller.enqueue(encoder.encode(`ce="${nonce}">two()</script>`));
          try {
            await block.promise;
            controller.enqueue(encoder.encode(`${BLOCK}<script nonce="${nonce}">put()</script>`));
            controller.close();
          } catch (error) {
            controller.error(error);
          }
        },
      });
      return new Response(body, { status, headers: { 'content-type': contentType } });
    },
  };
}

/** The rendering that began last. */
async function findLast({ renderings }: SlowShell, count = 1): Promise<SlowRendering> {
  while (renderings.length < count) await nextTick();
  const last = renderings.at(-1);
  if (last === undefined) throw new Error('Nothing was rendered.');
  return last;
}

function nonceOf(headers: IncomingHttpHeaders): string {
  const policy = String(headers['content-security-policy']);
  return /script-src 'self' 'nonce-([\w-]{32})'/.exec(policy)?.[1] ?? 'none';
}

describe('a page with a slow block', () => {
  test.each([
    ['', undefined],
    ['br', 'br'],
    ['gzip', 'gzip'],
  ])('sends its first screen before the block is there (%s)', async (accepted, encoding) => {
    const shell = slowShell();
    const shop = await buildTestApp({ shell });
    const page = await openPage(shop.server, '/', { 'accept-encoding': accepted });
    expect(page.headers['content-encoding']).toBe(encoding);
    const start = await page.readUntil('two()</script>');
    expect(start).toContain(SHELL);
    expect(start).not.toContain(BLOCK);
    (await findLast(shell)).finish();
    expect(await page.readAll()).toContain(BLOCK);
  });

  test('is stored nowhere, and no proxy is to collect it', async () => {
    const shell = slowShell();
    const shop = await buildTestApp({ shell });
    const page = await openPage(shop.server, '/', { 'accept-encoding': 'br' });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(page.headers.etag).toBeUndefined();
    expect(page.headers['content-length']).toBeUndefined();
    (await findLast(shell)).finish();
    await page.readAll();
  });

  test('is rendered once more when it is there, in order, for those who come later', async () => {
    const shell = slowShell();
    const shop = await buildTestApp({ shell });
    const page = await openPage(shop.server, '/');
    (await findLast(shell)).finish();
    await page.readAll();
    const again = await findLast(shell, 2);
    expect(again.init.streamTimeoutMs).toBe(Number.POSITIVE_INFINITY);

    // Whoever comes before that is there does not wait for it.
    const early = await openPage(shop.server, '/');
    expect(await early.readUntil('two()')).not.toContain(BLOCK);
    (await findLast(shell, 3)).finish();
    await early.readAll();

    again.finish();
    const later = await openPage(shop.server, '/', { 'user-agent': 'Googlebot' });
    expect(later.headers.etag).toBeDefined();
    const cached = await openPage(shop.server, '/');
    expect(cached.headers.etag).toBe(later.headers.etag);
    expect(shell.renderings).toHaveLength(3);
  });

  test('is not rendered again when a part of it failed', async () => {
    const shell = slowShell();
    const shop = await buildTestApp({ shell });
    const page = await openPage(shop.server, '/');
    const { init, finish } = await findLast(shell);
    init.reportError(new Error('no products'));
    finish();
    await page.readAll();
    const next = await openPage(shop.server, '/');
    expect(next.headers.etag).toBeUndefined();
    expect(shell.renderings).toHaveLength(2);
    (await findLast(shell, 2)).finish();
    await next.readAll();
  });

  test('is rendered once for all who come meanwhile, each with a nonce of their own', async () => {
    const shell = slowShell();
    const shop = await buildTestApp({ shell });
    const asha = await openPage(shop.server, '/');
    await asha.readUntil('two()');
    const late = await openPage(shop.server, '/', { 'accept-encoding': 'br' });
    expect(await late.readUntil('two()</script>')).toContain(SHELL);
    const { finish, init } = await findLast(shell);
    expect(shell.renderings).toHaveLength(1);
    finish();
    const texts = await Promise.all([asha.readAll(), late.readAll()]);
    const nonces = [nonceOf(asha.headers), nonceOf(late.headers)];
    expect(new Set([...nonces, init.nonce, 'none']).size).toBe(4);
    for (const [index, text] of texts.entries()) {
      expect(text).not.toContain(init.nonce);
      const own = text.match(/<script nonce="[\w-]{32}">/g) ?? [];
      expect(own).toEqual(Array(3).fill(`<script nonce="${nonces[index]}">`));
    }
    expect(texts[0]?.replaceAll(nonces[0] ?? '', nonces[1] ?? '')).toBe(texts[1]);
  });

  test('is given up when the last who waited has gone, and not before', async () => {
    const shell = slowShell();
    const shop = await buildTestApp({ shell });
    const asha = await openPage(shop.server, '/');
    const meera = await openPage(shop.server, '/');
    const { signal, init } = await findLast(shell);
    asha.leave();
    await meera.readUntil('two()');
    expect(signal.aborted).toBe(false);
    const gone = new Promise((resolve) => signal.addEventListener('abort', resolve));
    meera.leave();
    await gone;
    await expect(init.apiFetch('http://shop/api/v1/categories')).rejects.toThrow('aborted');

    // Whoever comes next gets a page of their own.
    const next = await openPage(shop.server, '/');
    (await findLast(shell, 2)).finish();
    expect(await next.readAll()).toContain(BLOCK);
    expect(shop.logLines.join()).not.toContain('"level":50');
  });

  test('that breaks off ends, for everybody who reads it, and is made anew', async () => {
    const shell = slowShell();
    const shop = await buildTestApp({ shell });
    const asha = await openPage(shop.server, '/');
    const meera = await openPage(shop.server, '/', { 'accept-encoding': 'gzip' });
    await Promise.all([asha.readUntil('two()'), meera.readUntil('two()')]);
    (await findLast(shell)).breakOff();
    await expect(asha.readAll()).rejects.toThrow();
    await expect(meera.readAll()).rejects.toThrow();
    const next = await openPage(shop.server, '/');
    (await findLast(shell, 2)).finish();
    expect(await next.readAll()).toContain(BLOCK);
  });

  test('of one shopper is shared with nobody', async () => {
    const shell = slowShell();
    const shop = await buildTestApp({ shell });
    const pages = [
      await openPage(shop.server, '/account'),
      await openPage(shop.server, '/account'),
    ];
    expect(shell.renderings).toHaveLength(2);
    for (const { finish } of shell.renderings) finish();
    await Promise.all(pages.map((page) => page.readAll()));
  });
});

describe('a page is whole', () => {
  test.each([
    ['to crawlers', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['to link previews', { 'user-agent': 'WhatsApp/2.23.20.0 A' }],
  ])('%s, also while a shopper gets the same one early', async (_whom, headers) => {
    const shell = slowShell();
    const shop = await buildTestApp({ shell });
    const shopper = await openPage(shop.server, '/');
    const asked = openPage(shop.server, '/', headers);
    const whole = await findLast(shell, 2);
    expect(whole.init.streamTimeoutMs).toBe(Number.POSITIVE_INFINITY);
    for (const { finish } of shell.renderings) finish();
    const bot = await asked;
    expect(bot.headers.etag).toBeDefined();
    expect(await bot.readAll()).not.toContain('nonce=');
    await shopper.readAll();

    // The page for the crawler is cached for everybody.
    const next = await openPage(shop.server, '/');
    expect(next.headers.etag).toBe(bot.headers.etag);
    expect(shell.renderings).toHaveLength(2);
  });
});

describe('the data of a move inside the shop', () => {
  const data = { contentType: 'text/x-script' };

  test('begins before the slow block is rendered, and is cached when it is whole', async () => {
    const shell = slowShell(data);
    const shop = await buildTestApp({ shell });
    const move = await openPage(shop.server, '/_root.data', { 'accept-encoding': 'br' });
    expect(await move.readUntil('two()</script>')).not.toContain(BLOCK);
    expect(move.headers['cache-control']).toBe('no-store');
    (await findLast(shell)).finish();
    const text = await move.readAll();

    const next = await openPage(shop.server, '/_root.data');
    expect(next.headers.etag).toBeDefined();
    expect(await next.readAll()).toBe(text);
    expect(shell.renderings).toHaveLength(1);
  });
});
