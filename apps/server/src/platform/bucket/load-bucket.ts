import { type Config, ConfigError } from '../../config.ts';
import { isMissingPackage } from '../missing-package.ts';
import { type Bucket, BucketError } from './bucket.ts';

/**
 * Loads the client of the bucket for pictures with AWS's package, which a deployed server does not have by
 * default. Without `MEDIA_URL` nothing is loaded.
 *
 * @throws {ConfigError} when the package is not installed
 */
export async function loadBucket({ media }: Pick<Config, 'media'>): Promise<Bucket | undefined> {
  if (media === undefined) return undefined;
  try {
    const { createS3Bucket } = await import('./s3-bucket.ts');
    return createS3Bucket(media);
  } catch (error) {
    if (!isMissingPackage(error, '@aws-sdk/')) throw error;
    throw new ConfigError(
      'MEDIA_URL needs the package @aws-sdk/client-s3, which is not installed: docs/deployment.md#pictures-in-a-bucket.',
      { cause: error },
    );
  }
}

/**
 * Asks a bucket whether it is there and lets the shop in. A bucket that does not respond is no reason to
 * stay closed: shoppers order without pictures.
 *
 * @returns what is wrong for the moment; undefined when nothing is
 * @throws {ConfigError} when the bucket refuses, or there are no credentials
 */
export async function greetBucket(bucket: Bucket): Promise<string | undefined> {
  try {
    await bucket.list()[Symbol.asyncIterator]().next();
    return undefined;
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    if (!error.isRefusal) return error.reason;
    throw new ConfigError(
      `MEDIA_URL: the bucket ${bucket.name} refuses (${error.reason}). Check its name, region and endpoint, and that AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are of a user who may list, read, write and delete there: docs/deployment.md#pictures-in-a-bucket.`,
      { cause: error },
    );
  }
}
