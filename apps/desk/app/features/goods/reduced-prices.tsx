import { discountOf } from '@haat/domain';
import { reducePrice } from '@haat/domain/desk';
import type { DeskProduct } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { defineTexts, useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { PRODUCT } from './product.texts.ts';

const REDUCED = defineTexts({
  hi: {
    until: (name: string, lastDay: string, price: string) =>
      `“${name}” की छूट ${lastDay} तक है, फिर दाम ${price} होगा।`,
  },
  en: {
    until: (name: string, lastDay: string, price: string) =>
      `The discount “${name}” runs until ${lastDay}; then the price is ${price}.`,
  },
});

interface ReducedPricesProps {
  /** The regular prices as they are typed, in paise. */
  readonly price: number;
  readonly original: number | null;
  readonly reducedBy: NonNullable<DeskProduct['reducedBy']>;
}

/** What shoppers pay while a discount runs, and what it costs afterwards (product 10.3.22). */
export default function ReducedPrices({ price, original, reducedBy }: ReducedPricesProps) {
  const texts = useTexts(PRODUCT);
  const reducedTexts = useTexts(REDUCED);
  const format = useFormat();
  const nameOf = useName();
  const regular = { pricePaise: price, originalPricePaise: original };
  const reduced = reducePrice(regular, reducedBy.percent);
  const { pricePaise, originalPricePaise: former } = reduced ?? regular;
  return (
    <p role="status" className="grid gap-1 font-semibold sm:col-span-2">
      <span>
        {former === null
          ? texts.shopperPays(format.money(pricePaise))
          : texts.shopperPaysLess(
              format.money(pricePaise),
              format.money(former),
              format.number(discountOf(pricePaise, former)),
            )}
      </span>
      {reduced && (
        <span className="wrap-anywhere">
          {reducedTexts.until(
            nameOf(reducedBy),
            format.day(reducedBy.lastDay),
            format.money(price),
          )}
        </span>
      )}
    </p>
  );
}
