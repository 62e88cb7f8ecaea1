import { randomBytes } from 'node:crypto';
import { type Config, ConfigError, LOOPBACK_HOSTS } from '../config.ts';
import { type Bucket, BucketError } from '../platform/bucket/bucket.ts';
import { loadBucket } from '../platform/bucket/load-bucket.ts';
import { type DatabaseInspection, inspectDatabase } from '../platform/database/inspect-database.ts';
import { type Finding, fine, problem, warning } from './finding.ts';

/** Checks that pictures are where the shop looks for them, and that the bucket does what the shop asks of it. */
export async function checkPictures(config: Config): Promise<readonly Finding[]> {
  // Another check says what is wrong with the database.
  const inspection = await inspectDatabase(config).catch(() => undefined);
  if (config.media === undefined) return [judgePlaces(inspection, false)];
  try {
    const bucket = await loadBucket(config);
    if (bucket === undefined) return [];
    await tryOut(bucket);
    bucket.close();
    return [
      fine(`The bucket ${bucket.name} can be listed, written, read and deleted from.`),
      judgePlaces(inspection, true),
      ...judgeEndpoint(config.media.endpoint),
    ];
  } catch (error) {
    if (error instanceof ConfigError) return [problem(error.message)];
    if (error instanceof BucketError) return [problem(`The bucket of MEDIA_URL: ${error.reason}.`)];
    throw error;
  }
}

/** Stores an object of its own, and deletes it. */
async function tryOut(bucket: Bucket): Promise<void> {
  await bucket.list()[Symbol.asyncIterator]().next();
  const key = `.doctor-${randomBytes(8).toString('hex')}`;
  const bytes = randomBytes(32);
  await bucket.put(key, bytes, 'application/octet-stream');
  const found = await bucket.get(key);
  await bucket.delete(key);
  if (found === undefined || !bytes.equals(found)) {
    throw new BucketError('It does not give back what was stored', { isRefusal: true });
  }
}

function judgeEndpoint(endpoint: string | undefined): Finding[] {
  if (endpoint === undefined) return [];
  const { protocol, hostname } = new URL(endpoint);
  if (protocol === 'https:' || LOOPBACK_HOSTS.has(hostname)) return [];
  return [warning(`The endpoint ${endpoint} of MEDIA_URL is another machine: it should be https.`)];
}

function judgePlaces(inspection: DatabaseInspection | undefined, hasBucket: boolean): Finding {
  const { pictures } = inspection ?? {};
  if (pictures === undefined) return fine('There are no pictures yet.');
  const { inDatabase, inBucket } = pictures;
  if (!hasBucket && inBucket > 0) {
    return problem(`Pictures in a bucket: ${inBucket}, and MEDIA_URL is not set.`);
  }
  if (hasBucket && inDatabase > 0) {
    return warning(
      `Pictures still in the database: ${inDatabase}. The command move-pictures bucket moves them.`,
    );
  }
  return fine(
    hasBucket ? `Pictures in it: ${inBucket}.` : `Pictures in the database: ${inDatabase}.`,
  );
}
