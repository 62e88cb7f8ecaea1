import { MAX_STOCK, readPieces } from '@haat/domain';
import { Icon, joinClasses } from '@haat/ui';
import { Minus, Plus } from 'lucide';
import { type KeyboardEvent, useId, useState } from 'react';
import type { DeskProduct } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { outbox, useWaitingChanges } from '../../lib/outbox/desk-outbox.ts';
import { GOODS } from './goods.texts.ts';
import { sumWaitingStock } from './waiting-stock.ts';

interface StockStepperProps {
  readonly product: Pick<DeskProduct, '_id' | 'name' | 'nameHindi' | 'stock'>;
  readonly canStock: boolean;
}

/** The stock, to be typed or stepped with plus and minus, which also counts without a network (product 10.6.6). */
export function StockStepper({ product, canStock }: StockStepperProps) {
  const texts = useTexts(GOODS);
  const format = useFormat();
  const nameOf = useName();
  const { _id } = product;
  const name = nameOf(product);
  const delta = sumWaitingStock(_id, useWaitingChanges());
  const stock = Math.max(0, product.stock + delta);

  function change(by: number) {
    void outbox.add('changeStock', `product/${_id}`, {
      productId: _id,
      name: product.name,
      nameHindi: product.nameHindi,
      delta: by,
    });
  }

  const look = joinClasses(
    'text-center text-lg font-bold tabular-nums',
    stock === 0 && 'text-madder',
  );
  if (!canStock) {
    return (
      <output aria-label={texts.stock} className={joinClasses('min-w-12', look)}>
        {format.number(stock)}
      </output>
    );
  }
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
          <Icon node={Minus} className="size-5" />
        </button>
        <StockField
          label={texts.stockOf(name)}
          stock={stock}
          className={look}
          onType={(typed) => change(typed - stock)}
        />
        <button
          type="button"
          aria-label={texts.plus(name)}
          className={button}
          onClick={() => change(1)}
        >
          <Icon node={Plus} className="size-5" />
        </button>
      </div>
      {delta !== 0 && <span className="text-sm text-ink-soft">{texts.waits}</span>}
    </div>
  );
}

interface StockFieldProps {
  readonly label: string;
  readonly stock: number;
  readonly className: string;
  /** Gets the number of pieces that was typed, where it differs from the stock. */
  readonly onType: (stock: number) => void;
}

/** The number between plus and minus: what is typed counts as soon as the field is left. */
function StockField({ label, stock, className, onType }: StockFieldProps) {
  const texts = useTexts(GOODS);
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);

  function handleLeave() {
    if (typed === null) return;
    const pieces = readPieces(typed);
    const isStock = pieces !== null && pieces <= MAX_STOCK;
    setIsWrong(!isStock);
    if (!isStock) return;
    setTyped(null);
    if (pieces !== stock) onType(pieces);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    setTyped(null);
    setIsWrong(false);
  }

  return (
    <span className="relative w-16 min-w-12 shrink">
      <input
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(stock)}
        className={joinClasses('touch w-full rounded-haat bg-transparent', className)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={handleLeave}
        onKeyDown={handleKey}
      />
      {isWrong && (
        <span
          id={errorId}
          role="alert"
          className="absolute end-0 top-full z-10 w-max max-w-48 rounded-haat border border-madder bg-paper px-2 py-1 text-sm text-madder"
        >
          {texts.stockWrong}
        </span>
      )}
    </span>
  );
}
