import type { CartLine, OrderLine } from '@haat/domain/shopper';
import { OtherName } from '../product/other-name.tsx';
import { PackFacts } from '../product/pack-facts.tsx';

interface LineFactsProps {
  /** An order keeps no size of its products. */
  readonly line: Pick<OrderLine, 'name' | 'otherName' | 'packSize' | 'unitPrice'> &
    Partial<Pick<CartLine, 'size'>>;
}

/** Under the name in a line of a cart or an order: the Hindi name, the pack, the size (product 2.9.6). */
export function LineFacts({ line }: LineFactsProps) {
  return (
    <>
      <OtherName name={line.otherName} />
      <PackFacts packSize={line.packSize} thing={line} price={line.unitPrice} className="text-sm" />
    </>
  );
}
