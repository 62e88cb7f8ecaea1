import { UnavailableError } from '../../errors.ts';

/** An object of a bucket as its list has it. */
export interface ListedObject {
  readonly key: string;
  /** When it was stored by the bucket's clock, epoch ms. */
  readonly storedAt: number;
}

/**
 * Objects outside of the database, below one prefix of a bucket. Every call ends within the timeout of its
 * kind, repetitions included.
 *
 * @throws {BucketError} of each call: when the bucket cannot be reached in time, or refuses
 */
export interface Bucket {
  /** Such as `s3://pictures/shop`, for messages. */
  readonly name: string;
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** @returns undefined when there is no such object */
  get(key: string): Promise<Uint8Array | undefined>;
  /** An object that is not there counts as deleted. */
  delete(key: string): Promise<void>;
  /** Lists all objects, a page of at most 1,000 at a time. */
  list(): AsyncIterable<readonly ListedObject[]>;
  close(): void;
}

/** 503: the bucket did not do what was asked of it. */
export class BucketError extends UnavailableError {
  /** True when it responded that it will not: repeating helps only after a change of settings. */
  readonly isRefusal: boolean;
  /** For the people who run the shop, such as `AccessDenied: Access Denied`. */
  readonly reason: string;

  constructor(reason: string, options: { isRefusal: boolean; cause?: unknown }) {
    super(undefined, { retryAfter: 5, cause: options.cause });
    this.reason = reason;
    this.isRefusal = options.isRefusal;
  }
}
