import { describe, expect, test } from 'vitest';
import {
  DECODING_MEMORY_LIMIT,
  estimateDecodingMemory,
  isDecodable,
  type PictureFacts,
} from './decoding-limits.ts';

const PHONE = { width: 4_032, height: 3_024 };

function facts(changes: Partial<PictureFacts>): PictureFacts {
  return { format: 'jpeg', ...PHONE, channels: 3, depth: 'uchar', ...changes };
}

describe('a picture that may be decoded', () => {
  test.each<[what: string, picture: PictureFacts]>([
    ['a photo of a phone', facts({})],
    ['a progressive one', facts({ isProgressive: true, chromaSubsampling: '4:2:0' })],
    ['a large baseline JPEG', facts({ width: 8_000, height: 6_000 })],
    ['a screenshot', facts({ format: 'png', width: 2_560, height: 1_600, channels: 4 })],
    [
      'a small interlaced PNG',
      facts({ format: 'png', width: 1_600, height: 1_200, isProgressive: true }),
    ],
    ['a WebP', facts({ format: 'webp', width: 3_000, height: 2_000 })],
    ['an animated WebP', facts({ format: 'webp', width: 800, height: 800, pages: 60 })],
    ['a GIF', facts({ format: 'gif', width: 1_200, height: 900, channels: 4, pages: 40 })],
    ['an AVIF', facts({ format: 'heif', width: 1_600, height: 1_100, bitsPerSample: 8 })],
    ['an AVIF of 10 bits', facts({ format: 'heif', width: 1_200, height: 800, bitsPerSample: 10 })],
  ])('is %s', (_what, picture) => {
    expect(isDecodable(picture)).toBe(true);
  });
});

describe('a picture that may not be decoded', () => {
  test.each<[what: string, picture: PictureFacts]>([
    ['has more than 50 megapixels', facts({ width: 10_001, height: 5_000 })],
    [
      'is a progressive JPEG without subsampling',
      facts({ isProgressive: true, chromaSubsampling: '4:4:4' }),
    ],
    [
      'is a progressive CMYK',
      facts({ isProgressive: true, channels: 4, chromaSubsampling: '4:2:0:4' }),
    ],
    ['is an interlaced PNG of a phone', facts({ format: 'png', isProgressive: true })],
    ['is a wide PNG of 16 bits', facts({ format: 'png', channels: 4, depth: 'ushort' })],
    ['is a large WebP', facts({ format: 'webp' })],
    ['is a large animated WebP', facts({ format: 'webp', width: 2_000, height: 2_000, pages: 2 })],
    ['is a large GIF', facts({ format: 'gif' })],
    ['is a large AVIF', facts({ format: 'heif', width: 2_000, height: 1_500 })],
    [
      'is an AVIF with alpha',
      facts({ format: 'heif', width: 1_920, height: 1_080, hasAlpha: true }),
    ],
    [
      'is an AVIF of 10 bits',
      facts({ format: 'heif', width: 1_920, height: 1_080, bitsPerSample: 10 }),
    ],
    ['has another format', facts({ format: 'tiff', width: 10, height: 10 })],
  ])('%s', (_what, picture) => {
    expect(isDecodable(picture)).toBe(false);
  });
});

test('a progressive JPEG holds 2 bytes of every sample', () => {
  const picture = facts({ width: 1_000, height: 1_000, isProgressive: true });
  expect(estimateDecodingMemory({ ...picture, chromaSubsampling: '4:2:0' })).toBe(3_000_000);
  expect(estimateDecodingMemory({ ...picture, chromaSubsampling: '4:4:4' })).toBe(6_000_000);
  expect(DECODING_MEMORY_LIMIT).toBe(37_000_000);
});
