import { fileURLToPath } from 'node:url';
import { UnavailableError } from '../../../errors.ts';
import type { Upload } from '../../../platform/http/upload.ts';
import { findScript, runIsolated } from '../../../platform/isolated/run-isolated.ts';
import { createTaskQueue } from '../../../platform/security/task-queue.ts';
import type { GoodsFile, GoodsFileOptions } from './goods-file.ts';

/** Both are together shorter than the timeout of a request, see `decode-picture.ts`. */
const TIME_LIMIT_MS = 10_000;
const WAIT_LIMIT_MS = 8_000;

const enqueue = createTaskQueue({ concurrency: 1, maxWaiting: 10, maxWaitMs: WAIT_LIMIT_MS });

const PROCESS_FILE = fileURLToPath(findScript('./goods-file-process', import.meta.url));

export type GoodsFileReader = (upload: Upload) => Promise<GoodsFile>;

/**
 * Reads an untrusted file of goods (product 10.3.16): one at a time, each in a new process, so that the
 * worst file keeps no other visitor waiting.
 *
 * @throws {UnavailableError} when too many files wait, and when the process crashed or ran too long
 */
export function readGoodsFile({ file, length }: Upload): Promise<GoodsFile> {
  const options: GoodsFileOptions = { length };
  return enqueue(async () => {
    try {
      return await runIsolated<GoodsFile>(file, options, {
        processFile: PROCESS_FILE,
        timeLimit: TIME_LIMIT_MS,
        execArgv: ['--max-old-space-size=128'],
      });
    } catch (cause) {
      if (cause instanceof UnavailableError) throw cause;
      throw new UnavailableError('This file could not be read. Please try again.', { cause });
    }
  });
}
