import { type OrderView, orderOffer, RETURN_REQUESTED_LABEL } from '@haat/domain/shopper';
import { Badge, Button } from '@haat/ui';
import { PayInCash } from '../../../components/order/pay-in-cash.tsx';
import { PayNowLink } from '../../../components/order/pay-now-link.tsx';
import { TEXTS } from '../texts.ts';
import type { AskAboutOrder } from './use-order-dialogs.tsx';

interface OrderPaymentsProps {
  readonly order: OrderView;
  readonly isBusy: boolean;
  readonly onPayOnDelivery: (order: OrderView) => void;
}

/** The ways to pay an order whose online payment is due (product 4.4.8). */
export function OrderPayments({ order, isBusy, onPayOnDelivery }: OrderPaymentsProps) {
  return (
    <>
      <PayNowLink order={order} />
      <PayInCash
        order={order}
        size="compact"
        className="max-sm:w-full"
        isBusy={isBusy}
        onClick={() => onPayOnDelivery(order)}
      />
    </>
  );
}

interface OrderOfferProps {
  readonly order: OrderView;
  readonly isBusy: boolean;
  readonly onAsk: AskAboutOrder;
}

/** What an order allows: to be cancelled or returned (product 4.3.3, 4.3.4). */
export function OrderOffer({ order, isBusy, onAsk }: OrderOfferProps) {
  const offer = orderOffer(order);
  const ofThis = <span className="sr-only">{TEXTS.ofOrder(order.orderNumber)}</span>;
  return (
    <>
      {offer === 'cancel' && (
        // A link: what else is offered comes first.
        <Button
          variant="link"
          size="compact"
          isBusy={isBusy}
          onClick={() => onAsk('cancel', order)}
        >
          <span>
            {TEXTS.cancel}
            {ofThis}
          </span>
        </Button>
      )}
      {offer === 'return' && (
        <Button
          variant="secondary"
          size="compact"
          isBusy={isBusy}
          onClick={() => onAsk('return', order)}
        >
          <span>
            {TEXTS.return}
            {ofThis}
          </span>
        </Button>
      )}
      {offer === 'return-requested' && <Badge tone="highlight">{RETURN_REQUESTED_LABEL}</Badge>}
    </>
  );
}
