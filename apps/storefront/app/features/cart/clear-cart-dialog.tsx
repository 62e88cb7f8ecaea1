import { useState } from 'react';
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx';
import { formatItemCount } from '../../components/order/item-count.ts';
import { TEXTS } from './texts.ts';

interface ClearCartDialogProps {
  readonly itemCount: number;
  /** Called after the dialog was confirmed and closed. */
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before the whole cart is emptied (product 2.10.4). */
export default function ClearCartDialog({ itemCount, onYes, onClose }: ClearCartDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={TEXTS.confirmClear}
      yes={TEXTS.clear}
      no={TEXTS.keep}
      onClose={() => {
        setIsOpen(false);
        onClose();
      }}
      onYes={onYes}
    >
      <p>{TEXTS.clearExplained(formatItemCount(itemCount))}</p>
    </ConfirmDialog>
  );
}
