import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below this size (one packet) compressing costs more than it saves. */
export const MIN_COMPRESSED_LENGTH = 1_024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Parsed headers: browsers send only a few different ones. */
const chosen = new Map<string, Encoding | undefined>();
const MAX_CHOSEN = 100;

/** The best encoding that the client accepts, by its Accept-Encoding header. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  if (chosen.has(acceptEncoding)) return chosen.get(acceptEncoding);
  const encoding = readBestEncoding(acceptEncoding);
  if (chosen.size >= MAX_CHOSEN) chosen.clear();
  chosen.set(acceptEncoding, encoding);
  return encoding;
}

function readBestEncoding(acceptEncoding: string): Encoding | undefined {
  const accepted = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    accepted.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const qualityOf = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0;
  if (qualityOf('br') > 0 && qualityOf('br') >= qualityOf('gzip')) return 'br';
  return qualityOf('gzip') > 0 ? 'gzip' : undefined;
}

/**
 * Compresses `bytes`. `effort` is 'quick' for a response that is sent once, 'thorough' for one that is
 * cached and sent many times.
 */
export function compress(
  bytes: Buffer,
  encoding: Encoding,
  effort: 'quick' | 'thorough',
): Promise<Buffer> {
  const isQuick = effort === 'quick';
  if (encoding === 'gzip') return gzip(bytes, { level: isQuick ? 4 : 9 });
  return brotli(bytes, {
    params: {
      // Above 6 a page takes ten times as long and gets 1 % smaller; files are prepared by the build.
      [zlib.constants.BROTLI_PARAM_QUALITY]: isQuick ? 4 : 6,
      [zlib.constants.BROTLI_PARAM_LGWIN]: chooseWindow(bytes.length),
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/**
 * The window (a power of 2) for a body. The default of 4 MiB would be allocated, cleared and freed for
 * each response.
 */
function chooseWindow(length: number): number {
  const window = Math.ceil(Math.log2(length + 1));
  return Math.min(Math.max(window, MIN_WINDOW), zlib.constants.BROTLI_DEFAULT_WINDOW);
}

/** With a smaller window brotli uses a coarser search. */
const MIN_WINDOW = 17;

/** True for content types that compression makes smaller. Pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(json|javascript|manifest\+json|xml|ld\+json)|image\/svg\+xml)/.test(
    contentType,
  );
}
