import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AVATAR_MAX_BYTES } from '@haat/domain';
import { UnavailableError } from '../../errors.ts';
import type { Upload } from '../../platform/http/upload.ts';
import { failedDecodings } from '../../platform/instrumentation/channels.ts';
import { createTaskQueue } from '../../platform/security/task-queue.ts';
import { DECODING_MEMORY_LIMIT } from './decoding-limits.ts';
import type { DecodingOptions, DecodingResult, PictureOptions } from './decoding-result.ts';

/** Timeout of decoding a picture, ms. */
const TIME_LIMIT_MS = 10_000;

/**
 * Timeout of a picture in the queue, ms. The sum of both timeouts is shorter than that of a request
 * (`CONNECTION_LIMITS`), so that no picture is decoded after its request failed with 503.
 */
const WAIT_LIMIT_MS = 8_000;

/** Maximum growth of the process, in bytes: the file, and 1.5 times the estimate for a picture. */
const MEMORY_LIMIT = AVATAR_MAX_BYTES + 1.5 * DECODING_MEMORY_LIMIT;

/** Maximum length of the queue, whose pictures are held in memory. */
const MAX_WAITING = 10;

/** The build contains JavaScript; tests run the TypeScript source. */
const PROCESS_FILE = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './decoding-process.ts' : './decoding-process.js',
    import.meta.url,
  ),
);

export type PictureDecoder = (upload: Upload, options: PictureOptions) => Promise<DecodingResult>;

/**
 * Creates a decoder of untrusted pictures. It decodes one picture at a time, each in a new process, so
 * that a malicious file cannot exhaust the server's memory or time, or crash it. The decoder throws
 * {@link UnavailableError} when the queue is full, when a picture waited longer than `waitLimit` ms,
 * and when the process crashed or ran longer than `timeLimit` ms.
 *
 * @param options.processFile script of the process; tests pass a broken one
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

/** The decoder of this server process, with the one queue. */
export const decodePicture = createPictureDecoder();

function runProcess(
  { file }: Upload,
  options: DecodingOptions,
  { timeLimit, processFile }: { timeLimit: number; processFile: string },
): Promise<DecodingResult> {
  if (file.fd === -1) throw new UnavailableError();
  const { promise, resolve, reject } = Promise.withResolvers<DecodingResult>();
  const child = fork(processFile, [JSON.stringify(options)], {
    // The environment holds no secrets. One arena and a low threshold return memory to the system.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', UV_THREADPOOL_SIZE: '1' },
    execArgv: ['--max-semi-space-size=1'],
    // Ctrl+C in the terminal reaches only the server, which finishes pending requests.
    detached: true,
    serialization: 'advanced',
    stdio: [file.fd, 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
  let result: DecodingResult | undefined;
  function fail(cause: Error): void {
    clearTimeout(timer);
    failedDecodings.publish({});
    reject(toUnavailable(cause));
  }
  child.once('message', (message) => {
    // The process runs only the shop's own code, which sends no other type.
    result = message as DecodingResult;
  });
  child.once('error', fail);
  // The process has ended and freed its memory before the next picture is decoded.
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
