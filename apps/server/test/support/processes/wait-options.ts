/** Options of `vi.waitFor` and `vi.waitUntil`: longer than a busy machine delays what must come. */
export const LONG_WAIT = { timeout: 30_000 } as const;
