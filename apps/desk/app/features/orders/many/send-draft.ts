import { dropOwnDraft, readOwnDraft, storeOwnDraft } from '../../../lib/own-draft.ts';

const NAME = 'send-orders';

/** What is typed about orders that are sent together, kept on the phone until they are (product 10.2.19). */
export interface SendDraft {
  /** Left out until somebody types it. */
  readonly courier?: string | undefined;
  /** Courier numbers by the id of the order. */
  readonly numbers: Readonly<Record<string, string>>;
}

const EMPTY: SendDraft = { numbers: {} };

/** Reads what this member has typed and not sent. */
export function readSendDraft(): SendDraft {
  return readOwnDraft<SendDraft>(NAME) ?? EMPTY;
}

/** Keeps what is typed; nothing is no draft. */
export function storeSendDraft(draft: SendDraft): void {
  if (listTypedIds(draft).length === 0 && !draft.courier) dropOwnDraft(NAME);
  else storeOwnDraft(NAME, draft);
}

/** The orders for which a number is typed. */
export function listTypedIds({ numbers }: SendDraft): readonly string[] {
  return Object.keys(numbers).filter((id) => numbers[id] !== '');
}
