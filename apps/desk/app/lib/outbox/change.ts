import type { UpdateDeskMessageInput } from '../api/types.ts';

/** What each kind of change carries: what it sends, and the names by which it is listed while it waits. */
export interface ChangeInputs {
  readonly packLine: {
    readonly orderId: string;
    readonly orderNumber: string;
    readonly lineId: string;
    readonly name: string;
    readonly nameHindi: string;
    readonly isPacked: boolean;
  };
  readonly addNote: {
    readonly orderId: string;
    readonly orderNumber: string;
    readonly body: string;
  };
  readonly changeStock: {
    readonly productId: string;
    readonly name: string;
    readonly nameHindi: string;
    /** Pieces that come, below zero for pieces that go. */
    readonly delta: number;
  };
  readonly markMessage: {
    readonly messageId: string;
    /** Of the message as it was marked. */
    readonly version: number;
    /** Who wrote it. */
    readonly name: string;
    readonly marks: UpdateDeskMessageInput;
  };
}

export type ChangeKind = keyof ChangeInputs;

interface WaitingOf<Kind extends ChangeKind> {
  /** Also its Idempotency-Key: drawn once, so that a change that is sent again takes effect once (product 7.10.3). */
  readonly key: string;
  readonly kind: Kind;
  /** Who made it: it is sent in a session of this user alone. */
  readonly userId: string;
  /** What it changes, such as `order/ab12`. */
  readonly subject: string;
  /** Plain data, for the browser's database. */
  readonly input: ChangeInputs[Kind];
  /** Epoch ms. */
  readonly queuedAt: number;
  /** Set when the server did not take it: somebody has to decide. */
  readonly rejection?: Rejection;
}

/** A change that waits to be sent. */
export type WaitingChange = { [Kind in ChangeKind]: WaitingOf<Kind> }[ChangeKind];

/** Why the server did not take a change. */
export interface Rejection {
  readonly code: string | undefined;
}

/** The result of one attempt to send a change. `unreachable`: it waits, and all later ones with it. */
export type SendOutcome = 'sent' | 'unreachable' | Rejection;

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
