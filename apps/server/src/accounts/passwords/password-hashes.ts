import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createTaskQueue } from '../../platform/security/task-queue.ts';

/** Cost of an argon2id hash: KiB of memory, passes, lanes. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** The minimum that OWASP recommends; no environment variable lowers it. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_LENGTH = 16;
const HASH_LENGTH = 32;

const HASH_PATTERN =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Timeout of a hash in the queue, ms; a shopper does not wait longer for a button. */
export const MAX_PASSWORD_WAIT_MS = 4_000;

/**
 * Limits concurrent hashes. Each one takes a core and 19 MiB for about 30 ms: more hashes than cores
 * would finish no sooner, and would delay the main thread and the thread pool that reads files.
 */
const enqueue = createTaskQueue({
  concurrency: Math.min(4, availableParallelism()),
  maxWaiting: 400,
  maxWaitMs: MAX_PASSWORD_WAIT_MS,
});

/** Hashes by cost that no password matches. */
const decoyHashes = new Map<PasswordCost, Promise<string>>();

/**
 * Hashes a password with argon2id for storage (PHC string). The password is normalized to NFKC and not
 * truncated.
 *
 * @param cost lower in tests, which hash many passwords
 * @throws {UnavailableError} when the queue is full
 */
export function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  return enqueue(() => computeHash(password, cost));
}

/**
 * Verifies a password by its stored hash. Without a hash, for an unknown account, it does the same work
 * and returns false, so that the response time discloses nothing.
 *
 * @param cost cost for an unknown account; it must be that of the stored hashes
 * @throws {UnavailableError} when the queue is full
 */
export async function verifyPassword(
  password: string,
  storedHash: string | undefined,
  cost = PASSWORD_COST,
): Promise<boolean> {
  const isMatch = await matchesHash(password, storedHash ?? (await prepareDecoyHash(cost)));
  return isMatch && storedHash !== undefined;
}

/**
 * Creates the hash of a random password, for unknown accounts and for accounts whose password must
 * become unusable. The server calls it at its start, so that no sign-in has to wait for it.
 */
export function prepareDecoyHash(cost = PASSWORD_COST): Promise<string> {
  // It bypasses the queue: a full queue would reject it, and with it every unknown account.
  const decoyHash = decoyHashes.get(cost) ?? computeHash(randomBytes(16).toString('hex'), cost);
  decoyHashes.set(cost, decoyHash);
  return decoyHash;
}

function matchesHash(password: string, storedHash: string): Promise<boolean> {
  const match = HASH_PATTERN.exec(storedHash);
  if (match === null) throw new TypeError('The stored password hash has an unknown format.');
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
