import type { SessionLocks } from '../../src/session-refresh.ts';

/** Locks like those of the Web Locks API for the tabs of one origin: one holder at a time. */
export function createTabLocks(): SessionLocks & { readonly names: string[] } {
  const tails = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  const names: string[] = [];
  return {
    names,
    async request(name, { ifAvailable }, run) {
      names.push(name);
      if (ifAvailable && held.has(name)) return run(null);
      const before = tails.get(name);
      const mine = (async () => {
        await before;
        held.add(name);
        try {
          return await run({ name });
        } finally {
          held.delete(name);
        }
      })();
      held.add(name);
      tails.set(
        name,
        mine.catch(() => {}),
      );
      return mine;
    },
  };
}
