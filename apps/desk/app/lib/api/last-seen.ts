import type { ReadPath } from '@haat/api-sdk/tanstack';
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

/** How long what a member has seen can be opened again without a network, in ms: over a weekend. */
export const LAST_SEEN_MS = 3 * 24 * 60 * 60_000;

/** The newest so many queries are kept: about as many orders and lists as one opens on a day. */
const MAX_QUERIES = 100;

/** Raised when screens cannot show what an earlier version of the desk has kept. */
const FORMAT = 5;

/** The paths of what is kept: the work of a day. No money, no members, no log. */
const KEPT: ReadonlySet<unknown> = new Set<ReadPath>([
  '/desk/me',
  '/desk/today',
  '/desk/orders',
  '/desk/orders/{id}',
  '/desk/products',
  '/desk/products/{id}',
  '/desk/groups',
  '/categories',
  '/contact',
]);

type SeenQuery = DehydratedState['queries'][number];

/** What one member has seen last, as it lies in the browser's database. */
export interface LastSeen {
  readonly format: number;
  readonly userId: string;
  /** The mark of the session in which it was loaded, see `getSessionMark`. */
  readonly session: string;
  readonly queries: readonly SeenQuery[];
}

/** Keeps what was seen in this browser; `update` is one step for all tabs. */
export interface LastSeenStorage {
  read(): Promise<LastSeen | undefined>;
  update(change: (known: LastSeen | undefined) => LastSeen): Promise<void>;
  remove(): Promise<void>;
}

interface LastSeenOptions {
  readonly queryClient: QueryClient;
  readonly storage: LastSeenStorage;
  /** The mark of this browser's session; empty when nobody is signed in. */
  getSession(): string;
  /** Asks the server whose session it is; rejects when it does not say. */
  loadUserId(): Promise<string>;
  /** The user whose data is loaded; undefined while that is not known. */
  findUserId(): string | undefined;
  /** Epoch ms. */
  now(): number;
}

/** The newest queries of both, each once, and none that is too old. */
export function joinQueries(
  known: readonly SeenQuery[],
  loaded: readonly SeenQuery[],
  now: number,
): readonly SeenQuery[] {
  const byHash = new Map<string, SeenQuery>();
  for (const query of [...known, ...loaded]) {
    const other = byHash.get(query.queryHash);
    const isNewer = (other?.state.dataUpdatedAt ?? 0) <= query.state.dataUpdatedAt;
    const isRecent = now - query.state.dataUpdatedAt < LAST_SEEN_MS;
    if (isNewer && isRecent) byHash.set(query.queryHash, query);
  }
  return Array.from(byHash.values())
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .slice(0, MAX_QUERIES);
}

/**
 * Keeps what a member has seen last, for a visit without a network (product 10.6.13). It is one tab's; the
 * storage is shared with the others.
 */
export function createLastSeen(options: LastSeenOptions) {
  const { queryClient, storage, getSession, loadUserId, findUserId, now } = options;
  /** The session, and the user, of which the server has said that they belong together. */
  let confirmed: { readonly session: string; readonly userId: string } | undefined;

  /** Says that the server has just named the user of this session. */
  async function confirm(): Promise<void> {
    const userId = findUserId();
    const isOther = confirmed !== undefined && confirmed.userId !== userId;
    confirmed = userId === undefined ? undefined : { session: getSession(), userId };
    if (!isOther) return;
    await storage.remove();
    await queryClient.resetQueries();
  }

  return {
    confirm,

    /** Puts what was kept into the client, when it surely is that of the user of this session. */
    async show(): Promise<void> {
      const session = getSession();
      if (session === '') return storage.remove();
      const known = await storage.read();
      // Renewed elsewhere, or another user's session: only the server can tell.
      if (known?.session !== session || known.format !== FORMAT) return;
      const queries = joinQueries(known.queries, [], now());
      hydrate(queryClient, { mutations: [], queries: Array.from(queries) });
      // A reload asks again for what is shown, however young it is.
      await queryClient.invalidateQueries({ refetchType: 'none' });
      confirmed = { session, userId: known.userId };
    },

    /** Keeps what is loaded now; what somebody else has loaded is forgotten. */
    async save(): Promise<void> {
      if (getSession() === '') return storage.remove();
      if (findUserId() === undefined) return;
      if (confirmed?.session !== getSession()) {
        await loadUserId();
        await confirm();
      }
      if (confirmed === undefined || confirmed.userId !== findUserId()) return;
      const { session, userId } = confirmed;
      const { queries } = dehydrate(queryClient, {
        shouldDehydrateQuery: ({ queryKey, state }) =>
          state.status === 'success' && KEPT.has(queryKey[0]),
      });
      await storage.update((known) => ({
        format: FORMAT,
        userId,
        session,
        queries: joinQueries(
          known?.userId === userId && known.format === FORMAT ? known.queries : [],
          queries,
          now(),
        ),
      }));
    },

    async forget(): Promise<void> {
      confirmed = undefined;
      await storage.remove();
    },
  };
}
