import {
  type ChangeInputs,
  type ChangeKind,
  findNext,
  type Rejection,
  type SendOutcome,
  type WaitingChange,
} from './change.ts';

/** Keeps the waiting changes of this browser; `update` is one step for all tabs. */
export interface OutboxStorage {
  read(): Promise<readonly WaitingChange[]>;
  update(change: (waiting: readonly WaitingChange[]) => readonly WaitingChange[]): Promise<void>;
}

interface OutboxOptions {
  storage: OutboxStorage;
  /** Sends one change; it never rejects. */
  send(change: WaitingChange): Promise<SendOutcome>;
  /** Runs a function while no other tab runs one; waits for the others. */
  withLock(run: () => Promise<void>): Promise<void>;
  createKey(): string;
  /** The user of this session; undefined while that is not known. */
  findUserId(): string | undefined;
  /** Epoch ms. */
  now(): number;
  /** Tells the other tabs that the waiting changes are others now. */
  announce(): void;
}

/** The changes that wait to be sent, in the order in which they were made. */
export interface Outbox {
  /** The waiting changes as last read; the same array until they change. */
  getWaiting(): readonly WaitingChange[];
  subscribe(listener: () => void): () => void;
  /** Keeps a change and sends what waits. Resolves when it is kept. */
  add<Kind extends ChangeKind>(
    kind: Kind,
    subject: string,
    input: ChangeInputs[Kind],
  ): Promise<void>;
  /** Sends what waits, in order, until all is sent or the server is out of reach. */
  flush(): Promise<void>;
  /** Forgets a change. */
  discard(key: string): Promise<void>;
  /** Sends a rejected change again. */
  retry(key: string): Promise<void>;
  /** Forgets the changes of all but the user of this session. */
  keepOwn(): Promise<void>;
  /** Forgets all changes. */
  clear(): Promise<void>;
  /** Reads the changes again, after another tab has announced some. */
  refresh(): Promise<void>;
}

/** Creates the outbox of one tab; the storage is shared with the others (product 10.6.6). */
export function createOutbox(options: OutboxOptions): Outbox {
  const { storage, send, withLock, createKey, findUserId, now, announce } = options;
  const listeners = new Set<() => void>();
  let waiting: readonly WaitingChange[] = [];

  /** The changes of another user of this phone wait for that user. */
  function listOwn(changes: readonly WaitingChange[]): readonly WaitingChange[] {
    const userId = findUserId();
    return changes.filter((change) => change.userId === userId);
  }

  function show(changes: readonly WaitingChange[]): void {
    waiting = listOwn(changes);
    for (const listener of listeners) listener();
  }

  async function refresh(): Promise<void> {
    show(await storage.read());
  }

  async function update(
    change: (known: readonly WaitingChange[]) => readonly WaitingChange[],
  ): Promise<void> {
    await storage.update(change);
    await refresh();
    announce();
  }

  function remove(key: string): Promise<void> {
    return update((known) => known.filter((one) => one.key !== key));
  }

  function reject(key: string, rejection: Rejection): Promise<void> {
    return update((known) => known.map((one) => (one.key === key ? { ...one, rejection } : one)));
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = findNext(listOwn(await storage.read()));
      if (next === undefined) return;
      const outcome = await send(next);
      if (outcome === 'unreachable') return;
      if (outcome === 'sent') await remove(next.key);
      else await reject(next.key, outcome);
    }
  }

  const flush = () => withLock(sendAll);

  return {
    getWaiting: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async add(kind, subject, input) {
      const userId = findUserId() ?? '';
      const facts = { key: createKey(), kind, userId, subject, input, queuedAt: now() };
      // The input is one of the kind.
      const change = facts as WaitingChange;
      // Seen at once: a tick must not wait for the browser's database.
      show([...waiting, change]);
      await update((known) => [...known, change]);
      void flush();
    },
    flush,
    discard: remove,
    async retry(key) {
      await update((known) =>
        known.map((one) => {
          if (one.key !== key) return one;
          const { rejection: _, ...again } = one;
          return again;
        }),
      );
      await flush();
    },
    keepOwn: () => update(listOwn),
    clear: () => update(() => []),
    refresh,
  };
}
