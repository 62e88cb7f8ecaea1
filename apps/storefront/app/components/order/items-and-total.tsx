import { computeCartTotals } from '@haat/domain';
import { type CartLine, countItems } from '@haat/domain/shopper';
import { useCharges } from '../../state/charges.ts';
import { Money } from '../product/money.tsx';
import { formatItemCount } from './item-count.ts';

interface ItemsAndTotalProps {
  readonly lines: readonly CartLine[];
}

/** What an order costs, in a line: '3 items · ₹878.00' (product 2.11.8, 2.10.3). */
export function ItemsAndTotal({ lines }: ItemsAndTotalProps) {
  const charges = useCharges();
  return (
    <>
      {formatItemCount(countItems(lines))} ·{' '}
      <strong>
        <Money amount={computeCartTotals(lines, charges).total} />
      </strong>
    </>
  );
}
