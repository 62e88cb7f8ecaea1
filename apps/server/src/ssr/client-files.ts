import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import { compress, type Encoding, isCompressible } from '../platform/http/compression.ts';
import { toOwnBytes } from '../platform/http/own-bytes.ts';

/** The one type of the shells' files that `mrmime` does not know. */
const ICON = 'image/x-icon';

/** Compression pays from this size, in bytes: less than for responses, since a file is compressed once. */
const MIN_COMPRESSED_FILE = 256;

/** The bundler's folder: every name in it holds the hash of its content. */
const HASHED_FOLDER = '/assets/';

/** A file for browsers. Its bytes are read and compressed on the first request, then cached. */
export interface ClientFile {
  contentType: string;
  /** True when another content would have another name. */
  isHashed: boolean;
  etag(): Promise<string>;
  body(encoding: Encoding | undefined): Promise<{ bytes: Buffer; encoding: Encoding | undefined }>;
}

/**
 * Lists the files below `folder` once, by URL path (`/assets/entry-x1y2.js`). Nothing outside the
 * list can be served, whatever the URL of a request. A missing folder is an empty list.
 */
export async function listClientFiles(folder: string): Promise<ReadonlyMap<string, ClientFile>> {
  const files = new Map<string, ClientFile>();
  if (!existsSync(folder)) return files;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const urlPath = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(urlPath, createClientFile(path, urlPath));
  }
  return files;
}

/** True for the folder of hashed files and a path in it: an unknown one is a 404. */
export function isHashedPath(urlPath: string): boolean {
  return `${urlPath}/`.startsWith(HASHED_FOLDER);
}

function toContentType(path: string): string {
  const type = lookup(path) ?? (path.endsWith('.ico') ? ICON : 'application/octet-stream');
  return isCompressible(type) ? `${type}; charset=utf-8` : type;
}

function createClientFile(path: string, urlPath: string): ClientFile {
  const contentType = toContentType(path);
  const cache = new Map<Encoding | 'plain', Promise<Buffer>>();
  let etag: Promise<string> | undefined;

  function plain(): Promise<Buffer> {
    return readOnce('plain', () => readFile(path));
  }

  function readOnce(form: Encoding | 'plain', read: () => Promise<Buffer>): Promise<Buffer> {
    let bytes = cache.get(form);
    if (bytes === undefined) {
      bytes = read().then(toOwnBytes);
      cache.set(form, bytes);
      // A failed read is tried again by the next request.
      bytes.catch(() => cache.delete(form));
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
    isHashed: isHashedPath(urlPath),
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
      return { bytes: await readOnce(encoding, () => readCompressed(encoding)), encoding };
    },
  };
}
