import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { runObserved } from '../instrumentation/channels.ts';
import { type Bucket, BucketError } from './bucket.ts';
import type { BucketLocation } from './bucket-url.ts';

/** Of a call with all its repetitions, ms: well within the time that a request of a shopper has. */
export interface BucketTimeouts {
  read: number;
  write: number;
}

const TIMEOUTS: BucketTimeouts = { read: 5_000, write: 10_000 };

/** Of one attempt, ms, so that one that hangs leaves time for another. */
const CONNECT_TIMEOUT_MS = 1_500;
/** The first call and two repetitions. */
const MAX_ATTEMPTS = 3;

/** Errors of a bucket that passes, though the bucket named them. */
const PASSING: ReadonlySet<string> = new Set([
  'RequestTimeout',
  'RequestTimeTooSkewed',
  'SlowDown',
  'TooManyRequestsException',
]);

/** Creates the client of a bucket that speaks S3; no call is made yet. */
export function createS3Bucket(
  location: BucketLocation,
  { read, write }: BucketTimeouts = TIMEOUTS,
): Bucket {
  const { bucket: Bucket, prefix, endpoint, region } = location;
  const client = new S3Client({
    region,
    // Buckets in the path: most other providers have no name for each of them.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: MAX_ATTEMPTS,
    // Providers other than AWS reject checksums that the operation does not require.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS },
  });

  /** Runs a call within its timeout, in view of the metrics and traces. */
  function call<Result>(
    timeout: number,
    work: (abortSignal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    return runObserved({ kind: 'outgoing-call', name: 'bucket' }, async () => {
      try {
        return await work(AbortSignal.timeout(timeout));
      } catch (error) {
        throw toBucketError(error, timeout);
      }
    });
  }

  return {
    name: `s3://${Bucket}/${prefix}`.replace(/\/$/, ''),
    async put(key, bytes, contentType) {
      const command = new PutObjectCommand({
        Bucket,
        Key: prefix + key,
        Body: bytes,
        ContentType: contentType,
      });
      await call(write, (abortSignal) => client.send(command, { abortSignal }));
    },
    async get(key) {
      const command = new GetObjectCommand({ Bucket, Key: prefix + key });
      return call(read, async (abortSignal) => {
        try {
          const { Body } = await client.send(command, { abortSignal });
          if (!(Body instanceof Readable)) throw new Error('The response has no body.');
          // The client's own timeout ends with the headers.
          return await buffer(addAbortSignal(abortSignal, Body));
        } catch (error) {
          if (isNamed(error, 'NoSuchKey')) return undefined;
          throw error;
        }
      });
    },
    async delete(key) {
      const command = new DeleteObjectCommand({ Bucket, Key: prefix + key });
      await call(write, (abortSignal) => client.send(command, { abortSignal }));
    },
    async *list() {
      let after: string | undefined;
      do {
        const command = new ListObjectsV2Command({
          Bucket,
          Prefix: prefix,
          ...(after !== undefined && { StartAfter: after }),
        });
        const { Contents = [], IsTruncated = false } = await call(read, (abortSignal) =>
          client.send(command, { abortSignal }),
        );
        yield Contents.map(({ Key = '', LastModified }) => ({
          key: Key.slice(prefix.length),
          storedAt: LastModified?.getTime() ?? Number.POSITIVE_INFINITY,
        }));
        after = IsTruncated ? Contents.at(-1)?.Key : undefined;
      } while (after !== undefined);
    },
    close: () => client.destroy(),
  };
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

function toBucketError(error: unknown, timeout: number): BucketError {
  if (isNamed(error, 'AbortError') || isNamed(error, 'TimeoutError')) {
    return new BucketError(`There was no response within ${timeout / 1000} s`, {
      isRefusal: false,
      cause: error,
    });
  }
  const { name, message, code } = Object(error);
  // Node's errors of several addresses have no message.
  const reason = [name, message || code].filter(Boolean).join(': ');
  return new BucketError(reason, { isRefusal: isRefusal(error), cause: error });
}

function isRefusal(error: unknown): boolean {
  if (isNamed(error, 'CredentialsProviderError')) return true;
  if (!(error instanceof S3ServiceException) || PASSING.has(error.name)) return false;
  const status = error.$metadata.httpStatusCode ?? 0;
  return status >= 300 && status < 500 && status !== 429;
}
