import type { PaymentMethod } from '@haat/domain';
import {
  formatDeliveryDay,
  type OrderView,
  orderDeliverBy,
  orderTotals,
} from '@haat/domain/shopper';
import { BlockPrintBorder, buttonClass } from '@haat/ui';
import { Suspense, useEffect } from 'react';
import { useOutletContext } from 'react-router';
import { JoinedAddress } from '../../../components/address/joined-address.tsx';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { OrderSummary } from '../../../components/order/order-summary.tsx';
import { ORDER_TEXTS } from '../../../components/order/order-texts.ts';
import { OrderedItems } from '../../../components/order/ordered-items.tsx';
import { TEXTS } from '../texts.ts';
import type { PlacedOrder } from './use-placed-order.ts';

// Loaded once there is an order to tell of.
const OrderFollowUp = lazyPart(() => import('./order-follow-up.tsx'));

/** Reports to the checkout's layout whether its last step is done. */
export type AnnounceOrderPlaced = (isPlaced: boolean) => void;

interface OrderPlacedProps {
  readonly order: PlacedOrder;
  /** The whole order; null while it loads, and when it cannot be loaded. */
  readonly details: OrderView | null;
  readonly method: PaymentMethod | null;
}

// The focused form is gone, so a screen reader reads the title instead.
const focusTitle = (title: HTMLElement | null) => title?.focus();

/** The success screen of an order (product 2.13.9). */
export function OrderPlaced({ order, details, method }: OrderPlacedProps) {
  const { orderNumber, totalAmount } = order;
  const announcePlaced = useOutletContext<AnnounceOrderPlaced | undefined>();
  useEffect(() => {
    announcePlaced?.(true);
    return () => announcePlaced?.(false);
  }, [announcePlaced]);

  const deliverBy = details && orderDeliverBy(details);
  return (
    <div className="grid items-start gap-8 *:min-w-0 md:grid-cols-12">
      <section className="overflow-clip rounded-haat border border-hairline bg-paper md:col-span-7 lg:col-span-8">
        <BlockPrintBorder variant="leheriya" colour="leaf" />
        <div className="grid gap-4 p-6">
          <h1 ref={focusTitle} tabIndex={-1} className="font-display text-3xl text-leaf">
            {TEXTS.orderPlaced}
          </h1>
          {orderNumber !== '' && (
            <p className="text-lg wrap-anywhere">
              {TEXTS.order} <strong>{orderNumber}</strong>
            </p>
          )}
          <p className="text-lg">
            {method === 'online' ? TEXTS.thanksPaid : TEXTS.thanksCash(totalAmount)}
          </p>
          {deliverBy !== null && (
            <p className="font-semibold text-lg">
              {ORDER_TEXTS.expectedBy(formatDeliveryDay(deliverBy))}
            </p>
          )}
          {details?.address && (
            <p className="wrap-anywhere">
              {TEXTS.deliverToName} <strong>{details.address.name}</strong>,{' '}
              <JoinedAddress address={details.address} />
            </p>
          )}
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <ShopLink className={buttonClass()} to="/account/orders">
              {TEXTS.myOrders}
            </ShopLink>
            <ShopLink className={buttonClass({ variant: 'secondary' })} to="/products-list">
              {TEXTS.continueShopping}
            </ShopLink>
          </div>
          {details !== null && (
            <div className="border-hairline border-t pt-5">
              <Suspense fallback={<div className="min-h-60" />}>
                <OrderFollowUp order={details} />
              </Suspense>
            </div>
          )}
        </div>
      </section>
      {details !== null && (
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          <OrderSummary
            totals={orderTotals(details)}
            items={<OrderedItems lines={details.lines} />}
          />
        </div>
      )}
    </div>
  );
}
