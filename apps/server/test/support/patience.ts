/** Options of `vi.waitFor` and `vi.waitUntil`: longer than a busy machine delays what must come. */
export const PATIENTLY = { timeout: 30_000 } as const;
