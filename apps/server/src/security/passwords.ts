import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createTaskQueue } from './task-queue.ts';

/** Argon2id parameters (OWASP): KiB of memory, passes, lanes. */
const MEMORY = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_LENGTH = 16;
const HASH_LENGTH = 32;

const HASH_FORM =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Each hash takes a core and 19 MiB for about 30 ms. */
const enqueue = createTaskQueue({ concurrency: 4, maxWaiting: 400 });

let decoyHash: Promise<string> | undefined;

/**
 * Hashes a password with argon2id for storage (PHC string). Equal spellings in different Unicode
 * forms give the same hash; nothing is cut off.
 *
 * @throws {UnavailableError} when too many hashes are waiting.
 */
export function hashPassword(password: string): Promise<string> {
  return enqueue(async () => {
    const salt = randomBytes(SALT_LENGTH);
    const hash = await computeArgon2id(password, {
      salt,
      memory: MEMORY,
      passes: PASSES,
      parallelism: PARALLELISM,
      length: HASH_LENGTH,
    });
    return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${PARALLELISM}$${encode(salt)}$${encode(hash)}`;
  });
}

/**
 * Says whether `password` is the one behind `storedHash`. Without a stored hash (unknown account)
 * it does the same work and says no, so that the time tells nothing.
 *
 * @throws {UnavailableError} when too many hashes are waiting.
 */
export async function verifyPassword(
  password: string,
  storedHash: string | undefined,
): Promise<boolean> {
  const isMatch = await matches(password, storedHash ?? (await prepareDecoyHash()));
  return isMatch && storedHash !== undefined;
}

/** Makes the hash that stands in for unknown accounts; called at start so that no login pays. */
export function prepareDecoyHash(): Promise<string> {
  decoyHash ??= hashPassword(randomBytes(16).toString('hex'));
  return decoyHash;
}

function matches(password: string, storedHash: string): Promise<boolean> {
  const match = HASH_FORM.exec(storedHash);
  if (match === null) throw new TypeError('The stored password hash has an unknown form.');
  const [, memory, passes, parallelism, salt = '', expected = ''] = match;
  const expectedBytes = Buffer.from(expected, 'base64');
  return enqueue(async () => {
    const actual = await computeArgon2id(password, {
      salt: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      length: expectedBytes.length,
    });
    return timingSafeEqual(actual, expectedBytes);
  });
}

function computeArgon2id(
  password: string,
  options: { salt: Buffer; memory: number; passes: number; parallelism: number; length: number },
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  argon2(
    'argon2id',
    {
      message: password.normalize('NFKC'),
      nonce: options.salt,
      memory: options.memory,
      passes: options.passes,
      parallelism: options.parallelism,
      tagLength: options.length,
    },
    (error, hash) => (error ? reject(error) : resolve(hash)),
  );
  return promise;
}

/** Base64 without padding, as in PHC strings. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
