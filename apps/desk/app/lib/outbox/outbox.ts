import { createSharedValue } from '../shared-value.ts';
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
  /** Tells the other tabs that the queue has changed. */
  announce(): void;
}

/**
 * Creates the outbox of one tab: the changes that wait to be sent, in the order in which they were made. The
 * storage is shared with the other tabs (product 10.6.6).
 */
export function createOutbox(options: OutboxOptions) {
  const { storage, send, withLock, createKey, findUserId, now, announce } = options;
  const waiting = createSharedValue<readonly WaitingChange[]>([]);

  /** The changes of another user of this phone wait for that user. */
  function listOwn(changes: readonly WaitingChange[]): readonly WaitingChange[] {
    const userId = findUserId();
    return changes.filter((change) => change.userId === userId);
  }

  /** Reads the changes again, after another tab has announced some. */
  async function refresh(): Promise<void> {
    waiting.set(listOwn(await storage.read()));
  }

  async function update(
    change: (known: readonly WaitingChange[]) => readonly WaitingChange[],
  ): Promise<void> {
    await storage.update(change);
    await refresh();
    announce();
  }

  /** Forgets a change. */
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

  /** Sends what waits, in order, until all is sent or the server is out of reach. */
  const flush = () => withLock(sendAll);

  return {
    /** The waiting changes as last read; the same array until they change. */
    getWaiting: waiting.get,
    subscribe: waiting.subscribe,
    /** Keeps a change and sends what waits. Resolves when it is kept. */
    async add<Kind extends ChangeKind>(
      kind: Kind,
      subject: string,
      input: ChangeInputs[Kind],
    ): Promise<void> {
      const userId = findUserId() ?? '';
      const facts = { key: createKey(), kind, userId, subject, input, queuedAt: now() };
      // The input is one of the kind.
      const change = facts as WaitingChange;
      // Seen at once: a tick must not wait for the browser's database.
      waiting.set(listOwn([...waiting.get(), change]));
      await update((known) => [...known, change]);
      void flush();
    },
    flush,
    discard: remove,
    /** Sends a rejected change again. */
    async retry(key: string): Promise<void> {
      await update((known) =>
        known.map((one) => {
          if (one.key !== key) return one;
          const { rejection: _, ...again } = one;
          return again;
        }),
      );
      await flush();
    },
    /** Forgets the changes of all but the user of this session. */
    keepOwn: () => update(listOwn),
    /** Forgets all changes. */
    clear: () => update(() => []),
    refresh,
  };
}
