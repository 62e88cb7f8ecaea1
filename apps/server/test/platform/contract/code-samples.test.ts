import { describe, expect, test } from 'vitest';
import { withCodeSamples } from '../../../src/platform/contract/code-samples.ts';
import { readContract } from '../../../src/platform/contract/contract-document.ts';

const { paths } = withCodeSamples(readContract(), 'https://shop.example');

/** The code in the description of each operation: for openapi-fetch and for curl. */
const samples = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, part]) => Object.hasOwn(Object(part), 'operationId'))
    .map(([method, part]): [string, (string | undefined)[]] => {
      const blocks = String(Object(part).description).matchAll(/```(?:ts|sh)\n(.*?)\n```/gs);
      return [`${method} ${path}`, Array.from(blocks, ([, code]) => code)];
    }),
);

describe('the code of a call', () => {
  test.each([
    [
      'get /products/{id}',
      "await api.GET('/products/{id}', { params: { path: { id: 'moong-papad' } } });",
      "curl 'https://shop.example/api/v1/products/moong-papad'",
    ],
    [
      'post /cart/add-cart',
      "await api.POST('/cart/add-cart', { body: { productId: 'moong-papad', quantity: 1 } });",
      `curl -X POST 'https://shop.example/api/v1/cart/add-cart' \\
  -b cookies.txt \\
  -H 'Content-Type: application/json' \\
  -d '{"productId":"moong-papad","quantity":1}'`,
    ],
    [
      'patch /users/avatar',
      "await api.PATCH('/users/avatar', { body: toForm({ avatar: file }) });",
      `curl -X PATCH 'https://shop.example/api/v1/users/avatar' \\
  -b cookies.txt \\
  -F 'avatar=@picture.jpg'`,
    ],
    [
      'delete /desk/categories/{id}',
      `await api.DELETE('/desk/categories/{id}', {
  params: {
    path: { id: '01jd3v9q8r_7KtBzA2m4X' },
    header: { 'If-Match': '"3"' }
  }
});`,
      `curl -X DELETE 'https://shop.example/api/v1/desk/categories/01jd3v9q8r_7KtBzA2m4X' \\
  -b cookies.txt \\
  -H 'If-Match: "3"'`,
    ],
  ])('is made from the contract: %s', (call, typed, curl) => {
    expect(Object.fromEntries(samples)[call]).toEqual([typed, curl]);
  });
});
