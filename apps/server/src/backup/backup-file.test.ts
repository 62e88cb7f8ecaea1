import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  BackupError,
  deleteAbandoned,
  deleteOldBackups,
  readLines,
  toFileName,
  writeLines,
} from './backup-file.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function* list(...lines: string[]): AsyncGenerator<string> {
  yield* lines;
}

async function readAll(path: string, passphrase?: string): Promise<string[]> {
  const lines = [];
  for await (const line of readLines(path, passphrase)) lines.push(line);
  return lines;
}

it('a file is read as it was written, and only its owner may read it', async () => {
  const path = join(await makeFolder(), 'a');
  const long = 'लाल मिर्च '.repeat(200_000);
  const size = await writeLines(path, list('one', long, ''));
  expect(await readAll(path)).toEqual(['one', long, '']);
  const { mode, size: onDisk } = await stat(path);
  expect([mode & 0o777, onDisk]).toEqual([0o600, size]);
});

it('a line ends at a line feed and nowhere else', async () => {
  const path = join(await makeFolder(), 'a');
  // Around 16 KiB, where a piece of the stream ends within a character.
  const lines = ['\u2028', '\u2029 \u0085\v\f\r', '😀', '', ...'éé'.padEnd(9, 'é').repeat(4_000)];
  await writeLines(path, list(...lines, 'é'.repeat(40_000), 'last'));
  expect(await readAll(path)).toEqual([...lines, 'é'.repeat(40_000), 'last']);
});

it('a file that could not be written whole is not there', async () => {
  const folder = await makeFolder();
  async function* fail(): AsyncGenerator<string> {
    yield 'one';
    throw new Error('the database went away');
  }
  await expect(writeLines(join(folder, 'a'), fail())).rejects.toThrow('the database went away');
  expect(await readdir(folder)).toEqual([]);
});

it('an encrypted file is read with its passphrase and no other', async () => {
  const path = join(await makeFolder(), 'a');
  const passphrase = 'chai with two sugars';
  await writeLines(path, list('secret', 'more'), { passphrase, workFactor: 4 });
  expect((await readFile(path)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(await readAll(path, passphrase)).toEqual(['secret', 'more']);
  await expect(readAll(path)).rejects.toThrow('Set BACKUP_PASSPHRASE');
  await expect(readAll(path, 'chai without sugar')).rejects.toThrow(BackupError);
});

it('of many backups the oldest go, and nothing else', async () => {
  const folder = await makeFolder();
  const times = ['2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z', '2026-11-23T06:30:00.123Z'];
  const names = times.map((time, index) => toFileName(Date.parse(time), index === 1));
  expect(names.at(-1)).toBe('haat-20261123T063000Z.jsonl.zst');
  for (const name of [...names, 'haat-notes.txt', `${names[0]}.part`]) {
    await writeFile(join(folder, name), '');
  }
  expect(await deleteOldBackups(folder, 5)).toEqual([]);
  expect(await deleteOldBackups(folder, 2)).toEqual([names[0]]);
  expect((await readdir(folder)).sort()).toEqual(
    [names[1], names[2], 'haat-notes.txt', `${names[0]}.part`].sort(),
  );
});

it('what a killed backup left goes after a day, and nothing else', async () => {
  const folder = await makeFolder();
  const now = Date.now();
  const yesterday = new Date(now - 25 * 3_600_000);
  await mkdir(join(folder, 'haat-old.part'));
  await writeFile(join(folder, 'haat-new.part'), '');
  await writeFile(join(folder, 'haat-old'), '');
  for (const name of ['haat-old.part', 'haat-old']) {
    await utimes(join(folder, name), yesterday, yesterday);
  }
  await deleteAbandoned(folder, /^haat-.*\.part$/, now);
  expect((await readdir(folder)).sort()).toEqual(['haat-new.part', 'haat-old']);
});
