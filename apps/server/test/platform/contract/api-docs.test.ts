import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CODE_SAMPLES } from '../../../src/generated/code-samples.ts';
import { listOperations, readContract } from '../../../src/platform/contract/contract-document.ts';
import { buildTestApp } from '../../support/build-test-app.ts';
import { createContractChecker } from '../../support/contract/contract-checker.ts';

describe('the API reference', () => {
  test('is a page with a title that lists every call of the contract', async () => {
    const shop = await buildTestApp();
    const page = await shop.inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<title>Haat API reference</title>');
    const { operationIds } = createContractChecker(readContract());
    expect(operationIds.filter((id) => !page.body.includes(`<b>${id}</b>`))).toEqual([]);
  });

  test('runs nothing inline and takes nothing from another host', async () => {
    const shop = await buildTestApp();
    const page = await shop.inject({ url: '/api/docs' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script(?![^>]* src="\/)|<style| style=| on\w+=/);
    const sources = Array.from(page.body.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g));
    expect(sources.map(([, source]) => source)).toEqual([
      'data:,',
      '/api/docs/swagger-ui.css',
      '/api/docs/page.css',
      '/api/docs/swagger-ui-bundle.js',
      '/api/docs/start.js',
    ]);
  });

  test('has code for every call but the one that only providers make', async () => {
    const operations = listOperations(readContract());
    const missing = operations.filter(({ operationId }) => CODE_SAMPLES[operationId] === undefined);
    expect(missing.map(({ operationId }) => operationId)).toEqual(['receivePaymentWebhook']);
    const wrong = operations.filter(({ operationId, method, url }) => {
      const sample = CODE_SAMPLES[operationId];
      const pattern = new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`);
      return sample !== undefined && !(sample.method === method && pattern.test(sample.path));
    });
    expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
  });

  test('its code is what the contract allows: each curl sends a valid body', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const invalid: string[] = [];
    for (const [operationId, { method, path, curl }] of Object.entries(CODE_SAMPLES)) {
      const body = /-d '(.*)'/.exec(curl)?.[1];
      if (body === undefined) continue;
      const send = { POST: asha.post, PUT: asha.put, PATCH: asha.patch, DELETE: asha.delete };
      const call = Object.entries(send).find(([name]) => name === method)?.[1] ?? asha.post;
      const reply = await call(path.replace('/api/v1', ''), JSON.parse(body));
      // Without a session the body would not be looked at.
      const isWrong = reply.status === 401 || reply.body.code === 'validation_failed';
      if (isWrong) invalid.push(`${operationId}: ${reply.text}`);
    }
    expect(invalid).toEqual([]);
  });

  test('its picture is one of the demo shop', async () => {
    const folder = new URL('../../../../../tools/demo-catalogue/images/', import.meta.url);
    const pictures = await Promise.all(
      (await readdir(folder)).map((name) => readFile(new URL(name, folder))),
    );
    const hashes = pictures.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    const { getMedia } = CODE_SAMPLES;
    expect(hashes).toContain(getMedia?.path.split('/').at(-1));
  });

  test('shows the contract the server goes by, with code for each call', async () => {
    const shop = await buildTestApp();
    const reply = await shop.inject({ url: '/api/docs/openapi.json' });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    const shown = reply.json();
    expect(shown.paths['/cart'].get['x-codeSamples']).toEqual([
      {
        lang: 'JavaScript',
        label: '@haat/api-sdk',
        source: expect.stringMatching(
          /^import .* from '@haat\/api-sdk';\n\nconst api = createShopClient\(\{\n[\s\S]*\n\nawait api\.cart\.get\(\);$/,
        ),
      },
      {
        lang: 'Shell',
        label: 'curl',
        source: expect.stringContaining("'http://localhost:3000/api/v1/cart'"),
      },
    ]);
    const bodies = shown.paths['/wishlist/add'].post.requestBody.content['application/json'];
    const { addToWishlist } = CODE_SAMPLES;
    expect(bodies.example).toEqual(addToWishlist?.body);
    const withoutCode: unknown = JSON.parse(JSON.stringify(shown), (key, value) => {
      if (key === 'requestBody') delete value.content['application/json']?.example;
      return key === 'x-codeSamples' ? undefined : value;
    });
    expect(withoutCode).toEqual(readContract());
  });

  test('its code calls this shop, wherever it is', async () => {
    const environment = { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox' };
    const shop = await buildTestApp({ environment });
    const { body } = await shop.inject({ url: '/api/docs/openapi.json' });
    expect(body).toContain("'https://shop.example/api/v1/cart'");
    expect(body).toContain("baseUrl: 'https://shop.example/api/v1'");
    expect(body).not.toContain('http://localhost:3000/api');
  });

  test.for([
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8', 'SwaggerUIBundle'],
    ['swagger-ui.css', 'text/css; charset=utf-8', '.swagger-ui'],
    ['start.js', 'text/javascript; charset=utf-8', '/api/docs/openapi.json'],
    ['page.css', 'text/css; charset=utf-8', '.calls'],
  ] as const)('has %s, plain and compressed', async ([name, type, text]) => {
    const shop = await buildTestApp();
    const url = `/api/docs/${name}`;
    const plain = await shop.inject({ url });
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({ 'content-type': type, vary: 'accept-encoding' });
    expect(plain.body).toContain(text);
    const small = await shop.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  });

  test('has no other files', async () => {
    const shop = await buildTestApp();
    for (const name of ['package.json', '..%2fpackage.json', 'swagger-ui.js']) {
      expect((await shop.inject({ url: `/api/docs/${name}` })).statusCode).toBe(404);
    }
  });
});
