import { fork } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { UnavailableError } from '../../src/errors.ts';
import { createPictureDecoder } from '../../src/media/decoding/decode-picture.ts';
import { saveUpload, type Upload } from '../../src/platform/http/upload.ts';

const OPTIONS = { side: 64, isSquare: true, quality: 80 };

const DECODING_PROCESS = new URL('../../src/media/decoding/decoding-process.ts', import.meta.url)
  .pathname;

const toBrokenDecoder = (name: string) =>
  new URL(`../support/broken-decoders/${name}.ts`, import.meta.url).pathname;

async function drawPicture(size = { width: 90, height: 60 }): Promise<Upload> {
  const picture = sharp({ create: { ...size, channels: 3, background: '#bd1a12' } }).png();
  const upload = await saveUpload(picture);
  onTestFinished(() => upload.file.close());
  return upload;
}

test('a picture becomes a WebP', async () => {
  const decode = createPictureDecoder();
  const result = await decode(await drawPicture(), OPTIONS);
  expect(result).toMatchObject({ outcome: 'decoded', width: 60, height: 60 });
});

// product 5.4.2
test('decoding that takes too much memory is aborted', async () => {
  const decode = createPictureDecoder({ memoryLimit: 1_000_000 });
  // It runs long enough for its memory to be measured.
  const picture = await drawPicture({ width: 6_000, height: 4_000 });
  expect(await decode(picture, OPTIONS)).toEqual({ outcome: 'too-large' });
});

test('a decoder exits when its server has exited', async () => {
  const { file, length } = await drawPicture();
  const options = JSON.stringify({ ...OPTIONS, length, memoryLimit: 1_000_000_000 });
  const decoder = fork(DECODING_PROCESS, [options], {
    stdio: [file.fd, 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(decoder, 'exit');
  // The system closes the channel when a process exits.
  decoder.disconnect();
  expect(await ended).toEqual([null, 'SIGKILL']);
});

test('a decoder that crashes is a 503', async () => {
  const decode = createPictureDecoder({ processFile: toBrokenDecoder('crash') });
  await expect(decode(await drawPicture(), OPTIONS)).rejects.toThrow(UnavailableError);
});

test('a decoder that hangs is killed, and the next picture is decoded', async () => {
  const decode = createPictureDecoder({ processFile: toBrokenDecoder('hang'), timeLimit: 300 });
  const picture = await drawPicture();
  const results = await Promise.allSettled([decode(picture, OPTIONS), decode(picture, OPTIONS)]);
  expect(results).toMatchObject([
    { status: 'rejected', reason: { statusCode: 503, retryAfter: 1 } },
    { status: 'rejected', reason: { statusCode: 503, retryAfter: 1 } },
  ]);
});

test('a full queue rejects a picture', async () => {
  const decode = createPictureDecoder({ processFile: toBrokenDecoder('hang'), timeLimit: 50 });
  const picture = await drawPicture();
  const startedAt = performance.now();
  const waits = Array.from({ length: 12 }, async () => {
    await decode(picture, OPTIONS).catch(() => {});
    return performance.now() - startedAt;
  });
  // The last one is rejected while the first is still being decoded.
  expect(await Promise.race(waits.map((wait, index) => wait.then(() => index)))).toBe(11);
  await Promise.all(waits);
});

test('a picture that waits for too long is not decoded', async () => {
  const processFile = toBrokenDecoder('hang');
  const decode = createPictureDecoder({ processFile, timeLimit: 2_000, waitLimit: 50 });
  const picture = await drawPicture();
  const waits = ['decoded', 'waiting'].map((what) =>
    decode(picture, OPTIONS).catch((error: unknown) => ({ what, error })),
  );
  expect(await Promise.race(waits)).toMatchObject({ what: 'waiting', error: { statusCode: 503 } });
  await Promise.all(waits);
});
