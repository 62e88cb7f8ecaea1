import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createTaskQueue } from '../../platform/security/task-queue.ts';

/** What one argon2id hash costs: KiB of memory, passes, lanes. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** The least OWASP recommends. No environment variable lowers it. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_LENGTH = 16;
const HASH_LENGTH = 32;

const HASH_FORM =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A login that has not begun by then is told to come back, in ms: nobody waits longer for a button. */
export const MAX_PASSWORD_WAIT_MS = 4_000;

/**
 * Each hash takes a core and 19 MiB for about 30 ms. More at once than there are cores would finish no
 * sooner, and keep the thread that answers everybody else, and the pool that reads files, waiting.
 */
const enqueue = createTaskQueue({
  concurrency: Math.min(4, availableParallelism()),
  maxWaiting: 400,
  maxWaitMs: MAX_PASSWORD_WAIT_MS,
});

/** Hashes that no password matches, by their cost. */
const decoyHashes = new Map<PasswordCost, Promise<string>>();

/**
 * Hashes a password with argon2id for storage (PHC string). Equal spellings in different Unicode
 * forms give the same hash; nothing is cut off.
 *
 * @param cost lower in tests, where nobody attacks and every shopper has a password
 * @throws {UnavailableError} when too many hashes are waiting.
 */
export function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  return enqueue(() => computeHash(password, cost));
}

/**
 * Says whether `password` is the one behind `storedHash`. Without a stored hash (unknown account)
 * it does the same work and says no, so that the time tells nothing.
 *
 * @param cost of the work for an unknown account: that of the hashes that are stored
 * @throws {UnavailableError} when too many hashes are waiting.
 */
export async function verifyPassword(
  password: string,
  storedHash: string | undefined,
  cost = PASSWORD_COST,
): Promise<boolean> {
  const isMatch = await matches(password, storedHash ?? (await prepareDecoyHash(cost)));
  return isMatch && storedHash !== undefined;
}

/**
 * Makes the hash of a random password that nobody knows: for unknown accounts, and for those whose
 * password must not work any more. Called at start so that no login pays.
 */
export function prepareDecoyHash(cost = PASSWORD_COST): Promise<string> {
  // Not in the queue: a flood that came first would refuse it, and with it every unknown account.
  const decoyHash = decoyHashes.get(cost) ?? computeHash(randomBytes(16).toString('hex'), cost);
  decoyHashes.set(cost, decoyHash);
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

async function computeHash(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const hash = await computeArgon2id(password, { salt, ...cost, length: HASH_LENGTH });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

function computeArgon2id(
  password: string,
  options: PasswordCost & { salt: Buffer; length: number },
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
