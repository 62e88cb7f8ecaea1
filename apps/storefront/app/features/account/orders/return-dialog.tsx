import { type OrderView, RETURN_REASON_MAX_LENGTH } from '@haat/domain/shopper';
import { Button, Dialog, TextAreaField } from '@haat/ui';
import { useState } from 'react';
import { TEXTS } from '../texts.ts';

interface ReturnDialogProps {
  /** The order to return; null while the dialog is closed. */
  readonly order: OrderView | null;
  /** @param reason as typed; '' if none was given */
  readonly onReturn: (order: OrderView, reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason of a return, which is optional (product 4.3.4). */
export function ReturnDialog({ order, onReturn, onClose }: ReturnDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      isOpen={order !== null}
      onClose={onClose}
      title={TEXTS.confirmReturn}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {TEXTS.keepIt}
          </Button>
          <Button
            onClick={() => {
              if (order !== null) onReturn(order, reason);
              setReason('');
            }}
          >
            {TEXTS.requestReturn}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft wrap-anywhere">{order?.orderNumber}</p>
      <TextAreaField
        label={TEXTS.returnReason}
        hint={TEXTS.optional}
        maxLength={RETURN_REASON_MAX_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
