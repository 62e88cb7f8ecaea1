import { Button } from '@haat/ui';
import { useState } from 'react';
import { StockAlertForm } from './stock-alert-form.tsx';
import { STOCK_ALERT_TEXTS as TEXTS } from './stock-alert-texts.ts';

export interface StockAlertProps {
  readonly productId: string;
}

/**
 * The way to be told when a product that is sold out is back (product 2.7.20): the form takes the
 * place of its button without moving what is below.
 */
export function StockAlert({ productId }: StockAlertProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <StockAlertForm productId={productId} />;
  return (
    <div className="grid gap-2 noscript:hidden">
      <p>{TEXTS.lead}</p>
      <Button onClick={() => setIsOpen(true)}>{TEXTS.open}</Button>
      <p className="min-h-lh text-ink-soft text-sm">{TEXTS.promise}</p>
    </div>
  );
}
