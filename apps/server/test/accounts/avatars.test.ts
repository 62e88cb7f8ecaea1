import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { sendForm } from '../support/requests/send-form.ts';
import { newShopper, type Visitor } from '../support/requests/visitor.ts';

function makePicture(options: { width?: number; height?: number; colour?: string } = {}) {
  const { width = 800, height = 600, colour = '#bd1a12' } = options;
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

function toForm(values: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'picture.jpg');
  }
  return form;
}

const toBlob = (bytes: Uint8Array | string) => new Blob([Uint8Array.from(Buffer.from(bytes))]);

const countPictures = async (shop: TestShop) =>
  (await shop.database.db.selectFrom('media').select('hash').execute()).length;

async function saveAvatar(shop: TestShop, visitor: Visitor, file: Blob | string) {
  return sendForm(shop, visitor, {
    method: 'PATCH',
    path: '/users/avatar',
    form: toForm({ avatar: file }),
    headers: {},
  });
}

describe('the avatar', () => {
  // product 5.4.2
  test('is stored as a small upright square without metadata', async () => {
    const shop = await buildTestApp({ hasReadingProcesses: true });
    const asha = shop.visitor();
    await asha.signUp();
    const upload = await makePicture()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const reply = await saveAvatar(shop, asha, toBlob(upload));
    expect(reply.status).toBe(200);
    expect(reply.body.message).toBe('Avatar updated');
    expect((await asha.get('/users/current-user')).body.data.avatar).toBe(reply.body.data.avatar);

    const picture = await shop.inject({ url: reply.body.data.avatar });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'same-origin',
    });
    const stored = await sharp(picture.rawPayload).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
  });

  test.each([
    [60, 30, 1, 30],
    [30, 90, 6, 30],
    [1, 70, 1, 1],
    [600, 513, 3, 512],
  ])(
    // product 5.4.2
    'of %d × %d, orientation %d, becomes a square of %d',
    async (width, height, orientation, side) => {
      const shop = await buildTestApp();
      const asha = shop.visitor();
      await asha.signUp();
      const upload = await makePicture({ width, height })
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const reply = await saveAvatar(shop, asha, toBlob(upload));
      const picture = await shop.inject({ url: reply.body.data.avatar });
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
        width: side,
        height: side,
      });
    },
  );

  // product 5.4.2
  test('must have an accepted format, whatever its file name', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const jpeg = await makePicture().jpeg().toBuffer();
    const uploads = {
      svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      html: '<!doctype html><script>alert(1)</script>',
      empty: '',
      text: 'GIF89a but not really',
      'cut off': jpeg.subarray(0, jpeg.length / 2),
    };
    for (const [kind, upload] of Object.entries(uploads)) {
      const reply = await saveAvatar(shop, asha, toBlob(upload));
      expect({ kind, ...reply }).toMatchObject({
        kind,
        status: 400,
        body: {
          success: false,
          code: 'validation_failed',
          message: 'Please choose an image.',
          errors: [{ field: 'avatar', message: 'Please choose an image.' }],
        },
      });
    }
    expect(await countPictures(shop)).toBe(0);
  });

  // product 5.4.2
  test('must not have so many pixels that decoding it takes too much memory', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const small = await makePicture({ width: 2_000, height: 1_500 }).avif({ effort: 0 }).toBuffer();
    const reply = await saveAvatar(shop, asha, toBlob(small));
    const message =
      'This image has too many pixels. Please choose a smaller one, or save it as a JPEG.';
    expect(reply).toMatchObject({
      status: 400,
      body: {
        success: false,
        message,
        code: 'validation_failed',
        errors: [{ field: 'avatar', message }],
      },
    });
    expect(await countPictures(shop)).toBe(0);
    // A photo of a phone, of which a progressive one takes the most memory.
    const photo = makePicture({ width: 4_032, height: 3_024 }).jpeg({ progressive: true });
    expect((await saveAvatar(shop, asha, toBlob(await photo.toBuffer()))).status).toBe(200);
  });

  // product 5.4.2
  test('of more than 5 MiB is rejected', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const reply = await saveAvatar(shop, asha, toBlob(Buffer.alloc(5 * 1024 * 1024 + 1)));
    expect(reply).toMatchObject({
      status: 413,
      body: {
        success: false,
        message: 'Please choose an image under 5 MB.',
        code: 'payload_too_large',
        errors: [{ field: 'avatar', message: 'Please choose an image under 5 MB.' }],
      },
    });
  });
});

describe('registering with a picture', () => {
  test('stores both in one transaction', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    const form = toForm({
      ...newShopper(),
      avatar: toBlob(await makePicture().jpeg().toBuffer()),
    });
    const reply = await sendForm(shop, asha, {
      method: 'POST',
      path: '/users/register',
      form,
      headers: {},
    });
    expect(reply.status).toBe(201);
    expect(reply.body.data.user.avatar).toMatch(/^\/api\/v1\/media\/[0-9a-f]{64}$/);
    expect((await asha.get('/users/current-user')).status).toBe(200);
  });

  test('decodes the picture after all other checks', async () => {
    const shop = await buildTestApp();
    const { email } = await shop.visitor().signUp();
    const send = (values: Record<string, string>) =>
      sendForm(shop, shop.visitor(), {
        method: 'POST',
        path: '/users/register',
        form: toForm({ ...newShopper(values), avatar: toBlob('no picture') }),
        headers: {},
      });
    expect((await send({ email })).status).toBe(409);
    expect((await send({ fullName: '' })).body.errors).toMatchObject([{ field: 'fullName' }]);
    expect((await send({})).body.errors).toMatchObject([{ field: 'avatar' }]);
  });
});
