import { Alert, Button } from '@haat/ui';
import { Failure } from '../../../components/feedback/failure.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import type { DeskOrder } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { MOVES } from '../moves.texts.ts';
import { ORDERS } from '../orders.texts.ts';
import { MANY } from './many.texts.ts';
import { useMoveMany } from './use-move-many.ts';

/** An order that was sent just now. */
export type SentOrder = Pick<DeskOrder, '_id' | 'orderNumber' | 'version'>;

interface SentOrdersProps {
  readonly orders: readonly SentOrder[];
  /** The sending of all of them was answered to be taken back, or not to be any more. */
  readonly onTakenBack: () => void;
}

/** Says which orders were sent just now, and takes all of them back (product 10.2.20). */
export function SentOrders({ orders, onTakenBack }: SentOrdersProps) {
  const texts = useTexts(MANY);
  const listTexts = useTexts(ORDERS);
  const moveTexts = useTexts(MOVES);
  const format = useFormat();
  const takingBack = useMoveMany((results) => {
    const left = results.filter(({ outcome }) => outcome !== 'moved');
    const numbers = left.map(
      ({ orderId }) => orders.find(({ _id }) => _id === orderId)?.orderNumber ?? orderId,
    );
    if (left.length < results.length) showNotice('success', moveTexts.done.unsend);
    if (left.length > 0) showNotice('error', listTexts.notMoved(numbers.join(', ')));
    onTakenBack();
  });
  // The place of the message is there before it, so that it is read out.
  return (
    <div role="status">
      {orders.length > 0 && (
        <Alert
          tone="success"
          title={texts.sent(format.number(orders.length))}
          action={
            <Button
              variant="secondary"
              isBusy={takingBack.isPending}
              onClick={() =>
                takingBack.mutate(
                  orders.map(({ _id, version }) => ({ orderId: _id, version, move: 'unsend' })),
                )
              }
            >
              {texts.takeBack}
            </Button>
          }
        >
          {orders.map(({ orderNumber }) => orderNumber).join(', ')}
          <Failure error={takingBack.error} />
        </Alert>
      )}
    </div>
  );
}
