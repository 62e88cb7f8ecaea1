import { Alert } from '@haat/ui';
import type { DeskOrder } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { MANY } from './many.texts.ts';

/** An order that was sent just now. */
export type SentOrder = Pick<DeskOrder, '_id' | 'orderNumber' | 'version'>;

/** Says which orders were sent just now. */
export function SentOrders({ orders }: { readonly orders: readonly SentOrder[] }) {
  const texts = useTexts(MANY);
  const format = useFormat();
  // The place of the message is there before it, so that it is read out.
  return (
    <div role="status">
      {orders.length > 0 && (
        <Alert tone="success" title={texts.sent(format.number(orders.length))}>
          {orders.map(({ orderNumber }) => orderNumber).join(', ')}
        </Alert>
      )}
    </div>
  );
}
