import { describe, expect, it } from 'vitest';
import { createShopClient } from '../src/index.ts';
import { failure, recordFetch, type Sent, success } from './support/record-fetch.ts';

const USER = { _id: 'u1', fullName: 'Asha' };
const CREDENTIALS = { email: 'asha@example.com', password: 'Secret1!' };
const DETAILS = {
  ...CREDENTIALS,
  fullName: 'Asha',
  userName: 'asha',
  phoneNumber: '+919876543210',
};

function createApi(respond: (sent: Sent) => Response) {
  const { fetch, sent } = recordFetch(respond);
  return { api: createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch }), sent };
}

/** The form that was sent, read back. */
async function formOf(sent: Sent | undefined): Promise<FormData> {
  const type = sent?.headers.get('content-type') ?? '';
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  return new Response(sent?.bytes.slice(), { headers: { 'content-type': type } }).formData();
}

describe('signing in', () => {
  it.each([
    ['in data', { success: true, message: 'OK', data: { user: USER } }],
    ['beside data', { success: true, message: 'OK', user: USER }],
    ['beside an empty data', { success: true, message: 'OK', data: null, user: USER }],
    ['bare', { user: USER }],
  ])('reads the user %s', async (_name, body) => {
    const { api } = createApi(() => Response.json(body));
    await expect(api.users.login(CREDENTIALS)).resolves.toEqual(USER);
    await expect(api.users.register(DETAILS)).resolves.toEqual(USER);
  });

  it.each([
    ['an empty data', { success: true, message: 'OK', data: {} }],
    ['no data', { success: true, message: 'OK' }],
    ['null', { success: true, message: 'OK', data: { user: null }, user: null }],
  ])('fails when the response has no user but %s (product 5.2.3)', async (_name, body) => {
    const { api } = createApi(() => Response.json(body));
    await expect(api.users.login(CREDENTIALS)).rejects.toMatchObject({
      name: 'ApiError',
      reason: 'malformed',
      message: 'No user object returned',
    });
  });
});

describe('responses without an envelope', () => {
  it('are read like those in the envelope', async () => {
    const { api } = createApi(({ target }) =>
      Response.json(target.endsWith('get-addresses') ? [{ _id: 'a1' }] : { _id: 'a2' }),
    );
    await expect(api.addresses.list()).resolves.toEqual([{ _id: 'a1' }]);
    await expect(api.addresses.get('a2')).resolves.toEqual({ _id: 'a2' });
  });

  it('that are empty are malformed', async () => {
    const { api } = createApi(() => Response.json(null));
    await expect(api.pincode.lookUp('342001')).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('may be missing where nothing is read from them', async () => {
    const { api } = createApi(() => new Response(null, { status: 204 }));
    await expect(api.users.logout()).resolves.toBeUndefined();
    await expect(api.addresses.delete('a1')).resolves.toBeUndefined();
  });
});

describe('registering', () => {
  it('sends a form when there is a picture, fields first', async () => {
    const { api, sent } = createApi(() => success({ user: USER }, { status: 201 }));
    const avatar = new File(['png bytes'], 'asha.png', { type: 'image/png' });
    await api.users.register({ ...DETAILS, avatar });

    const form = await formOf(sent[0]);
    expect([...form.keys()]).toEqual([
      'email',
      'password',
      'fullName',
      'userName',
      'phoneNumber',
      'avatar',
    ]);
    expect(form.get('fullName')).toBe('Asha');
    const file = form.get('avatar');
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name: 'asha.png', type: 'image/png', size: 9 });
  });

  it('sends JSON without an avatar when there is none', async () => {
    const { api, sent } = createApi(() => success({ user: USER }, { status: 201 }));
    await api.users.register({ ...DETAILS, avatar: undefined });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(sent[0]?.text ?? '')).toEqual(DETAILS);
  });
});

describe('pictures', () => {
  it('are sent as a form', async () => {
    const { api, sent } = createApi(() => success(USER));
    await expect(
      api.users.updateAvatar(new Blob(['bytes'], { type: 'image/webp' })),
    ).resolves.toEqual(USER);
    expect(sent[0]?.method).toBe('PATCH');
    expect(sent[0]?.target).toBe('/api/v1/users/avatar');
    const file = (await formOf(sent[0])).get('avatar');
    expect(file).toMatchObject({ type: 'image/webp', size: 5 });
  });

  it('are given as a Blob', async () => {
    const { api, sent } = createApi(
      () => new Response(Uint8Array.of(1, 2, 3), { headers: { 'content-type': 'image/webp' } }),
    );
    const blob = await api.media.get('ab12', { w: 320, format: 'webp' });
    expect(sent[0]?.target).toBe('/api/v1/media/ab12?w=320&format=webp');
    expect(blob.type).toBe('image/webp');
    expect(await blob.bytes()).toEqual(Uint8Array.of(1, 2, 3));
  });

  it('that do not exist are an ApiError like any other', async () => {
    const { api, sent } = createApi(() => failure(404, 'Picture not found'));
    await expect(api.media.get('ab12')).rejects.toMatchObject({
      status: 404,
      message: 'Picture not found',
    });
    expect(sent[0]?.target).toBe('/api/v1/media/ab12');
  });
});
