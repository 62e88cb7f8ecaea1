/**
 * Reads a value at most every `lifeMs`, and shares one reading between those who ask meanwhile. A reading
 * that fails or takes longer than `timeoutMs` gives undefined; no other begins before it has ended.
 */
export function createTimelyReading<Value>(
  read: () => Promise<Value>,
  { lifeMs, timeoutMs, now }: { lifeMs: number; timeoutMs: number; now(): number },
): () => Promise<Value | undefined> {
  let last: { value: Value | undefined; at: number } | undefined;
  let pending: Promise<Value | undefined> | undefined;

  async function readOnce(): Promise<Value | undefined> {
    const value = await read().catch(() => undefined);
    last = { value, at: now() };
    pending = undefined;
    return value;
  }

  return async function find() {
    if (last !== undefined && Math.abs(now() - last.at) < lifeMs) return last.value;
    pending ??= readOnce();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), timeoutMs);
    });
    try {
      return await Promise.race([pending, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
}
