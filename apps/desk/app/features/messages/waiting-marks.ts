import type { DeskMessage } from '../../lib/api/types.ts';
import type { WaitingChange } from '../../lib/outbox/change.ts';

/** A message with the marks that wait to be sent. */
export type ShownMessage = DeskMessage & {
  readonly isAnswered: boolean;
  readonly isWaiting: boolean;
};

/** Shows the last waiting marks of a message in place of those that the server knows (product 10.6.11). */
export function showWaitingMarks(
  message: DeskMessage,
  waiting: readonly WaitingChange[],
): ShownMessage {
  const shown = {
    read: message.read,
    archived: message.archived,
    answered: message.answeredAt !== null,
  };
  let isWaiting = false;
  for (const { kind, input } of waiting) {
    if (kind !== 'markMessage' || input.messageId !== message._id) continue;
    isWaiting = true;
    Object.assign(shown, input.marks);
  }
  const { read, archived, answered } = shown;
  return { ...message, read, archived, isAnswered: answered, isWaiting };
}
