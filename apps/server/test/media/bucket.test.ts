import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config.ts';
import { createMedia } from '../../src/media/media.repository.ts';
import { movePictures } from '../../src/media/move-pictures.ts';
import { storePictures, sweepObjects } from '../../src/media/stored-pictures.ts';
import { type Bucket, BucketError } from '../../src/platform/bucket/bucket.ts';
import { greetBucket, loadBucket } from '../../src/platform/bucket/load-bucket.ts';
import { createS3Bucket } from '../../src/platform/bucket/s3-bucket.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { toPictureForm } from '../support/requests/picture-form.ts';
import { setCredentials, startS3Server, toBucketUrl } from '../support/services/s3-server.ts';

const DAY_MS = 24 * 60 * 60_000;

async function openShopWithBucket() {
  const { url } = await startS3Server();
  const shop = await buildTestApp({ environment: { MEDIA_URL: url } });
  const { bucket } = shop.context;
  if (bucket === undefined) throw new Error('The shop has no bucket.');
  return { shop, bucket };
}

async function makePicture(shop: TestShop, background = '#bd1a12') {
  const bytes = await sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .webp()
    .toBuffer();
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    kind: 'catalogue' as const,
    content_type: 'image/webp',
    width: 500,
    height: 400,
    byte_length: bytes.byteLength,
    bytes,
    created_at: shop.context.now(),
  };
}

async function listObjects(bucket: Bucket): Promise<string[]> {
  const keys = [];
  for await (const page of bucket.list()) keys.push(...page.map(({ key }) => key));
  return keys.sort();
}

/** What the rows of pictures and variants refer to, and how many bytes the database holds. */
async function readRows({ context }: TestShop) {
  const pictures = await context.db.selectFrom('media').select(['bytes', 'object_key']).execute();
  const variants = await context.db
    .selectFrom('media_variants')
    .select(['bytes', 'object_key'])
    .execute();
  const rows = [...pictures, ...variants];
  return {
    keys: rows.flatMap(({ object_key: key }) => key ?? []).sort(),
    bytes: rows.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    pictures: pictures.length,
  };
}

async function putAvatar(shop: TestShop, visitor: ReturnType<TestShop['visitor']>, colour: string) {
  const { bytes } = await makePicture(shop, colour);
  const call = { method: 'PATCH', url: '/api/v1/users/avatar' } as const;
  const { payload = '', headers } = await toPictureForm(call, bytes);
  const cookie = Array.from(visitor.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const reply = await shop.inject({ ...call, payload, headers: { ...headers, cookie } });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}

/** A server that speaks no S3: it never responds, sends a part of a response, or an error. */
async function startBrokenServer(status?: number): Promise<number> {
  const server = createServer((request, response) => {
    request.resume();
    if (status === 200) response.writeHead(200, { 'content-length': 10 }).write('part');
    else if (status !== undefined) response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const openBucket = (port: number) => {
  const { media } = readConfig({ MEDIA_URL: toBucketUrl(port) });
  if (media === undefined) throw new Error('There is no bucket.');
  return createS3Bucket(media, { read: 400, write: 400 });
};

describe('pictures in a bucket', () => {
  test('an avatar and its variants are served from there, and go with the avatar', async () => {
    const { shop, bucket } = await openShopWithBucket();
    const asha = shop.visitor();
    await asha.signUp();
    const first = await putAvatar(shop, asha, '#bd1a12');
    expect(first.status).toBe(200);
    const url = first.body.data.avatar;
    for (const [path, type] of [
      [url, 'image/webp'],
      [`${url}?w=160&format=jpeg`, 'image/jpeg'],
      [`${url}?w=160&format=jpeg`, 'image/jpeg'],
    ]) {
      const reply = await shop.inject({ url: path });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect((await sharp(reply.rawPayload).metadata()).width).toBeGreaterThan(100);
    }
    const { keys, bytes } = await readRows(shop);
    expect([keys.length, bytes]).toEqual([2, 0]);
    expect(await listObjects(bucket)).toEqual(keys);

    expect((await putAvatar(shop, asha, '#1a12bd')).status).toBe(200);
    const after = await readRows(shop);
    expect(after.keys).toHaveLength(1);
    expect(await listObjects(bucket)).toEqual(after.keys);
    // The same picture again needs no second object.
    expect((await putAvatar(shop, asha, '#1a12bd')).status).toBe(200);
    expect(await listObjects(bucket)).toEqual(after.keys);
  });

  test('a move to the bucket and back changes no picture, and goes on after an end in between', async () => {
    const { shop, bucket } = await openShopWithBucket();
    const { context } = shop;
    const pictures = await Promise.all(
      ['#111111', '#222222', '#333333'].map((c) => makePicture(shop, c)),
    );
    await createMedia(context.db, pictures);
    const paths = pictures.flatMap(({ hash }) => [
      `/api/v1/media/${hash}`,
      `/api/v1/media/${hash}?w=160&format=webp`,
    ]);
    const read = () =>
      Promise.all(
        paths.map(async (url) => {
          const { statusCode, rawPayload } = await shop.inject({ url });
          return [statusCode, rawPayload.toString('base64')];
        }),
      );
    const original = await read();
    // The shop has a bucket, so the variants are there already.
    expect((await readRows(shop)).keys).toHaveLength(3);

    let puts = 0;
    let stored = 0;
    const failing: Bucket = {
      ...bucket,
      async put(...given) {
        puts += 1;
        if (puts > 2) throw new BucketError('SlowDown', { isRefusal: false });
        await setImmediate();
        await bucket.put(...given);
        stored += 1;
      },
    };
    await expect(movePictures(context.db, failing, { to: 'bucket' })).rejects.toThrow(BucketError);
    expect(stored, 'what had begun is done').toBe(2);
    expect(await listObjects(bucket)).toEqual((await readRows(shop)).keys);
    expect(await read()).toEqual(original);
    const progress: string[] = [];
    await movePictures(context.db, bucket, {
      to: 'bucket',
      onProgress: (done, total) => progress.push(`${done}/${total}`),
    });
    expect(progress).toEqual(['3/3']);
    const inBucket = await readRows(shop);
    expect([inBucket.keys.length, inBucket.bytes]).toEqual([6, 0]);
    expect(await listObjects(bucket)).toEqual(inBucket.keys);
    expect(await read()).toEqual(original);

    const { moved, missing } = await movePictures(context.db, bucket, { to: 'database' });
    expect([moved, missing]).toEqual([6, []]);
    expect(await listObjects(bucket)).toEqual([]);
    expect(await read()).toEqual(original);
  });

  test('a picture whose object is gone is not found, and its variant is made again', async () => {
    const { shop, bucket } = await openShopWithBucket();
    const { context } = shop;
    const picture = await makePicture(shop);
    await storePictures(context, [picture], (rows) => createMedia(context.db, rows));
    const url = `/api/v1/media/${picture.hash}`;
    const read = async (query: string) => (await shop.inject({ url: url + query })).statusCode;
    expect(await read('?w=160&format=jpeg')).toBe(200);
    const [original = ''] = (
      await context.db.selectFrom('media').select('object_key').execute()
    ).map(({ object_key: key }) => key ?? '');
    const variant = (await listObjects(bucket)).find((key) => key !== original) ?? '';
    await bucket.delete(variant);
    expect(await read('?w=160&format=jpeg')).toBe(200);
    expect(await listObjects(bucket)).toEqual((await readRows(shop)).keys);
    await bucket.delete(original);
    expect(await read('')).toBe(404);
    const { missing } = await movePictures(context.db, bucket, { to: 'database' });
    expect(missing).toEqual([picture.hash]);
  });

  test('what fails after its object was stored is swept a day later, and nothing else', async () => {
    const { shop, bucket } = await openShopWithBucket();
    const { context } = shop;
    const kept = await makePicture(shop);
    await storePictures(context, [kept], (rows) => createMedia(context.db, rows));
    await bucket.put('notes.txt', new Uint8Array([1]), 'text/plain');
    const before = await listObjects(bucket);
    const lost = await makePicture(shop, '#000000');
    await expect(
      storePictures(context, [lost], () => Promise.reject(new Error('no space left'))),
    ).rejects.toThrow('no space left');
    expect(await listObjects(bucket)).toHaveLength(before.length + 1);
    expect(await sweepObjects(context, Date.now())).toBe(0);
    expect(await sweepObjects(context, Date.now() + DAY_MS + 60_000)).toBe(1);
    expect(await listObjects(bucket)).toEqual(before);
  });
});

describe('a bucket in trouble', () => {
  test.each([
    ['does not respond', undefined],
    ['stops in the middle', 200],
    ['is down', 503],
    ['refuses', 403],
  ])('that %s costs pictures for the moment, and nothing is half stored', async (_, status) => {
    setCredentials();
    const port = await startBrokenServer(status);
    const bucket = openBucket(port);
    const shop = await buildTestApp({ bucket });
    const asha = shop.visitor();
    await asha.signUp();
    const rejected = await putAvatar(shop, asha, '#bd1a12');
    expect([rejected.status, rejected.headers['retry-after']]).toEqual([503, '5']);
    expect(await readRows(shop)).toEqual({ keys: [], bytes: 0, pictures: 0 });

    const picture = await makePicture(shop);
    const stored = { ...picture, bytes: new Uint8Array(), object_key: `${picture.hash}/a` };
    await createMedia(shop.context.db, [stored]);
    const url = `/api/v1/media/${picture.hash}`;
    const reply = await shop.inject({ url });
    expect(reply.statusCode).toBe(503);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    const kept = await shop.inject({ url, headers: { 'if-none-match': `"${picture.hash}"` } });
    expect(kept.statusCode).toBe(304);

    const greeting = greetBucket(bucket);
    if (status === 403) await expect(greeting).rejects.toThrow(ConfigError);
    else expect(await greeting).toEqual(expect.any(String));
  });

  test('credentials that sign wrongly end the start with a sentence', async () => {
    const { url } = await startS3Server();
    setCredentials({ AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'guessed' });
    const bucket = await loadBucket(readConfig({ MEDIA_URL: url }));
    if (bucket === undefined) throw new Error('There is no bucket.');
    await expect(greetBucket(bucket)).rejects.toThrow(
      /the bucket s3:\/\/pictures\/shop refuses \(SignatureDoesNotMatch: [\s\S]*AWS_SECRET_ACCESS_KEY/,
    );
  });
});
