import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createMedia } from '../../src/media/media.repository.ts';
import { getPicture, getPictureInfo } from '../../src/media/media.service.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';

/** Stores a generated picture of 500 × 400 pixels. */
async function addPicture(
  shop: TestShop,
  format: 'webp' | 'png' | 'jpeg' = 'webp',
  kind: 'catalogue' | 'avatar' = 'catalogue',
): Promise<{ hash: string; bytes: Buffer }> {
  const bytes = await sharp({
    create: { width: 500, height: 400, channels: 4, background: '#bd1a12' },
  })
    .toFormat(format)
    .toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex');
  await createMedia(shop.context.db, [
    {
      hash,
      kind,
      content_type: `image/${format}`,
      width: 500,
      height: 400,
      byte_length: bytes.byteLength,
      bytes,
      created_at: 0,
    },
  ]);
  return { hash, bytes };
}

async function listVariants(shop: TestShop): Promise<string[]> {
  const rows = await shop.context.db
    .selectFrom('media_variants')
    .select(['width', 'format'])
    .execute();
  return rows.map(({ width, format }) => `${width} ${format}`).sort();
}

test('the original is served unchanged, immutable and harmless', async () => {
  const shop = await buildTestApp();
  const { hash, bytes } = await addPicture(shop);
  const reply = await shop.inject({ url: `/api/v1/media/${hash}` });
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload).toEqual(bytes);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.byteLength),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${hash}"`,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(reply.headers['content-security-policy']).toContain('sandbox');
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test.for([
  ['w=320', 'webp', 320, 'image/webp'],
  ['w=320&format=avif', 'heif', 320, 'image/avif'],
  ['w=160&format=jpeg', 'jpeg', 160, 'image/jpeg'],
  ['format=jpeg', 'jpeg', 500, 'image/jpeg'],
  ['w=1280&format=jpeg', 'jpeg', 500, 'image/jpeg'],
  ['w=1280', 'webp', 500, 'image/webp'],
] as const)(
  '?%s gives a copy in that format, never wider than the original',
  async ([query, format, width, type]) => {
    const shop = await buildTestApp();
    const { hash } = await addPicture(shop);
    const reply = await shop.inject({ url: `/api/v1/media/${hash}?${query}` });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe(type);
    const found = await sharp(reply.rawPayload).metadata();
    expect([found.format, found.width, found.height]).toEqual([
      format,
      width,
      Math.round((width * 4) / 5),
    ]);
  },
);

test('a variant is made once, also for concurrent requests, and stored', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  const { hash } = await addPicture(shop);
  let insertCount = 0;
  const db = context.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode') insertCount += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const wanted = { width: 320, format: 'avif' } as const;
  const info = await getPictureInfo(context, hash);
  const pictures = await Promise.all(
    Array.from({ length: 12 }, () => getPicture({ ...context, db }, info, wanted)),
  );
  expect(insertCount).toBe(1);
  expect(new Set(pictures.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
  expect(await listVariants(shop)).toEqual(['320 avif']);

  // The stored variant is served from now on.
  const marked = new Uint8Array([1, 2, 3]);
  await context.db.updateTable('media_variants').set({ bytes: marked }).execute();
  const reply = await shop.inject({ url: `/api/v1/media/${hash}?w=320&format=avif` });
  expect(reply.rawPayload).toEqual(Buffer.from(marked));
});

test('a request with the current ETag gets no bytes', async () => {
  const shop = await buildTestApp();
  const { hash } = await addPicture(shop);
  const url = `/api/v1/media/${hash}?w=320&format=webp`;
  const { etag } = (await shop.inject({ url })).headers;
  expect(etag).toBe(`"${hash}-320-webp"`);
  for (const tag of [String(etag), `W/${etag}`, `"other", ${etag}`]) {
    const reply = await shop.inject({ url, headers: { 'if-none-match': tag } });
    expect([reply.statusCode, reply.rawPayload.length]).toEqual([304, 0]);
    expect(reply.headers).toMatchObject({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
  const other = await shop.inject({ url, headers: { 'if-none-match': `"${hash}"` } });
  expect(other.statusCode).toBe(200);
});
