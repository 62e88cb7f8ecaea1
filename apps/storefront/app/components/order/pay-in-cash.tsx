import { asPaise } from '@haat/domain';
import { canSwitchToCash, type OrderView } from '@haat/domain/shopper';
import { Button, type ButtonProps } from '@haat/ui';
import { ORDER_TEXTS } from './order-texts.ts';
import { useCashRejection } from './use-cash-rejection.ts';

interface PayInCashProps extends Pick<ButtonProps, 'size' | 'className' | 'isBusy' | 'onClick'> {
  readonly order: OrderView;
}

/**
 * The switch of an unpaid online order to cash, or why its total cannot be paid so; nothing where
 * cash is not offered (product 4.4.10).
 */
export function PayInCash(props: PayInCashProps) {
  return canSwitchToCash(props.order) ? <Offer {...props} /> : null;
}

function Offer({ order, ...button }: PayInCashProps) {
  const { rejection } = useCashRejection(
    order.totalAmount ?? asPaise(0),
    order.address?.zipCode ?? '',
  );
  if (rejection !== null) return <p className="mt-3 basis-full text-ink-soft">{rejection}</p>;
  return (
    <Button variant="secondary" {...button}>
      <span>
        {ORDER_TEXTS.payOnDelivery}
        <span className="sr-only">{ORDER_TEXTS.forOrder(order.orderNumber)}</span>
      </span>
    </Button>
  );
}
