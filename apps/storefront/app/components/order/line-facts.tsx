import type { OrderLine } from '@haat/domain';
import { NameInHindi } from '../product/name-in-hindi.tsx';
import { PackFacts } from '../product/pack-facts.tsx';

interface LineFactsProps {
  readonly line: Pick<OrderLine, 'nameHindi' | 'packSize' | 'unitPrice'>;
}

/** Under the name in a line of a cart or an order: the Hindi name, the pack (product 2.10.7). */
export function LineFacts({ line: { nameHindi, packSize, unitPrice } }: LineFactsProps) {
  return (
    <>
      <NameInHindi name={nameHindi} />
      <PackFacts packSize={packSize} price={unitPrice} className="text-sm" />
    </>
  );
}
