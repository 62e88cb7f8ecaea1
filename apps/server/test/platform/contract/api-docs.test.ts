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

  test('shows the contract the server goes by', async () => {
    const shop = await buildTestApp();
    const reply = await shop.inject({ url: '/api/docs/openapi.json' });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    const read = (document: unknown) =>
      JSON.parse(JSON.stringify(document), (key, value) =>
        // Those of a path stand at each of its operations.
        key === 'parameters' && Array.isArray(value) ? undefined : value,
      );
    expect(read(reply.json())).toEqual(read(readContract()));
    const { parameters } = reply.json().paths['/products/{id}'].get;
    expect(parameters).toEqual([{ $ref: '#/components/parameters/Product' }]);
  });

  test('has no other files', async () => {
    const shop = await buildTestApp();
    for (const name of ['package.json', '..%2fpackage.json', 'swagger-ui.js']) {
      expect((await shop.inject({ url: `/api/docs/${name}` })).statusCode).toBe(404);
    }
  });
});
