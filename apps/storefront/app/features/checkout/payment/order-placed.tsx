import type { PaymentMethod } from '@haat/domain';
import { BlockPrintBorder, buttonClass } from '@haat/ui';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { TEXTS } from '../texts.ts';
import type { PlacedOrder } from './placed-order.ts';

/** Reports to the checkout's layout whether its last step is done. */
export type AnnounceOrderPlaced = (isPlaced: boolean) => void;

interface OrderPlacedProps {
  readonly order: PlacedOrder;
  readonly method: PaymentMethod | null;
}

// The focused form is gone, so a screen reader reads the title instead.
const focusTitle = (title: HTMLElement | null) => title?.focus();

/** The success screen of an order (product 2.13.14). */
export function OrderPlaced({ order, method }: OrderPlacedProps) {
  const { orderNumber, totalAmount } = order;
  const announcePlaced = useOutletContext<AnnounceOrderPlaced | undefined>();
  useEffect(() => {
    announcePlaced?.(true);
    return () => announcePlaced?.(false);
  }, [announcePlaced]);

  return (
    <section className="max-w-text overflow-clip rounded-haat border border-hairline bg-paper">
      <BlockPrintBorder variant="leheriya" colour="leaf" />
      <div className="grid gap-4 p-6">
        <h1 ref={focusTitle} tabIndex={-1} className="font-display text-3xl text-leaf">
          {TEXTS.orderPlaced}
        </h1>
        {orderNumber !== '' && (
          <p className="text-lg wrap-anywhere">
            Order <strong>{orderNumber}</strong>
          </p>
        )}
        <p className="text-lg">
          {method === 'online' ? TEXTS.thanksPaid : TEXTS.thanksCash(totalAmount)}
        </p>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <ShopLink className={buttonClass()} to="/account/orders">
            {TEXTS.myOrders}
          </ShopLink>
          <ShopLink className={buttonClass({ variant: 'secondary' })} to="/products-list">
            Continue shopping
          </ShopLink>
        </div>
      </div>
    </section>
  );
}
