import { Checkbox } from '@haat/ui';
import { useTexts } from '../../../lib/language/texts.ts';
import { ORDERS } from '../orders.texts.ts';

interface OrderTickProps {
  readonly orderNumber: string;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
}

/** Selects an order of the list. */
export function OrderTick({ orderNumber, isSelected, onToggle }: OrderTickProps) {
  const texts = useTexts(ORDERS);
  return (
    <Checkbox
      label={<span className="sr-only">{texts.select(orderNumber)}</span>}
      className="min-h-12 min-w-12 justify-center gap-0"
      checked={isSelected}
      onChange={onToggle}
    />
  );
}
