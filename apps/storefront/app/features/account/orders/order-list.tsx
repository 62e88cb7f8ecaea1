import { bucketOf, listTabOrders, type OrderBucket, type OrderView } from '@haat/domain/shopper';
import { Button, EmptyState } from '@haat/ui';
import emptyBasket from '../../../assets/empty-basket.webp';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import { SuggestedProducts } from '../../../components/product/rows/suggested-products.tsx';
import { TEXTS } from '../texts.ts';
import { OrderOutcomeMessage } from './order-outcome.tsx';
import { OrderRow } from './order-row.tsx';
import type { OrderActionState } from './use-order-actions.ts';
import type { AskAboutOrder } from './use-order-dialogs.tsx';

interface OrderListProps {
  readonly orders: readonly OrderView[];
  /** True if the server has older orders than these. */
  readonly hasOlder: boolean;
  readonly bucket: OrderBucket;
  readonly actions: OrderActionState;
  readonly onAsk: AskAboutOrder;
  readonly onSeePast: () => void;
}

/**
 * The orders of one tab, newest first. An order that has just left the tab is replaced by its
 * outcome.
 */
export function OrderList(props: OrderListProps) {
  const { orders, hasOlder, bucket, actions, onAsk, onSeePast } = props;
  const { outcomes } = actions;
  const shown = listTabOrders(orders, bucket, outcomes);
  if (shown.length === 0 && hasOlder) {
    return <p className="py-6 text-center">{TEXTS.noneAmongNewest}</p>;
  }
  if (shown.length === 0) {
    return (
      <>
        <EmptyState
          picture={emptyBasket}
          title={TEXTS.noOrders}
          action={<LinkButton to="/products-list">{TEXTS.startShopping}</LinkButton>}
        >
          {bucket === 'current' ? TEXTS.noCurrentHint : TEXTS.noPastHint}
        </EmptyState>
        <SuggestedProducts />
      </>
    );
  }
  return (
    <div className="grid gap-6">
      {shown.map((order) => {
        const outcome = outcomes.get(order.id) ?? null;
        if (outcome !== null && bucketOf(order.status) !== bucket) {
          return (
            <OrderOutcomeMessage
              key={order.id}
              outcome={outcome}
              action={
                <Button variant="link" onClick={onSeePast}>
                  {TEXTS.seePast}
                </Button>
              }
            />
          );
        }
        return (
          <OrderRow
            key={order.id}
            order={order}
            outcome={outcome?.bucket === bucket ? outcome : null}
            isBusy={actions.busyId === order.id}
            onAsk={onAsk}
            onPayOnDelivery={actions.payOnDelivery}
          />
        );
      })}
    </div>
  );
}
