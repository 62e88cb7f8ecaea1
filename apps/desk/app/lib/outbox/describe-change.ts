import type { WaitingChange } from './change.ts';
import type { ChangeInputs } from './change-kinds.ts';
import type { CHANGES } from './outbox.texts.ts';

type ChangeTexts = (typeof CHANGES)['hi'];

/** A change of one of the kinds. */
type KnownChange = {
  [Kind in keyof ChangeInputs]: WaitingChange<Kind, ChangeInputs[Kind]>;
}[keyof ChangeInputs];

/** Says what a waiting change does. */
export function describeChange(change: WaitingChange, texts: ChangeTexts): string {
  // The browser's database holds what the outbox has put there.
  const known = change as KnownChange;
  switch (known.kind) {
    case 'packLine': {
      const { name, orderNumber, isPacked } = known.input;
      return isPacked ? texts.packed(name, orderNumber) : texts.unpacked(name, orderNumber);
    }
    case 'addNote':
      return texts.note(known.input.orderNumber);
    case 'changeStock':
      return texts.stock(known.input.name, known.input.delta);
    case 'markMessage':
      return texts.message(known.input.name);
    default:
      return texts.unknown;
  }
}
