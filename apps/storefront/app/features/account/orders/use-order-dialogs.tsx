import type { OrderView } from '@haat/domain/shopper';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { TEXTS } from '../texts.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { explainCancel, type OrderActionState } from './use-order-actions.ts';

/** Opens the dialog that asks before an order is cancelled or returned. */
export type AskAboutOrder = (about: 'cancel' | 'return', order: OrderView) => void;

/** The open confirmation. */
interface Confirmation {
  readonly about: 'cancel' | 'return';
  readonly order: OrderView;
}

/** The dialogs before a cancelling and a return (product 4.3.3, 4.3.4), and what opens them. */
export function useOrderDialogs({ cancel, requestReturn }: OrderActionState) {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  // Outlives the confirmation, so a reason typed for one order is never sent with another.
  const [orderToReturnId, setOrderToReturnId] = useState<string | null>(null);

  const ask: AskAboutOrder = (about, order) => {
    if (about === 'return') setOrderToReturnId(order.id);
    setConfirmation({ about, order });
  };

  const dialogs = (
    <>
      <ConfirmDialog
        isOpen={confirmation?.about === 'cancel'}
        title={TEXTS.confirmCancel}
        yes={TEXTS.cancelOrder}
        no={TEXTS.keepIt}
        onClose={() => setConfirmation(null)}
        onYes={() => {
          if (confirmation !== null) void cancel(confirmation.order);
        }}
      >
        <p className="wrap-anywhere">{confirmation && explainCancel(confirmation.order)}</p>
      </ConfirmDialog>
      <ReturnDialog
        key={orderToReturnId}
        order={confirmation?.about === 'return' ? confirmation.order : null}
        onClose={() => setConfirmation(null)}
        onReturn={(order, reason) => {
          setConfirmation(null);
          void requestReturn(order, reason);
        }}
      />
    </>
  );
  return { ask, dialogs };
}
