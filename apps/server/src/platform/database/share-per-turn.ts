import { setImmediate } from 'node:timers/promises';

/**
 * Makes all calls of one turn of the event loop share one reading, which begins after the last of them,
 * so that no caller gets what was read before its call.
 */
export function sharePerTurn<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let next: Promise<Result> | undefined;

  async function readAfterThisTurn(): Promise<Result> {
    await setImmediate();
    next = undefined;
    return read();
  }

  return () => {
    next ??= readAfterThisTurn();
    return next;
  };
}
