import { computeCartTotals, formatPaise, type Paise } from '@haat/domain';
import type { CartLine } from '@haat/domain/shopper';
import { useEffect } from 'react';
import { useCharges } from '../../state/charges.ts';
import { cartStore } from '../../state/create-stores.ts';
import { CART_TEXTS } from './cart-texts.ts';

interface ChangedTotalProps {
  /** What was ordered when she saw it last; null while nothing has changed since. */
  readonly former: readonly CartLine[] | null;
  readonly total: Paise;
}

/** Says above the button that the total is another one than she saw (product 4.2.8). */
export function ChangedTotal({ former, total }: ChangedTotalProps) {
  useEffect(() => () => cartStore.getState().forgetFormer(), []);
  const charges = useCharges();
  const was = former && computeCartTotals(former, charges).total;
  return (
    <p role="status" className="basis-full font-semibold text-sm not-empty:mb-2">
      {was !== null &&
        was !== total &&
        CART_TEXTS.totalChanged(formatPaise(was), formatPaise(total))}
    </p>
  );
}
