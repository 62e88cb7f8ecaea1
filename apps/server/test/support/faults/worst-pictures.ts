import { AVATAR_MAX_BYTES } from '@haat/domain';
import sharp, { type Sharp } from 'sharp';
import {
  DECODING_MEMORY_LIMIT,
  estimateDecodingMemory,
  PIXEL_LIMIT,
  type PictureFacts,
} from '../../../src/media/decoding/decoding-limits.ts';

/** A kind of picture that takes much memory to decode. */
interface PictureKind {
  /** As in sharp's metadata, without the size. */
  facts: Omit<PictureFacts, 'width' | 'height'>;
  encode(canvas: Canvas): Promise<Buffer>;
  /** The size of a rejected picture, where 7,000 × 7,000 pixels would make a large file. */
  rejected?: Canvas;
}

interface Canvas {
  width: number;
  height: number;
}

const EIGHT_BITS = { channels: 3, depth: 'uchar' } as const;
const SIXTEEN_BITS = { channels: 4, depth: 'ushort' } as const;
const FRAMES = 3;

/** By name: the file of each format that was found to take the most. */
export const PICTURE_KINDS = {
  'baseline JPEG': {
    facts: { format: 'jpeg', ...EIGHT_BITS },
    encode: (canvas) => paint(canvas).jpeg().toBuffer(),
    rejected: { width: 8_000, height: 7_000 },
  },
  'progressive JPEG of a phone': {
    facts: { format: 'jpeg', ...EIGHT_BITS, isProgressive: true, chromaSubsampling: '4:2:0' },
    encode: (canvas) => paint(canvas).jpeg({ progressive: true }).toBuffer(),
  },
  'progressive JPEG, CMYK': {
    facts: { format: 'jpeg', ...EIGHT_BITS, channels: 4, isProgressive: true },
    encode: (canvas) =>
      paint(canvas)
        .toColourspace('cmyk')
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  },
  PNG: {
    facts: { format: 'png', ...EIGHT_BITS },
    encode: (canvas) => paint(canvas).png().toBuffer(),
  },
  'PNG, 16 bits, turned': {
    facts: { format: 'png', ...SIXTEEN_BITS },
    encode: (canvas) => paintDeep(canvas).withMetadata({ orientation: 6 }).png().toBuffer(),
  },
  'interlaced PNG, 16 bits': {
    facts: { format: 'png', ...SIXTEEN_BITS, isProgressive: true },
    encode: (canvas) => paintDeep(canvas).png({ progressive: true }).toBuffer(),
  },
  WebP: {
    facts: { format: 'webp', ...EIGHT_BITS },
    encode: (canvas) => paintWaves(canvas).webp({ lossless: true, effort: 0 }).toBuffer(),
    rejected: { width: 3_300, height: 2_500 },
  },
  'animated WebP': {
    facts: { format: 'webp', ...EIGHT_BITS, pages: FRAMES },
    encode: (canvas) => paintFrames(canvas).webp({ effort: 0 }).toBuffer(),
  },
  'animated GIF': {
    facts: { format: 'gif', ...EIGHT_BITS, pages: FRAMES },
    encode: (canvas) => paintFrames(canvas).gif({ effort: 1 }).toBuffer(),
  },
  AVIF: {
    facts: { format: 'heif', ...EIGHT_BITS },
    encode: (canvas) => paint(canvas).avif({ effort: 0 }).toBuffer(),
  },
  'AVIF with alpha, turned': {
    facts: { format: 'heif', ...EIGHT_BITS, channels: 4, hasAlpha: true },
    encode: (canvas) =>
      paint(canvas, 4).withMetadata({ orientation: 6 }).avif({ effort: 0 }).toBuffer(),
  },
} as const satisfies Record<string, PictureKind>;

export type PictureName = keyof typeof PICTURE_KINDS;

/**
 * Draws the largest picture of a kind that is decoded, as a file of as many bytes as may be sent.
 * Everything of it that a decoder has to hold is as large as the shop allows.
 */
export async function drawLargestAccepted(name: PictureName): Promise<Buffer> {
  const { facts, encode }: PictureKind = PICTURE_KINDS[name];
  const file = await encode(findLargest(facts));
  return pad(file);
}

/** Draws a picture of a kind that is rejected for its number of pixels. */
export async function drawRejected(name: PictureName): Promise<Buffer> {
  const { encode, rejected = { width: 7_000, height: 7_000 } }: PictureKind = PICTURE_KINDS[name];
  return encode(rejected);
}

/** Of 4 to 3, as a camera has it. */
function findLargest(facts: PictureKind['facts']): Canvas {
  let height = Math.floor(Math.sqrt(PIXEL_LIMIT * 0.75));
  const toCanvas = () => ({ width: Math.floor((height * 4) / 3), height });
  while (estimateDecodingMemory({ ...facts, ...toCanvas() }) > DECODING_MEMORY_LIMIT) height -= 4;
  return toCanvas();
}

/** A decoder stops at the end of the picture; what follows is sent and held all the same. */
function pad(file: Buffer): Buffer {
  const padded = Buffer.alloc(Math.max(file.length, AVATAR_MAX_BYTES));
  file.copy(padded);
  return padded;
}

function paint({ width, height }: Canvas, channels: 3 | 4 = 3): Sharp {
  const background = { r: 189, g: 26, b: 18, alpha: 0.5 };
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false });
}

/** 16 bits for each of red, green, blue and alpha. */
function paintDeep({ width, height }: Canvas): Sharp {
  const samples = new Uint16Array(width * height * 4).fill(4_711);
  return sharp(samples, {
    raw: { width, height, channels: 4 },
    limitInputPixels: false,
  }).toColourspace('rgb16');
}

/** No two rows are alike, so that no encoder makes fewer pixels of them. */
function paintWaves({ width, height }: Canvas): Sharp {
  const bytes = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = pixel % width;
    bytes.writeUInt32LE(((x * (pixel - x)) >> 9) >>> 0, pixel * 4);
  }
  return sharp(bytes, { raw: { width, height, channels: 4 }, limitInputPixels: false });
}

function paintFrames({ width, height }: Canvas): Sharp {
  const bytes = Buffer.alloc(width * height * FRAMES * 4, 120);
  for (let index = 0; index < bytes.length; index += 1_013) bytes[index] = index;
  return sharp(bytes, {
    raw: { width, height: height * FRAMES, channels: 4, pageHeight: height },
    limitInputPixels: false,
  });
}
