import { orderPayment } from '@haat/domain';
import {
  describeOrderStatus,
  formatDate,
  formatDeliveryDay,
  formatOrderPayment,
  formatOrderStatus,
  type OrderView,
  orderDeliverBy,
} from '@haat/domain/shopper';
import { Badge, buttonClass, cardClass } from '@haat/ui';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { ORDER_TEXTS } from '../../../components/order/order-texts.ts';
import { Money } from '../../../components/product/money.tsx';
import { TEXTS } from '../texts.ts';
import { BuyAgain } from './buy-again.tsx';
import { OrderOffer, OrderPayments } from './order-actions.tsx';
import { orderDetailsPath } from './order-details-path.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderOutcomeMessage } from './order-outcome.tsx';
import type { OrderOutcome } from './use-order-actions.ts';
import type { AskAboutOrder } from './use-order-dialogs.tsx';

interface OrderRowProps {
  readonly order: OrderView;
  /** The outcome of the latest action on this order; null if there was none. */
  readonly outcome: OrderOutcome | null;
  readonly isBusy: boolean;
  readonly onAsk: AskAboutOrder;
  readonly onPayOnDelivery: (order: OrderView) => void;
}

/** Lines of each order that stand in the list at once; more would hide the next order. */
const MAX_SHOWN = 2;

/** An order in the list, with the actions it allows (product 2.14.6, 4.3.3, 4.3.4). */
export function OrderRow({ order, outcome, isBusy, onAsk, onPayOnDelivery }: OrderRowProps) {
  const deliverBy = orderDeliverBy(order);
  const isDue = orderPayment(order) === 'due';
  const isRefunded = order.paymentStatus === 'refund_due';
  const ofThis = <span className="sr-only">{TEXTS.ofOrder(order.orderNumber)}</span>;
  return (
    <article
      id={order.id}
      aria-label={order.orderNumber}
      tabIndex={-1}
      className={cardClass('scroll-mt-24')}
    >
      <header className="flex flex-wrap items-center gap-x-6 gap-y-1 border-hairline border-b bg-sand px-4 py-3">
        <h2 className="mr-auto min-w-0 font-bold">{order.orderNumber}</h2>
        {order.orderDate !== null && (
          <p className="text-ink-soft">{TEXTS.orderedOn(formatDate(order.orderDate))}</p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
          <p className="font-semibold">{formatOrderStatus(order.status)}</p>
          {!isDue && <p className="text-ink-soft">{describeOrderStatus(order.status)}</p>}
          {deliverBy !== null && <p>{ORDER_TEXTS.expectedBy(formatDeliveryDay(deliverBy))}</p>}
          {(isDue || isRefunded) && (
            <Badge tone={isRefunded ? 'info' : 'highlight'}>{formatOrderPayment(order)}</Badge>
          )}
        </div>
      </header>
      <OrderLines lines={order.lines} mostShown={MAX_SHOWN} />
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t px-4 py-3">
        {order.totalAmount !== null && (
          <p className="max-sm:w-full">
            {TEXTS.total}{' '}
            <strong className="text-lg">
              <Money amount={order.totalAmount} />
            </strong>
          </p>
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-3 max-sm:w-full">
          <OrderPayments order={order} isBusy={isBusy} onPayOnDelivery={onPayOnDelivery} />
          <ShopLink
            className={buttonClass({ variant: 'link', className: 'mr-auto' })}
            to={orderDetailsPath(order.id)}
          >
            <span>
              {TEXTS.viewDetails}
              {ofThis}
            </span>
          </ShopLink>
          <OrderOffer order={order} isBusy={isBusy} onAsk={onAsk} />
          <BuyAgain order={order} ofThis={ofThis} />
        </div>
        {outcome !== null && (
          <div className="w-full">
            <OrderOutcomeMessage outcome={outcome} />
          </div>
        )}
      </footer>
    </article>
  );
}
