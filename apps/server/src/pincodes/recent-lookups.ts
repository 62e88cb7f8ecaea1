/** Answers that are remembered for a while; the one unused for longest gives way to a new one. */
export interface RecentLookups<Answer> {
  /** @returns undefined when there is none, or it is too old */
  find(key: string): Answer | undefined;
  /** @param lifeMs how long it may be found */
  keep(key: string, answer: Answer, lifeMs: number): void;
}

/** @param now the time, epoch ms */
export function createRecentLookups<Answer>(options: {
  max: number;
  now(): number;
}): RecentLookups<Answer> {
  const { max, now } = options;
  // A Map keeps the order of insertion, so its first key is the one unused for longest.
  const kept = new Map<string, { answer: Answer; endsAt: number }>();

  return {
    find(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      if (found.endsAt <= now()) return undefined;
      kept.set(key, found);
      return found.answer;
    },
    keep(key, answer, lifeMs) {
      kept.delete(key);
      kept.set(key, { answer, endsAt: now() + lifeMs });
      const [oldest] = kept.keys();
      if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    },
  };
}
