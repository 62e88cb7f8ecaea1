import { isApiError } from '@haat/api-sdk';
import { useSyncExternalStore } from 'react';
import { createSharedValue } from '../shared-value.ts';

/** Answers the question for a code: true when a right one was given. */
type Answer = (isGiven: boolean) => void;

/** The question that waits for its answer; null without one. */
const waiting = createSharedValue<Answer | null>(null);

function askForCode(): Promise<boolean> {
  // Whoever is asked already has one question before her.
  waiting.get()?.(false);
  return new Promise((resolve) => {
    waiting.set((isGiven) => {
      waiting.set(null);
      resolve(isGiven);
    });
  });
}

/**
 * Makes a call; when it needs a new code of the second factor, asks for one and makes it again
 * (product 10.8.10).
 *
 * @throws what the call throws; when no code was given, the error that asks for one
 */
export async function withFreshCode<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const needsCode = isApiError(error) && error.code === 'fresh_code_required';
    if (!needsCode || !(await askForCode())) throw error;
    return call();
  }
}

/** The question for a code that waits for its answer; null without one. */
export function useAskedCode(): Answer | null {
  return useSyncExternalStore(waiting.subscribe, waiting.get, waiting.get);
}
