import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readContract } from '../../../src/platform/contract/contract-document.ts';
import { buildTestApp } from '../../support/build-test-app.ts';

describe('the API reference', () => {
  test('is a page with a title', async () => {
    const shop = await buildTestApp();
    const page = await shop.inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<title>Haat API reference</title>');
  });

  test('is where the same address with a slash leads to', async () => {
    const shop = await buildTestApp();
    const { statusCode, headers } = await shop.inject({ url: '/api/docs/' });
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 308,
      location: '/api/docs',
    });
  });

  test('explains every error code', async () => {
    const shop = await buildTestApp();
    const { body } = await shop.inject({ url: '/api/docs/error-codes' });
    const { enum: codes } = Object(readContract().components).schemas.ErrorCode;
    const rows = body.matchAll(/<td>(\d+)<\/td><td><code>(\w+)<\/code><br>[^`]+?<\/td>/g);
    expect(Array.from(rows, ([, , code]) => code).toSorted()).toEqual(codes.toSorted());
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
      '/api/docs/page.css',
      '/api/docs/swagger-ui.css',
      '/api/docs/swagger-ui-bundle.js',
      '/api/docs/start.js',
    ]);
  });

  test('shows the contract the server goes by, with code in its descriptions', async () => {
    const shop = await buildTestApp();
    const reply = await shop.inject({ url: '/api/docs/openapi.json' });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    const read = (document: unknown) =>
      JSON.parse(JSON.stringify(document), (key, value) => {
        // Those of a path stand at each of its operations.
        if (key === 'parameters' && Array.isArray(value)) return undefined;
        // A field can have this name, too.
        if (key !== 'description' || typeof value !== 'string') return value;
        return value.split(/\n\n(?:```ts|\*\*Code\*\*)/)[0];
      });
    expect(read(reply.json())).toEqual(read(readContract()));
    const { parameters } = reply.json().paths['/products/{id}'].get;
    expect(parameters).toEqual([{ $ref: '#/components/parameters/Product' }]);
  });

  test('has deprecated parameters after all others', () => {
    const lists = Object.values(readContract().paths)
      .flatMap((item) => Object.values(item))
      .map((operation): { deprecated?: boolean }[] => Object(operation).parameters ?? [])
      .map((parameters) => parameters.map(({ deprecated = false }) => deprecated));
    expect(lists.some((flags) => flags.includes(true))).toBe(true);
    for (const flags of lists) expect(flags).toEqual(flags.toSorted((a, b) => +a - +b));
  });

  test('its code calls this shop, wherever it is', async () => {
    const environment = { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox' };
    const shop = await buildTestApp({ environment });
    const { body } = await shop.inject({ url: '/api/docs/openapi.json' });
    expect(body).toContain("curl 'https://shop.example/api/v1/cart'");
    expect(body).toContain("baseUrl: 'https://shop.example/api/v1'");
    expect(body).not.toContain('http://localhost:3000/api');
  });

  test.for([
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8', 'SwaggerUIBundle'],
    ['swagger-ui.css', 'text/css; charset=utf-8', '.swagger-ui'],
    ['start.js', 'text/javascript; charset=utf-8', '/api/docs/openapi.json'],
    ['page.css', 'text/css; charset=utf-8', '.frame'],
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
