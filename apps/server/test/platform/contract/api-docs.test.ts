import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readContract } from '../../../src/platform/contract/contract-document.ts';
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

  test('shows the contract the server goes by', async () => {
    const shop = await buildTestApp();
    const reply = await shop.inject({ url: '/api/docs/openapi.json' });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.json()).toEqual(readContract());
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
