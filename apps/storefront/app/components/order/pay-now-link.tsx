import { orderPayment, type PayableOrder } from '@haat/domain';
import { LinkButton } from '../navigation/link-button.tsx';
import { ORDER_TEXTS } from './order-texts.ts';

/** The payment of an order, whose dialog opens at once (product 2.14.14). */
export function payNowPath(orderId: string): string {
  return `/payment?order=${encodeURIComponent(orderId)}&pay=now`;
}

interface PayNowLinkProps {
  readonly order: PayableOrder & { readonly id: string; readonly orderNumber: string };
}

/**
 * A link to pay an order whose online payment is due; nothing for any other order. It loads a new
 * document, since only the payment page's own policy allows the provider's dialog.
 */
export function PayNowLink({ order }: PayNowLinkProps) {
  if (orderPayment(order) !== 'due') return null;
  return (
    <LinkButton
      size="compact"
      className="max-sm:w-full"
      reloadDocument
      prefetch="none"
      to={payNowPath(order.id)}
    >
      <span>
        {ORDER_TEXTS.payNow}
        <span className="sr-only">{ORDER_TEXTS.forOrder(order.orderNumber)}</span>
      </span>
    </LinkButton>
  );
}
