import type { Paise } from '@haat/domain';
import { DELIVERY_RANGE_TEXT, formatRoundAmount, totalForPieces } from '@haat/domain/shopper';
import { Button } from '@haat/ui';
import { useState } from 'react';
import { useCharges } from '../../../state/charges.ts';
import { StockAlertForm } from './stock-alert-form.tsx';
import { STOCK_ALERT_TEXTS as TEXTS } from './stock-alert-texts.ts';

export interface StockAlertProps {
  readonly productId: string;
  /** Price of the product, in paise. */
  readonly unitPrice: Paise;
}

/**
 * What a product that is sold out will cost in all and when it would come and the way to be
 * told when it is back (product 2.7.18): the form takes the place of its button without moving
 * what is below.
 */
export function StockAlert({ productId, unitPrice }: StockAlertProps) {
  const charges = useCharges();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p data-aloud className="mb-2 max-md:text-sm">
        <strong>{formatRoundAmount(totalForPieces(unitPrice, 1, charges))}</strong>{' '}
        {TEXTS.withDelivery} {TEXTS.comes(DELIVERY_RANGE_TEXT)}
      </p>
      {isOpen ? (
        <StockAlertForm productId={productId} />
      ) : (
        <div className="grid gap-2 noscript:hidden">
          <p>{TEXTS.lead}</p>
          <Button onClick={() => setIsOpen(true)}>{TEXTS.open}</Button>
          <p className="min-h-lh text-ink-soft text-sm">{TEXTS.promise}</p>
        </div>
      )}
    </>
  );
}
