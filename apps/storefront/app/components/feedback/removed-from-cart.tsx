import type { CartLine } from '@haat/domain/shopper';
import { Button } from '@haat/ui';
import { useState } from 'react';
import { QUANTITY_TEXTS } from '../order/quantity-texts.ts';
import type { ToastSubject } from './toast.tsx';
import { toast, WITH_ACTION_MS } from './toaster.tsx';

/** Shows that a product was removed from the cart, with a button that calls back. */
export function showRemoved(
  { productId, name }: Pick<CartLine, 'productId' | 'name'>,
  onUndo: () => void,
): void {
  toast.custom(<RemovedFromCart name={name} onUndo={onUndo} />, {
    id: `cart/${productId}` satisfies ToastSubject,
    duration: WITH_ACTION_MS,
  });
}

interface RemovedFromCartProps {
  readonly name: string;
  /** Called once; its outcome takes the place of the message. */
  readonly onUndo: () => void;
}

/** As high as a message without a button, since it lies over the page of a phone. */
function RemovedFromCart({ name, onUndo }: RemovedFromCartProps) {
  const [isUndoing, setIsUndoing] = useState(false);
  function undo() {
    setIsUndoing(true);
    // The button leaves with its message, and the keyboard goes on in the page.
    document.querySelector('main')?.focus({ preventScroll: true });
    onUndo();
  }
  return (
    // The gap between rows, which only large text has, makes up for the negative margins.
    <div className="-my-2 flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <div className="min-w-0 flex-1 basis-24 leading-tight">
        <p className="font-semibold">{QUANTITY_TEXTS.removed}</p>
        <p className="line-clamp-1 text-ink-soft text-sm leading-tight wrap-anywhere">{name}</p>
      </div>
      <Button variant="link" className="-my-px" isBusy={isUndoing} onClick={undo}>
        {QUANTITY_TEXTS.undo}
      </Button>
    </div>
  );
}
