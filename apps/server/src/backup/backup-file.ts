import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

/** Shorter passphrases are guessed. */
export const MIN_PASSPHRASE_LENGTH = 12;

/** How every file of the format of age begins: https://age-encryption.org/v1 */
const AGE_START = 'age-encryption.org/v1';

const FILE_NAME =
  /^haat-(?<date>\d{8})T(?<hours>\d\d)(?<minutes>\d\d)(?<seconds>\d\d)Z\.jsonl\.zst(?<age>\.age)?$/;

/** How a file is encrypted. */
export interface Encryption {
  passphrase: string;
  /** The power of 2 that guessing the passphrase costs; by default that of age, about a second. */
  workFactor?: number;
}

/** An error that the user of a backup can correct. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The name of a backup that is made now, such as `haat-20261123T063000Z.jsonl.zst.age`. */
export function toFileName(time: number, isEncrypted: boolean): string {
  const stamp = new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `haat-${stamp}.jsonl.zst${isEncrypted ? '.age' : ''}`;
}

/**
 * Writes lines into a new file that only its owner may read, compressed, and encrypted with a passphrase.
 * It has its name only once it is whole and on the disk. `zstd` and `age` read it as well.
 *
 * @returns its size in bytes
 * @throws when there is such a file already, or no space
 */
export async function writeLines(
  path: string,
  lines: AsyncIterable<string>,
  encryption?: Encryption,
): Promise<number> {
  const compressor = createZstdCompress();
  const written = pipeline(Readable.from(withEnds(lines)), compressor);
  // An error is thrown below, by what reads the compressor.
  written.catch(() => {});
  const part = `${path}.part`;
  const file = await open(part, 'wx', 0o600);
  try {
    const bytes = encryption === undefined ? compressor : await encrypt(compressor, encryption);
    let size = 0;
    for await (const chunk of bytes) {
      await file.write(chunk);
      size += chunk.length;
    }
    await written;
    await file.sync();
    await file.close();
    await rename(part, path);
    return size;
  } catch (error) {
    compressor.destroy();
    await written.catch(() => {});
    await file.close().catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Reads the lines of a file that {@link writeLines} wrote.
 *
 * @throws {BackupError} for a wrong or missing passphrase, and for a file that is missing, unreadable, cut off
 *   or damaged
 */
export async function* readLines(path: string, passphrase?: string): AsyncGenerator<string> {
  // Before the stream, whose error nobody would hear yet.
  const isEncrypted = await isEncryptedFile(path);
  const bytes = createReadStream(path);
  const source = isEncrypted ? await decrypt(bytes, passphrase) : bytes;
  const decompressor = createZstdDecompress();
  const read = pipeline(source, decompressor);
  // An error is thrown below, by what reads the decompressor.
  read.catch(() => {});
  const lines = createInterface({ input: decompressor, crlfDelay: Number.POSITIVE_INFINITY });
  try {
    for await (const line of lines) yield line;
    await read;
  } catch (error) {
    throw new BackupError(
      'This file is cut off or damaged, or no backup. Copy it again, or take another one.',
      {
        cause: error,
      },
    );
  }
}

/** A file of a folder of backups. */
export interface BackupFile {
  name: string;
  /** When it was begun, epoch ms. */
  time: number;
  isEncrypted: boolean;
}

/** Lists the backups of a folder, the oldest first; all other files are left out. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  return (await readdir(folder)).sort().flatMap((name) => {
    const groups = FILE_NAME.exec(name)?.groups;
    if (groups === undefined) return [];
    const { date = '', hours, minutes, seconds, age } = groups;
    const day = date.replace(/(....)(..)(..)/, '$1-$2-$3');
    const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
    return { name, time, isEncrypted: age !== undefined };
  });
}

/**
 * Deletes the oldest backups of a folder; all other files stay.
 *
 * @param kept how many stay
 * @returns the names of those that are gone
 */
export async function deleteOldBackups(folder: string, kept: number): Promise<string[]> {
  const names = (await listBackups(folder)).map(({ name }) => name);
  const old = names.slice(0, Math.max(0, names.length - kept));
  for (const name of old) await rm(join(folder, name));
  return old;
}

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

async function encrypt(bytes: Readable, { passphrase, workFactor }: Encryption): Promise<Readable> {
  const encrypter = new Encrypter();
  if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

async function decrypt(bytes: Readable, passphrase: string | undefined): Promise<Readable> {
  if (passphrase === undefined) {
    throw new BackupError('This backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(bytes)));
  } catch (error) {
    throw new BackupError('BACKUP_PASSPHRASE is not the passphrase of this backup.', {
      cause: error,
    });
  }
}

// The streams of the web have one type in Node and another in the library, which takes either.
const toWeb = (bytes: Readable) =>
  Readable.toWeb(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (bytes: unknown) => Readable.fromWeb(bytes as ReadableStream<Uint8Array>);

async function isEncryptedFile(path: string): Promise<boolean> {
  const file = await open(path).catch((error: unknown) => {
    const { code } = Object(error);
    throw new BackupError(
      code === 'ENOENT'
        ? `There is no file ${path}.`
        : `${path} cannot be read by this user (${code}): give the file to the user that runs the shop.`,
      { cause: error },
    );
  });
  try {
    if (!(await file.stat()).isFile()) throw new BackupError(`${path} is not a file.`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE_START.length), 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === AGE_START;
  } finally {
    await file.close();
  }
}
