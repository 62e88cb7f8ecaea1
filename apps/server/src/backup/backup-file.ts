import { createReadStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

/** Shorter passphrases are guessed. */
export const MIN_PASSPHRASE_LENGTH = 12;

const LINE_FEED = 0x0a;

/** How every file of the format of age begins: https://age-encryption.org/v1 */
const AGE_START = 'age-encryption.org/v1';

const FILE_NAME =
  /^haat-(?<date>\d{8})T(?<hours>\d\d)(?<minutes>\d\d)(?<seconds>\d\d)Z\.jsonl\.zst(?<age>\.age)?$/;

/** No backup takes longer, ms. */
const ABANDONED_MS = 24 * 3_600_000;

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
 * After an error it is gone. `zstd` and `age` read it as well.
 *
 * @returns its size in bytes, once all of it is on the disk
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
  const file = await open(path, 'wx', 0o600);
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
    return size;
  } catch (error) {
    compressor.destroy();
    await written.catch(() => {});
    await file.close().catch(() => {});
    await rm(path, { force: true });
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
  try {
    yield* splitLines(decompressor);
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

/** A backup that was restored and compared: until then a file has another name. */
export interface BackupFile {
  name: string;
  /** When it was begun, epoch ms. */
  time: number;
  isEncrypted: boolean;
}

/** Lists the verified backups of a folder, the oldest first; all other files are left out. */
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
 * Deletes what backups left in a folder that were killed: whatever matches and is more than a day old.
 *
 * @param now epoch ms
 */
export async function deleteAbandoned(folder: string, name: RegExp, now: number): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (!name.test(entry)) continue;
    const path = join(folder, entry);
    // Another backup may be deleting it at the same time.
    const changed = await stat(path).catch(() => undefined);
    if (changed === undefined || now - changed.mtimeMs < ABANDONED_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/**
 * Deletes the oldest verified backups of a folder; all other files stay.
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

/**
 * Splits at line feeds alone: Node's `readline` does so at U+2028 and U+2029 as well, which JSON leaves as
 * they are in a text.
 */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]).toString();
      begun = [];
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString();
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
