import type { DeskProduct } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { GOODS } from './goods.texts.ts';

/** The price of a product; while a discount reduces it, struck beside what shoppers pay (product 10.3.22). */
export function ProductPrice({ product }: { readonly product: DeskProduct }) {
  const texts = useTexts(GOODS);
  const format = useFormat();
  const { pricePaise, reducedPaise } = product;
  if (reducedPaise === null) return format.money(pricePaise);
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <s className="font-normal text-ink-soft">
        <span className="sr-only">{texts.regularPrice} </span>
        {format.money(pricePaise)}
      </s>
      {format.money(reducedPaise)}
    </span>
  );
}
