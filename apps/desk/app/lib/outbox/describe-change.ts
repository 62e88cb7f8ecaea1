import type { ChangeInputs, WaitingChange } from './change.ts';
import type { CHANGES } from './outbox.texts.ts';

type ChangeTexts = (typeof CHANGES)['hi'];

/**
 * Says what a waiting change does.
 *
 * @param nameOf chooses the name of a product
 */
export function describeChange(
  { kind, input }: WaitingChange,
  texts: ChangeTexts,
  nameOf: (product: { readonly name: string; readonly nameHindi: string }) => string,
): string {
  switch (kind) {
    case 'packLine':
      return (input.isPacked ? texts.packed : texts.unpacked)(nameOf(input), input.orderNumber);
    case 'addNote':
      return texts.note(input.orderNumber);
    case 'changeStock':
      return texts.stock(nameOf(input), input.delta);
    case 'markMessage':
      return texts.message(input.name, describeMarks(input.marks, texts));
  }
}

function describeMarks(marks: ChangeInputs['markMessage']['marks'], texts: ChangeTexts): string {
  const { read, answered, archived } = marks;
  // An answer says more than that the message was read for it.
  if (answered !== undefined) return answered ? texts.answered : texts.unanswered;
  if (archived !== undefined) return archived ? texts.archived : texts.unarchived;
  return read ? texts.read : texts.unread;
}
