import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AVATAR_MAX_BYTES } from '@haat/domain';
import { UnavailableError } from '../../errors.ts';
import type { Upload } from '../../platform/http/upload.ts';
import { createTaskQueue } from '../../platform/security/task-queue.ts';
import { DECODING_MEMORY_LIMIT } from './decoding-memory.ts';
import type { DecodingOptions, DecodingResult, PictureOptions } from './decoding-result.ts';

/** How long a picture may take, ms. */
const TIME_LIMIT_MS = 10_000;

/**
 * How long a picture may wait for its turn, ms. With the time to decode it that is less than a request
 * has (`CONNECTION_LIMITS`), so that no picture is decoded for a request which had its 503 already.
 */
const WAIT_LIMIT_MS = 8_000;

/**
 * By how much the process may grow, in bytes: by the file, and by half as much again as pictures are
 * estimated to take.
 */
const MEMORY_LIMIT = AVATAR_MAX_BYTES + 1.5 * DECODING_MEMORY_LIMIT;

/** Pictures that wait for their turn; each is held in memory. */
const MAX_WAITING = 10;

/** Built it is JavaScript; tests run the source. */
const PROCESS_FILE = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './decoding-process.ts' : './decoding-process.js',
    import.meta.url,
  ),
);

export type PictureDecoder = (upload: Upload, options: PictureOptions) => Promise<DecodingResult>;

/**
 * Makes a function that decodes a picture which a stranger has sent, one at a time, each in a process
 * of its own that ends with it: what a file does to the decoder (memory, time, a crash) it does not do
 * to the shop. The function throws {@link UnavailableError} when too many pictures wait already, when this
 * one waited longer than `waitLimit` ms, and when the process has crashed or took longer than `timeLimit` ms.
 *
 * @param options.processFile what the process runs; tests give a broken one
 */
export function createPictureDecoder({
  timeLimit = TIME_LIMIT_MS,
  waitLimit = WAIT_LIMIT_MS,
  memoryLimit = MEMORY_LIMIT,
  processFile = PROCESS_FILE,
}: {
  timeLimit?: number;
  waitLimit?: number;
  memoryLimit?: number;
  processFile?: string;
} = {}): PictureDecoder {
  const enqueue = createTaskQueue({
    concurrency: 1,
    maxWaiting: MAX_WAITING,
    maxWaitMs: waitLimit,
  });
  return (upload, options) =>
    enqueue(() => {
      const { length } = upload;
      return runProcess(upload, { ...options, length, memoryLimit }, { timeLimit, processFile });
    });
}

/** The decoder of this server process. */
export const decodePicture = createPictureDecoder();

function runProcess(
  { file }: Upload,
  options: DecodingOptions,
  { timeLimit, processFile }: { timeLimit: number; processFile: string },
): Promise<DecodingResult> {
  if (file.fd === -1) throw new UnavailableError();
  const { promise, resolve, reject } = Promise.withResolvers<DecodingResult>();
  const child = fork(processFile, [JSON.stringify(options)], {
    // The shop's secrets are none of its business. One arena, and large blocks go back to the system.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', UV_THREADPOOL_SIZE: '1' },
    execArgv: ['--max-semi-space-size=1'],
    // Ctrl+C at the terminal reaches the server alone, which lets requests under way finish.
    detached: true,
    serialization: 'advanced',
    stdio: [file.fd, 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
  let result: DecodingResult | undefined;
  function fail(cause: Error): void {
    clearTimeout(timer);
    reject(toUnavailable(cause));
  }
  child.once('message', (message) => {
    // The process runs the shop's own code and sends nothing else.
    result = message as DecodingResult;
  });
  child.once('error', fail);
  // Waits for the end, so that the memory is free again before the next picture's turn.
  child.once('close', (code, signal) => {
    clearTimeout(timer);
    if (result !== undefined) resolve(result);
    else fail(new Error(`The decoding process ended without a result: ${signal ?? code}.`));
  });
  return promise;
}

function toUnavailable(cause: Error): UnavailableError {
  return new UnavailableError(
    'This image could not be opened. Please try again, or choose another one.',
    { cause },
  );
}
