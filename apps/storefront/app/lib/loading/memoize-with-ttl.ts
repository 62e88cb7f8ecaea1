interface KeptAnswerOptions<T> {
  readonly load: () => Promise<T>;
  /** How long an answer is good for, in ms. */
  readonly lifeMs: number;
}

/** An answer that is asked for once and kept for a while. */
export interface MemoizedLoad<T> {
  /** The kept answer, or a new one; those who ask meanwhile share one call. A failure is not kept. */
  get(): Promise<T>;
  /** Keeps an answer that came another way. */
  keep(value: T): void;
}

/** Keeps the answer of a call in this tab's memory (spec §4: caches). */
export function memoizeWithTtl<T>({ load, lifeMs }: KeptAnswerOptions<T>): MemoizedLoad<T> {
  let kept: { readonly value: T; readonly until: number } | undefined;
  let underWay: Promise<T> | undefined;

  function keep(value: T): void {
    kept = { value, until: performance.now() + lifeMs };
  }

  return {
    keep,
    async get() {
      if (kept && performance.now() < kept.until) return kept.value;
      underWay ??= load().finally(() => {
        underWay = undefined;
      });
      const value = await underWay;
      keep(value);
      return value;
    },
  };
}
