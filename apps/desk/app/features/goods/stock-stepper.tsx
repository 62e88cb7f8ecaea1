import type { DeskProduct } from '@haat/api-sdk/desk';
import { joinClasses } from '@haat/ui';
import { Minus, Plus } from 'lucide-react';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { queueChange, useWaitingChanges } from '../../lib/outbox/desk-outbox.ts';
import { GOODS } from './goods.texts.ts';
import { sumWaitingStock } from './waiting-stock.ts';

interface StockStepperProps {
  readonly product: Pick<DeskProduct, '_id' | 'name' | 'stock'>;
  readonly canStock: boolean;
}

/** The stock with plus and minus, which also count without a network (product 10.6.6). */
export function StockStepper({ product, canStock }: StockStepperProps) {
  const texts = useTexts(GOODS);
  const format = useFormat();
  const { _id, name } = product;
  const delta = sumWaitingStock(_id, useWaitingChanges());
  const stock = Math.max(0, product.stock + delta);

  function change(by: number) {
    void queueChange('changeStock', `product/${_id}`, { productId: _id, name, delta: by });
  }

  const number = (
    <output
      aria-label={texts.stock}
      className={joinClasses(
        'min-w-12 text-center text-lg font-bold tabular-nums',
        stock === 0 && 'text-madder',
      )}
    >
      {format.number(stock)}
    </output>
  );
  if (!canStock) return number;
  const button =
    'touch grid place-items-center rounded-haat border border-edge bg-paper hover:bg-sand';
  return (
    <div className="grid justify-items-center">
      <div className="flex items-center">
        <button
          type="button"
          aria-label={texts.less(name)}
          disabled={stock === 0}
          className={joinClasses(button, 'disabled:border-hairline disabled:text-ink-soft')}
          onClick={() => change(-1)}
        >
          <Minus aria-hidden="true" className="size-5" />
        </button>
        {number}
        <button
          type="button"
          aria-label={texts.plus(name)}
          className={button}
          onClick={() => change(1)}
        >
          <Plus aria-hidden="true" className="size-5" />
        </button>
      </div>
      {delta !== 0 && <span className="text-sm text-ink-soft">{texts.waits}</span>}
    </div>
  );
}
