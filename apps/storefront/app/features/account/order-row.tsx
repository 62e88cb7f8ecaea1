import {
  formatDate,
  formatOrderStatus,
  type OrderView,
  orderOffer,
  RETURN_REQUESTED_LABEL,
} from '@haat/domain';
import { Badge, Button, buttonClass } from '@haat/ui';
import { Money } from '../../shared/money.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { MESSAGES } from './messages.ts';
import { OrderLines } from './order-lines.tsx';

interface OrderRowProps {
  readonly order: OrderView;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onReturn: () => void;
}

/** One order of the list, with what may be done with it (spec §2, §4). */
export function OrderRow({ order, isBusy, onCancel, onReturn }: OrderRowProps) {
  const offer = orderOffer(order);
  const ofThis = <span className="sr-only">{MESSAGES.ofOrder(order.orderNumber)}</span>;
  return (
    <article className="overflow-clip rounded-haat border border-hairline bg-paper">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-hairline border-b bg-sand px-4 py-3">
        <h2 className="font-bold">{order.orderNumber}</h2>
        {order.orderDate !== null && (
          <p className="text-ink-soft">Ordered on {formatDate(order.orderDate)}</p>
        )}
        <p className="font-semibold">{formatOrderStatus(order.status)}</p>
      </header>
      <OrderLines lines={order.lines} />
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t px-4 py-3">
        {order.totalAmount !== null && (
          <p>
            Total{' '}
            <strong className="text-lg">
              <Money amount={order.totalAmount} />
            </strong>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <ShopLink
            className={buttonClass({ variant: 'link' })}
            to={`/account/orders/view-order-details?id=${encodeURIComponent(order.id)}`}
          >
            {MESSAGES.viewDetails}
            {ofThis}
          </ShopLink>
          {offer === 'cancel' && (
            <Button variant="secondary" size="compact" isBusy={isBusy} onClick={onCancel}>
              <span>
                {MESSAGES.cancel}
                {ofThis}
              </span>
            </Button>
          )}
          {offer === 'return' && (
            <Button variant="secondary" size="compact" isBusy={isBusy} onClick={onReturn}>
              <span>
                {MESSAGES.return}
                {ofThis}
              </span>
            </Button>
          )}
          {offer === 'return-requested' && <Badge tone="highlight">{RETURN_REQUESTED_LABEL}</Badge>}
        </div>
      </footer>
    </article>
  );
}
