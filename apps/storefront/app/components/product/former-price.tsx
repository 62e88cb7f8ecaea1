import type { Paise } from '@haat/domain';
import { Money } from './money.tsx';
import { PRODUCT_TEXTS } from './product-texts.ts';

interface FormerPriceProps {
  /** The price before the discount, in paise. */
  readonly amount: Paise;
  readonly className: string;
}

/** The struck-through price before a discount, which is said to screen readers as such. */
export function FormerPrice({ amount, className }: FormerPriceProps) {
  return (
    <span className={`text-ink-soft ${className}`}>
      <span className="sr-only">{PRODUCT_TEXTS.formerPrice}</span>
      <s>
        <Money amount={amount} />
      </s>
    </span>
  );
}
