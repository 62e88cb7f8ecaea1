import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, rmdir, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEBIBYTE = 1024 * 1024;
/** Sizes of the blocks that fill a disk, in bytes: the last one is a page of the system's memory. */
const BLOCK_SIZES = [MEBIBYTE, 4_096];

/** A file system in memory that can be made full. */
export interface SmallDisk {
  folder: string;
  /** Writes a file until there is only so much space left, in bytes. */
  fill(room: number): Promise<void>;
  /** Removes that file. */
  free(): Promise<void>;
  /** Unmounts the file system; no file of it may be in use. */
  unmount(): Promise<void>;
}

/** Returns the reason why no small disk can be mounted here; undefined when one can. */
export async function whyNotMounted(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-mount-'));
  const { error, status, stderr } = mount(folder, 1);
  if (status === 0) execFileSync('umount', [folder]);
  await rmdir(folder);
  if (error !== undefined) return 'there is no mount command';
  return status === 0 ? undefined : `a file system cannot be mounted: ${stderr.trim()}`;
}

/**
 * Mounts a file system in memory.
 *
 * @param size in MiB
 * @throws when it may not; see {@link whyNotMounted}
 */
export async function mountSmallDisk(size: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-disk-'));
  const { status, stderr } = mount(folder, size);
  if (status !== 0) throw new Error(`mount failed: ${stderr}`);
  const filling = join(folder, 'filling');
  return {
    folder,
    async fill(room) {
      await writeUntilFull(filling);
      const { size } = await stat(filling);
      await truncate(filling, Math.max(size - room, 0));
    },
    free: () => rm(filling, { force: true }),
    async unmount() {
      execFileSync('umount', [folder]);
      await rmdir(folder);
    },
  };
}

function mount(folder: string, size: number) {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=1777`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
}

async function writeUntilFull(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (const size of BLOCK_SIZES) {
      const block = Buffer.alloc(size);
      while (await hasWritten(file.write(block)));
    }
  } finally {
    await file.close();
  }
}

/** @returns false when there was no space for all of it */
async function hasWritten(writing: Promise<{ bytesWritten: number; buffer: Buffer }>) {
  try {
    const { bytesWritten, buffer } = await writing;
    return bytesWritten === buffer.length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
