import { describe, expect, it } from 'vitest';
import { createShopClient, eachPage, toForm, unwrap } from '../src/index.ts';
import { recordFetch, type Sent, success } from './support/record-fetch.ts';
import { createSessionServer } from './support/session-server.ts';

const BASE = 'https://shop.test/api/v1';
const USER = { _id: 'u1', fullName: 'Asha' };
const DETAILS = {
  email: 'asha@example.com',
  password: 'Secret1!',
  fullName: 'Asha',
  userName: 'asha',
  phoneNumber: '+919876543210',
};

function createApi(respond: (sent: Sent) => Response) {
  const { fetch, sent } = recordFetch(respond);
  return { api: createShopClient({ baseUrl: BASE, fetch }), sent };
}

/** The form that was sent, read back. */
async function formOf(sent: Sent | undefined): Promise<FormData> {
  const type = sent?.headers.get('content-type') ?? '';
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  return new Response(sent?.bytes.slice(), { headers: { 'content-type': type } }).formData();
}

describe('registering', () => {
  // product 5.2.4, 7.2.1
  it('sends a form when there is a picture, fields first', async () => {
    const { api, sent } = createApi(() => success({ user: USER }, { status: 201 }));
    const avatar = new File(['png bytes'], 'asha.png', { type: 'image/png' });
    const call = api.POST('/users/register', { body: toForm({ avatar, ...DETAILS }) });
    await expect(unwrap(call)).resolves.toEqual({ user: USER });

    const form = await formOf(sent[0]);
    expect([...form.keys()]).toEqual([...Object.keys(DETAILS), 'avatar']);
    expect(form.get('fullName')).toBe('Asha');
    expect(form.get('avatar')).toMatchObject({ name: 'asha.png', type: 'image/png', size: 9 });
  });

  // product 5.2.4, 7.1.1
  it('sends JSON without an avatar when there is none', async () => {
    const { api, sent } = createApi(() => success({ user: USER }, { status: 201 }));
    await api.POST('/users/register', { body: DETAILS });
    const withoutPicture = toForm({ ...DETAILS, avatar: undefined });
    expect(Object.fromEntries(withoutPicture as unknown as FormData)).toEqual(DETAILS);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(sent[0]?.text ?? '')).toEqual(DETAILS);
  });
});

describe('pictures', () => {
  // product 7.2.1
  it('are sent as a form, also again after a renewal of the session', async () => {
    const server = createSessionServer();
    const api = createShopClient({ baseUrl: BASE, fetch: server.fetch });
    const avatar = new Blob(['bytes'], { type: 'image/webp' });
    await unwrap(api.PATCH('/users/avatar', { body: toForm({ avatar }) }));

    const sent = server.sentTo('/api/v1/users/avatar');
    expect(sent.map(({ method }) => method)).toEqual(['PATCH', 'PATCH']);
    for (const one of sent) {
      const file = (await formOf(one)).get('avatar');
      expect(file).toMatchObject({ type: 'image/webp', size: 5 });
    }
  });

  const params = { path: { hash: 'ab12' }, query: { w: 320, format: 'webp' } } as const;

  it('are given as a Blob', async () => {
    const { api, sent } = createApi(
      () => new Response(Uint8Array.of(1, 2, 3), { headers: { 'content-type': 'image/webp' } }),
    );
    const blob = await unwrap(api.GET('/media/{hash}', { params, parseAs: 'blob' }));
    expect(sent[0]?.target).toBe('/api/v1/media/ab12?w=320&format=webp');
    expect(blob.type).toBe('image/webp');
    expect(await blob.bytes()).toEqual(Uint8Array.of(1, 2, 3));
  });
});

it('all pages of a list come one after another, each when it is asked for', async () => {
  const { api, sent } = createApi(({ target }) => {
    const page = Number(new URLSearchParams(target.split('?')[1]).get('page'));
    return success({ products: [{ _id: `p${page}` }], pagination: { page, hasNext: page < 3 } });
  });
  const ids: string[] = [];
  const pages = eachPage((page) => unwrap(api.GET('/products', { params: { query: { page } } })));
  for await (const { products } of pages) {
    ids.push(...products.map(({ _id }) => _id));
    expect(sent).toHaveLength(ids.length);
  }
  expect(ids).toEqual(['p1', 'p2', 'p3']);
});

// product 7.1.3, 4.12.1
it('a path parameter and a list in a query are written as the contract has them', async () => {
  const { api, sent } = createApi(() => success({ products: [] }));
  await api.GET('/products', { params: { query: { categories: 'spices,papad', inStock: true } } });
  await api.DELETE('/stock-alerts/{token}', { params: { path: { token: 'with/slash é' } } });
  expect(sent.map(({ method, target }) => `${method} ${target}`)).toEqual([
    'GET /api/v1/products?categories=spices%2Cpapad&inStock=true',
    'DELETE /api/v1/stock-alerts/with%2Fslash%20%C3%A9',
  ]);
});
