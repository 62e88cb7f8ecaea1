import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CODE_SAMPLES } from '../../../src/generated/code-samples.ts';
import {
  type ContractDocument,
  listOperations,
  readContract,
} from '../../../src/platform/contract/contract-document.ts';
import { buildTestApp } from '../../support/build-test-app.ts';
import { createContractChecker } from '../../support/contract/contract-checker.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
}

interface PathItem {
  parameters?: Parameter[];
  readonly [method: string]: object | undefined;
}

/** A document without its samples, in which each operation has the parameters of its path, too. */
function withoutSamples(document: ContractDocument): unknown {
  const { parameters: named = {} } = Object(document.components);
  const { paths, components, ...rest } = JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === 'x-codeSamples') return undefined;
    if (key === 'requestBody') delete value.content['application/json']?.example;
    if (key !== 'parameters' || !Array.isArray(value)) return value;
    return value.map(({ example, ...one }) => named[one.$ref?.split('/').at(-1)] ?? one);
  });
  for (const item of Object.values<PathItem>(paths)) {
    const { parameters: shared = [], ...operations } = item;
    delete item.parameters;
    for (const operation of Object.values(operations).map(Object)) {
      const all: Parameter[] = [...shared, ...(operation.parameters ?? [])];
      operation.parameters = Object.fromEntries(all.map((one) => [`${one.in} ${one.name}`, one]));
    }
  }
  delete components.parameters;
  return { ...rest, components, paths };
}

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

  test('is where the same address with a slash leads to', async () => {
    const shop = await buildTestApp();
    const { statusCode, headers } = await shop.inject({ url: '/api/docs/' });
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 308,
      location: '/api/docs',
    });
  });

  test('explains every error code, and each status of an error can be linked to', async () => {
    const shop = await buildTestApp();
    const { body } = await shop.inject({ url: '/api/docs' });
    const { enum: codes } = Object(readContract().components).schemas.ErrorCode;
    const rows = body.matchAll(/<td>(\d+)<\/td><td><code>(\w+)<\/code><\/td><td>[^`]+?<\/td>/g);
    expect(Array.from(rows, ([, , code]) => code).toSorted()).toEqual(codes.toSorted());
    const statuses = Object.values(readContract().paths)
      .flatMap((item) => Object.values(item))
      .flatMap((operation) => Object.keys(Object(operation).responses ?? {}))
      .filter((status) => status >= '400');
    expect(statuses).toContain('409');
    const missing = statuses.filter((status) => !body.includes(`<tbody id="errors-${status}">`));
    expect(missing).toEqual([]);
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

  test('has code for every call of the shop but the one that only providers make', async () => {
    const operations = listOperations(readContract()).filter(({ url }) => !url.includes('/desk/'));
    const missing = operations.filter(({ operationId }) => CODE_SAMPLES[operationId] === undefined);
    expect(missing.map(({ operationId }) => operationId)).toEqual(['receivePaymentWebhook']);
    const wrong = operations.filter(({ operationId, method, url }) => {
      const sample = CODE_SAMPLES[operationId];
      const pattern = new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`);
      return sample !== undefined && !(sample.method === method && pattern.test(sample.path));
    });
    expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
  });

  test('its curl sends what the client sends', () => {
    const { createOrder, cancelOrder, getMedia, updateAvatar } = CODE_SAMPLES;
    const [order, cancel] = [createOrder?.curl ?? '', cancelOrder?.curl ?? ''];
    expect(order).toContain('address=$(curl -s -b cookies.txt -c cookies.txt \\\n  -X POST');
    expect(order).toContain(`"shippingAddress":"'"$address"'","paymentMethod":"cod"}' \\\n`);
    expect(cancel).toContain(`/api/v1/order/create-order' | jq -r '.data._id')\ncurl -s`);
    expect(cancel).toMatch(/'http:\/\/localhost:3000\/api\/v1\/order\/cancel-order\/'"\$order"$/);
    // A file is called as what it is.
    expect(getMedia?.curl).toMatch(/-o picture\.webp [\s\S]*format=webp'/);
    expect(updateAvatar?.curl).toMatch(/-o picture\.jpg [\s\S]*format=jpeg'[\s\S]*@picture\.jpg/);
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
          /^import .* from '@haat\/api-sdk';\n\nconst api = createShopClient\(\{\n[\s\S]*\n\nawait api\.users\.register\([\s\S]*\);\nconsole\.log\(await api\.cart\.get\(\)\);$/,
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
    const { parameters } = shown.paths['/products'].get;
    const examples = parameters.flatMap(({ name, example }: { name: string; example?: unknown }) =>
      example === undefined ? [] : [[name, example]],
    );
    expect(Object.fromEntries(examples)).toEqual({ search: 'papad', limit: 8 });
    const open = shown.paths['/products'].get['x-codeSamples'][0].source;
    expect(open).not.toContain('api.users.register');
    expect(shown.paths['/cart/merge-carts'].post['x-codeSamples'][1].source).toContain(
      '-H "Idempotency-Key: $(date +%s%N)-$RANDOM"',
    );
    expect(shown.paths['/users/logout'].post['x-codeSamples'][0].source).toMatch(
      /\nawait api\.users\.logout\(\);$/,
    );
    const text = reply.body;
    const unused = Object.entries<object>(shown.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, named]) => Object.keys(named).map((name) => `#/components/${kind}/${name}`))
      .filter((reference) => !text.includes(`"${reference}"`));
    expect(unused).toEqual([]);
    expect(shown.paths['/products/{id}'].parameters).toBeUndefined();
    const { parameters: ids } = shown.paths['/products/{id}'].get;
    expect(ids).toMatchObject([{ name: 'id', in: 'path', example: 'moong-papad' }]);
    expect(withoutSamples(shown)).toEqual(withoutSamples(readContract()));
  });

  test('fills a form with values that the contract allows', async () => {
    const shop = await buildTestApp();
    const wrong: string[] = [];
    for (const [operationId, { method, path, query }] of Object.entries(CODE_SAMPLES)) {
      if (method !== 'GET') continue;
      const reply = await shop.inject({ url: `${path}?${new URLSearchParams(query)}` });
      if (reply.statusCode === 400) wrong.push(`${operationId}: ${reply.body}`);
    }
    expect(wrong).toEqual([]);
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
