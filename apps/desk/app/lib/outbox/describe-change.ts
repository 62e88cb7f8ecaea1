import type { WaitingChange } from './change.ts';
import type { ChangeInputs } from './change-kinds.ts';
import type { CHANGES } from './outbox.texts.ts';

type ChangeTexts = (typeof CHANGES)['hi'];

/** A change of one of the kinds. */
type KnownChange = {
  [Kind in keyof ChangeInputs]: WaitingChange<Kind, ChangeInputs[Kind]>;
}[keyof ChangeInputs];

/**
 * Says what a waiting change does.
 *
 * @param nameOf chooses the name of a product
 */
export function describeChange(
  change: WaitingChange,
  texts: ChangeTexts,
  nameOf: (product: { readonly name: string; readonly nameHindi: string }) => string,
): string {
  // The browser's database holds what the outbox has put there.
  const known = change as KnownChange;
  switch (known.kind) {
    case 'packLine': {
      const { name: english, nameHindi = '', orderNumber, isPacked } = known.input;
      const name = nameOf({ name: english, nameHindi });
      return isPacked ? texts.packed(name, orderNumber) : texts.unpacked(name, orderNumber);
    }
    case 'addNote':
      return texts.note(known.input.orderNumber);
    case 'changeStock': {
      const { name, nameHindi = '', delta } = known.input;
      return texts.stock(nameOf({ name, nameHindi }), delta);
    }
    case 'markMessage': {
      const { name, marks } = known.input;
      return texts.message(name, describeMarks(marks, texts));
    }
    default:
      return texts.unknown;
  }
}

function describeMarks(marks: ChangeInputs['markMessage']['marks'], texts: ChangeTexts): string {
  const { read, answered, archived } = marks;
  // An answer says more than that the message was read for it.
  if (answered !== undefined) return answered ? texts.answered : texts.unanswered;
  if (archived !== undefined) return archived ? texts.archived : texts.unarchived;
  return read ? texts.read : texts.unread;
}
