/** What the service worker tells a page about the copies that it was given. */
export type CopyNews =
  /** It was given a copy of this time, in epoch ms. */
  | { readonly url: string; readonly copyOf: number }
  /** What it was given a copy of has arrived since. */
  | { readonly url: string; readonly isFresh: true }
  /** The data of a page has neither arrived nor a copy. */
  | { readonly url: string; readonly isMissing: true };

/** Sent by a page to a new version that waits: it may take over. */
export const TAKE_OVER = 'take-over';

/** Sent by a page once, when it listens: it is told what it was given before. */
export const LISTENING = 'listening';

/** The URLs of a page and of what it has loaded, as a page reports them; undefined for another message. */
export function readSeen(data: unknown): readonly string[] | undefined {
  const isList = Array.isArray(data) && data.every((url) => typeof url === 'string');
  return isList ? data : undefined;
}
