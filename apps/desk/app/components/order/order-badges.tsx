import { Badge, type BadgeTone } from '@haat/ui';
import type { DeskOrderSummary } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { WORDS } from '../words/words.texts.ts';

const STATUS_TONES: Readonly<Record<DeskOrderSummary['status'], BadgeTone>> = {
  pending: 'highlight',
  processing: 'info',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'neutral',
};

type BadgedOrder = Pick<
  DeskOrderSummary,
  | 'status'
  | 'returnStatus'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'isOutForDelivery'
  | 'cashReceivedAt'
  | 'totalPaise'
  | 'isTest'
>;

/** How far an order, its return and its payment have come. */
export function OrderBadges({ order }: { readonly order: BadgedOrder }) {
  const words = useTexts(WORDS);
  const { status, returnStatus, paymentStatus } = order;
  const isOnItsWay = status === 'shipped' && order.isOutForDelivery;
  const isOwed = paymentStatus === 'refund_due';
  // Who sees only a part of an order does not see its money.
  const isCashKnown =
    status === 'delivered' && order.paymentMethod === 'cod' && order.totalPaise !== null;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={STATUS_TONES[status]}>
        {isOnItsWay ? words.outForDelivery : words.statuses[status]}
      </Badge>
      {returnStatus && <Badge tone="error">{words.returns[returnStatus]}</Badge>}
      <Badge tone={isOwed ? 'error' : 'neutral'}>
        {order.paymentMethod === 'cod' && !isOwed
          ? words.paymentMethods.cod
          : words.paymentStatuses[paymentStatus]}
      </Badge>
      {isCashKnown && (
        <Badge tone={order.cashReceivedAt === null ? 'highlight' : 'success'}>
          {order.cashReceivedAt === null ? words.cashDue : words.cashReceived}
        </Badge>
      )}
      {order.isTest && <Badge>{words.test}</Badge>}
    </span>
  );
}
