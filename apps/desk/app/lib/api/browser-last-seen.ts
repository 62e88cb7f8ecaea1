import { isApiError } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { DESK_LAST_SEEN_KEY as NAME } from '@haat/domain';
import { del, get, update } from 'idb-keyval';
import { desk, getSessionMark } from './desk.ts';
import { createLastSeen, type LastSeen } from './last-seen.ts';
import { findUserId, loadUserId, queryClient } from './query-client.ts';

/** The time between two writes, in ms, in which loaded data is gathered. */
const WRITE_MS = 100;

/** How long a page waits for the browser's database, in ms: it may be locked or switched off. */
const READ_MS = 1000;

const lastSeen = createLastSeen({
  queryClient,
  storage: {
    read: () => get<LastSeen>(NAME),
    update: (change) => update<LastSeen>(NAME, change),
    remove: () => del(NAME),
  },
  getSession: getSessionMark,
  loadUserId,
  findUserId,
  now: Date.now,
});

/** Shows what the user of this session has seen last, before the screens ask the server. */
export async function showLastSeen(): Promise<void> {
  await Promise.race([
    lastSeen.show().catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, READ_MS)),
  ]);
}

/** Removes what was seen from this browser, as at a sign-out. */
export async function forgetLastSeen(): Promise<void> {
  await lastSeen.forget().catch(() => {});
}

/**
 * Keeps what the server says for a visit without a network.
 *
 * @returns stops it
 */
export function keepLastSeen(): () => void {
  const meHash = JSON.stringify(shopQuery(desk, '/desk/me').queryKey);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnwritten = false;
  // Without a database, or a network to ask for the user, nothing is kept.
  const run = (work: Promise<void>) => void work.catch(() => {});

  function write() {
    isUnwritten = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isUnwritten) write();
    }, WRITE_MS);
    run(lastSeen.save());
  }

  /** Writes at once after a pause: a page that is left finishes no write that it has just begun. */
  function writeSoon() {
    if (timer === undefined) write();
    else isUnwritten = true;
  }

  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    const isMe = query.queryHash === meHash;
    if (action.type === 'error' && isMe && isApiError(action.error)) {
      // The session or the membership has ended.
      if ([401, 403].includes(action.error.status)) run(lastSeen.forget());
    }
    if (action.type !== 'success') return;
    if (isMe && !action.manual) run(lastSeen.confirm());
    writeSoon();
  });
  const writeAtOnce = () => {
    if (isUnwritten) run(lastSeen.save());
  };
  window.addEventListener('pagehide', writeAtOnce);
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('pagehide', writeAtOnce);
  };
}
