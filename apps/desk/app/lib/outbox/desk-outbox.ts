import { isApiError } from '@haat/api-sdk';
import { useSyncExternalStore } from 'react';
import { getSessionMark } from '../api/desk.ts';
import { findUserId, loadUserId } from '../api/query-client.ts';
import { createBrowserOutbox, keepSending } from './browser-outbox.ts';
import type { SendOutcome, WaitingChange } from './change.ts';
import { CHANGE_SENDERS, type ChangeInputs, type ChangeKind } from './change-kinds.ts';
import type { Outbox } from './outbox.ts';

let outbox: Outbox | undefined;

function isKnownKind(kind: string): kind is ChangeKind {
  return kind in CHANGE_SENDERS;
}

/** What an error of the API means for a waiting change: it is only given up on when the server says no. */
export function toOutcome(error: unknown): SendOutcome {
  // An unknown error is a fault of this program; the change is not lost by it.
  if (!isApiError(error)) return { kind: 'unreachable' };
  const { status, code } = error;
  const isRejected = status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
  const needsCode = code === 'second_factor_required';
  return isRejected && !needsCode
    ? { kind: 'rejected', rejection: { status, code } }
    : { kind: 'unreachable' };
}

/** The session of which the server has said whose it is. */
let confirmed: { readonly session: string; readonly userId: string } | undefined;

/** Whose session this browser has now: another tab may have signed somebody else in since. */
async function findSessionUser(): Promise<string> {
  const session = getSessionMark();
  if (confirmed === undefined || confirmed.session !== session) {
    const userId = await loadUserId();
    confirmed = { session: getSessionMark(), userId };
  }
  return confirmed.userId;
}

async function sendChange(change: WaitingChange): Promise<SendOutcome> {
  const { kind, input, key } = change;
  if (!isKnownKind(kind)) return { kind: 'rejected', rejection: { status: 0, code: undefined } };
  try {
    if ((await findSessionUser()) !== change.userId) return { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
  try {
    await CHANGE_SENDERS[kind](input as never, key);
    return { kind: 'sent' };
  } catch (error) {
    return toOutcome(error);
  }
}

/**
 * Starts the outbox of this tab.
 *
 * @returns stops it
 */
export function startOutbox(): () => void {
  outbox ??= createBrowserOutbox({ send: sendChange, findUserId });
  return keepSending(outbox);
}

/** Shows and sends what waits of the user who has come in. */
export async function sendWaiting(): Promise<void> {
  await outbox?.refresh();
  await outbox?.flush();
}

/** Forgets what waits of others than the user of this session. */
export async function forgetOthersWaiting(): Promise<void> {
  await outbox?.keepOwn();
}

/** Forgets what waits, of everybody. */
export async function forgetWaiting(): Promise<void> {
  await outbox?.clear();
}

/** Keeps a change of the desk, and sends it as soon as it can be sent. */
export async function queueChange<Kind extends ChangeKind>(
  kind: Kind,
  subject: string,
  input: ChangeInputs[Kind],
): Promise<void> {
  await outbox?.add(kind, subject, input);
}

/** Forgets a waiting change. */
export async function discardChange(key: string): Promise<void> {
  await outbox?.discard(key);
}

/** Sends a rejected change again. */
export async function retryChange(key: string): Promise<void> {
  await outbox?.retry(key);
}

const NONE: readonly WaitingChange[] = [];

/** The changes that wait to be sent, in their order. */
export function useWaitingChanges(): readonly WaitingChange[] {
  return useSyncExternalStore(
    (listener) => outbox?.subscribe(listener) ?? (() => {}),
    () => outbox?.getWaiting() ?? NONE,
    () => NONE,
  );
}
