import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { compress, type Encoding, isCompressible } from '../platform/http/compression.ts';
import { toOwnBytes } from '../platform/http/own-bytes.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files are compressed once and kept, so that it pays for smaller ones than answers; in bytes. */
const MIN_COMPRESSED_FILE = 256;

/** The bundler's folder: every name in it holds the hash of its content. */
const HASHED_FOLDER = '/assets/';

/** A file for browsers. Its bytes are read (and compressed) when first asked for, then kept. */
export interface ClientFile {
  contentType: string;
  /** True when another content would have another name. */
  isHashed: boolean;
  etag(): Promise<string>;
  body(encoding: Encoding | undefined): Promise<{ bytes: Buffer; encoding: Encoding | undefined }>;
}

/**
 * Lists the files below `folder` once, by address (`/assets/entry-x1y2.js`). Nothing outside of the
 * list can be served, whatever a request spells. A missing folder is an empty list.
 */
export async function listClientFiles(folder: string): Promise<ReadonlyMap<string, ClientFile>> {
  const files = new Map<string, ClientFile>();
  if (!existsSync(folder)) return files;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, createClientFile(path, address));
  }
  return files;
}

/** True for addresses where only hashed files live, so that an unknown one is surely a 404. */
export function isHashedAddress(address: string): boolean {
  return address.startsWith(HASHED_FOLDER);
}

function createClientFile(path: string, address: string): ClientFile {
  const contentType = CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const kept = new Map<Encoding | 'plain', Promise<Buffer>>();
  let etag: Promise<string> | undefined;

  function plain(): Promise<Buffer> {
    return keep('plain', () => readFile(path));
  }

  function keep(form: Encoding | 'plain', read: () => Promise<Buffer>): Promise<Buffer> {
    let bytes = kept.get(form);
    if (bytes === undefined) {
      bytes = read().then(toOwnBytes);
      kept.set(form, bytes);
      // A failed read is tried again by the next request.
      bytes.catch(() => kept.delete(form));
    }
    return bytes;
  }

  async function readCompressed(encoding: Encoding): Promise<Buffer> {
    const prepared = `${path}${encoding === 'br' ? '.br' : '.gz'}`;
    const isPrepared = await stat(prepared).then(
      (found) => found.isFile(),
      () => false,
    );
    return isPrepared ? readFile(prepared) : compress(await plain(), encoding, 'thorough');
  }

  return {
    contentType,
    isHashed: isHashedAddress(address),
    etag() {
      etag ??= plain().then(
        (bytes) => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      );
      return etag;
    },
    async body(encoding) {
      const bytes = await plain();
      if (
        encoding === undefined ||
        !isCompressible(contentType) ||
        bytes.length < MIN_COMPRESSED_FILE
      ) {
        return { bytes, encoding: undefined };
      }
      return { bytes: await keep(encoding, () => readCompressed(encoding)), encoding };
    },
  };
}
