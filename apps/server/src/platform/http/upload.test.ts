import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageFullError } from '../../errors.ts';
import { readUploadStart, saveUpload } from './upload.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-upload-test-'));
  vi.stubEnv('TMPDIR', folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function* sendChunks(...texts: string[]) {
  for (const text of texts) {
    if (text === 'cut') throw new Error('The connection broke off.');
    yield Buffer.from(text);
  }
}

test('a file is whole and has no name', async () => {
  const upload = await saveUpload(sendChunks('GIF', '89a', 'more'));
  expect(upload.length).toBe(10);
  expect(String(await readUploadStart(upload, 6))).toBe('GIF89a');
  expect(String(await readUploadStart(upload, 99))).toBe('GIF89amore');
  expect(await readdir(folder)).toEqual([]);
  await upload.file.close();
});

test('a file that breaks off throws its error and leaves nothing', async () => {
  await expect(saveUpload(sendChunks('GIF', 'cut'))).rejects.toThrow('broke off');
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that cannot be written to is a full storage', async () => {
  await rm(folder, { recursive: true });
  await expect(saveUpload(sendChunks('GIF'))).rejects.toThrow(StorageFullError);
});
