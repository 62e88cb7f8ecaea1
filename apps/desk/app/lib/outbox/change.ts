/** A change that waits to be sent. */
export interface WaitingChange<Kind extends string = string, Input = unknown> {
  /** Also its Idempotency-Key: drawn once, so that the change takes effect once however often it is sent. */
  readonly key: string;
  readonly kind: Kind;
  /** Who made it: it is sent in a session of this user alone. */
  readonly userId: string;
  /** What it changes, such as `order/ab12`. */
  readonly subject: string;
  /** Plain data, for the browser's database. */
  readonly input: Input;
  /** Epoch ms. */
  readonly queuedAt: number;
  /** Set when the server did not take it: somebody has to decide. */
  readonly rejection?: Rejection;
}

/** Why the server did not take a change. */
export interface Rejection {
  readonly status: number;
  readonly code: string | undefined;
}

/** What became of one attempt to send a change. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  /** No response: the change and those behind it wait. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'rejected'; readonly rejection: Rejection };

/**
 * The change to send next: the oldest one whose subject has no rejected change before it
 * (product 10.6.6).
 */
export function findNext(changes: readonly WaitingChange[]): WaitingChange | undefined {
  const blocked = new Set<string>();
  for (const change of changes) {
    if (change.rejection !== undefined) blocked.add(change.subject);
    else if (!blocked.has(change.subject)) return change;
  }
  return undefined;
}
