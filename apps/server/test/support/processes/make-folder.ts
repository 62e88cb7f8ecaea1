import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findQuickFolder } from './quick-folder.ts';

/** Makes an empty folder, which goes when the test has finished. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(findQuickFolder(), 'haat-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
