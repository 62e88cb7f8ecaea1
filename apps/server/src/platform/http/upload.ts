import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageFullError } from '../../errors.ts';

/**
 * A file that a client has sent, on the disk, where it takes no memory while it waits. It has no name, so
 * that it is deleted when it is closed or the process crashes.
 */
export interface Upload {
  /** Its `fd` is -1 once the connection of the client is closed. */
  file: FileHandle;
  /** Bytes. */
  length: number;
}

/**
 * Writes the chunks of a file to the folder for temporary files.
 *
 * @throws {StorageFullError} when it cannot be written
 * @throws the errors of the chunks
 */
export async function saveUpload(chunks: AsyncIterable<Uint8Array>): Promise<Upload> {
  const path = join(tmpdir(), `haat-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600).catch(throwStorageFull);
  try {
    await unlink(path);
    let length = 0;
    for await (const chunk of chunks) {
      await file.writeFile(chunk).catch(throwStorageFull);
      length += chunk.length;
    }
    return { file, length };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Reads the first bytes of a file that was sent, at most `count`. */
export async function readUploadStart({ file }: Upload, count: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
  return buffer.subarray(0, bytesRead);
}

function throwStorageFull(cause: unknown): never {
  throw new StorageFullError({ cause });
}
