/** Metadata that determines a decoder's use of memory, with the names of sharp's metadata. */
export interface PictureFacts {
  format: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Samples of a pixel, such as 4 for RGBA or CMYK. */
  channels: number;
  /** `ushort` for 16 bits a sample. */
  depth: string;
  /** Bits of a sample, if the format states them. */
  bitsPerSample?: number | undefined;
  /** An interlaced PNG, or a JPEG of several scans. */
  isProgressive?: boolean | undefined;
  chromaSubsampling?: string | undefined;
  hasAlpha?: boolean | undefined;
  /** Frames of an animation; only the first frame is decoded. */
  pages?: number | undefined;
}

/** Maximum memory of decoding a picture, in bytes: that of a progressive JPEG of 12.3 megapixels. */
export const DECODING_MEMORY_LIMIT = 37_000_000;

/** Maximum pixels of a picture of any format; it limits time rather than memory. */
export const PIXEL_LIMIT = 50_000_000;

/** Rows that libvips holds in memory while it shrinks a PNG that is not interlaced. */
const PNG_ROWS = 2_000;

/** libvips holds an interlaced PNG as a whole, besides the rows that it shrinks. */
const INTERLACED_PNG_FACTOR = 1.75;

/** Bytes per pixel, measured with the worst file of each kind: see docs/decisions/0011. */
const BYTES_PER_PIXEL = {
  gif: 7.5,
  webp: 5,
  animatedWebp: 12,
  avif: 19,
  avifWithAlpha: 24,
} as const;

/**
 * Estimates from a picture's metadata the memory that decoding and shrinking it takes.
 *
 * @returns bytes; Infinity for a format that shoppers cannot upload
 */
export function estimateDecodingMemory(facts: PictureFacts): number {
  const pixels = facts.width * facts.height;
  switch (facts.format) {
    case 'jpeg':
      // A baseline JPEG is shrunk while it is read; a progressive JPEG holds 2 bytes of every sample.
      return facts.isProgressive ? pixels * countJpegSamples(facts) * 2 : 0;
    case 'png': {
      const rowBytes = facts.width * facts.channels * (facts.depth === 'ushort' ? 2 : 1);
      return facts.isProgressive
        ? rowBytes * facts.height * INTERLACED_PNG_FACTOR
        : rowBytes * Math.min(facts.height, PNG_ROWS);
    }
    case 'gif':
      return pixels * BYTES_PER_PIXEL.gif;
    case 'webp':
      return pixels * BYTES_PER_PIXEL[(facts.pages ?? 1) > 1 ? 'animatedWebp' : 'webp'];
    case 'heif': {
      const isDeep = (facts.bitsPerSample ?? 8) > 8;
      const bytes = BYTES_PER_PIXEL[facts.hasAlpha ? 'avifWithAlpha' : 'avif'];
      return pixels * bytes * (isDeep ? 2 : 1);
    }
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** Checks a picture against {@link DECODING_MEMORY_LIMIT} and {@link PIXEL_LIMIT}. */
export function isDecodable(facts: PictureFacts): boolean {
  return (
    facts.width * facts.height <= PIXEL_LIMIT &&
    estimateDecodingMemory(facts) <= DECODING_MEMORY_LIMIT
  );
}

/** Counts the samples per pixel: a 4:2:0 colour channel has a quarter sample per pixel. */
function countJpegSamples({ channels, chromaSubsampling }: PictureFacts): number {
  return channels === 3 && chromaSubsampling === '4:2:0' ? 1.5 : channels;
}
