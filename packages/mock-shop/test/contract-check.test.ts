import { expect, it } from 'vitest';
import { OPERATIONS } from '../src/contract/operations.ts';
import { findViolations, operationOf } from './support/contract-check.ts';

// The check of all other tests must be able to fail.
const getPage = operationOf(new Request('https://shop.test/api/v1/pages/returns'));
const page = { _id: 'page_1', slug: 'returns', title: 'Returns', content: '', isActive: true };
const good = { success: true, message: 'Page', data: page };
const headers = { 'x-request-id': 'req-1' };

it('accepts a response that follows the contract', async () => {
  expect(getPage.id).toBe('getPage');
  expect(await findViolations(getPage, Response.json(good, { headers }))).toEqual([]);
});

it.each([
  ['a status that is not there', Response.json(good, { status: 409, headers }), 'status 409'],
  ['another content type', new Response('<p>', { headers }), 'text/plain is not'],
  ['no request id', Response.json(good), 'X-Request-Id'],
  ['no envelope', Response.json(page, { headers }), "required property 'success'"],
  [
    'a field too many',
    Response.json({ ...good, data: { ...page, draft: 1 } }, { headers }),
    'additional properties',
  ],
  [
    'a field of another type',
    Response.json({ ...good, data: { ...page, isActive: 'yes' } }, { headers }),
    'must be boolean',
  ],
  [
    'an error body in a success',
    Response.json({ success: false, message: 'No' }, { headers }),
    'must be equal to constant',
  ],
  [
    'a success body in an error',
    Response.json(good, { status: 404, headers }),
    'additional properties',
  ],
])('rejects %s', async (_name, response, violation) => {
  expect((await findViolations(getPage, response)).join()).toContain(violation);
});

it('wants Retry-After where the contract does', async () => {
  const login = OPERATIONS.find(({ id }) => id === 'loginUser') ?? getPage;
  const body = { success: false, message: 'Too many', code: 'rate_limited' };
  const response = Response.json(body, { status: 429, headers });
  expect(await findViolations(login, response)).toEqual(['there is no Retry-After']);
});

it('wants bytes for a picture', async () => {
  const media = OPERATIONS.find(({ id }) => id === 'getMedia') ?? getPage;
  const response = new Response('', { headers: { ...headers, 'content-type': 'image/webp' } });
  expect(await findViolations(media, response)).toEqual(['there are no bytes']);
});

it('wants a code that the operation lists', async () => {
  const cancel = OPERATIONS.find(({ id }) => id === 'cancelOrder') ?? getPage;
  const respond = (code: string, status: number) =>
    findViolations(
      cancel,
      Response.json({ success: false, message: 'No', code }, { status, headers }),
    );
  expect(await respond('order_cancelled', 409)).toEqual([]);
  expect(await respond('cart_full', 409)).toEqual(['the operation does not list cart_full']);
  expect(await respond('not_found', 409)).toEqual(['not_found is a code of status 404, not 409']);
});
