import { fileURLToPath } from 'node:url';
import { AVATAR_MAX_BYTES } from '@haat/domain';
import { UnavailableError } from '../../errors.ts';
import type { Upload } from '../../platform/http/upload.ts';
import { failedDecodings } from '../../platform/instrumentation/channels.ts';
import { findScript, runIsolated } from '../../platform/isolated/run-isolated.ts';
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

const PROCESS_FILE = fileURLToPath(findScript('./decoding-process', import.meta.url));

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
    enqueue(async () => {
      const decoding: DecodingOptions = { ...options, length: upload.length, memoryLimit };
      const script = { processFile, timeLimit };
      try {
        return await runIsolated<DecodingResult>(upload.file, decoding, script);
      } catch (cause) {
        if (cause instanceof UnavailableError) throw cause;
        failedDecodings.publish({});
        throw toUnavailable(cause);
      }
    });
}

/** The decoder of this server process, with the one queue. */
export const decodePicture = createPictureDecoder();

function toUnavailable(cause: unknown): UnavailableError {
  return new UnavailableError(
    'This image could not be opened. Please try again, or choose another one.',
    { cause },
  );
}
