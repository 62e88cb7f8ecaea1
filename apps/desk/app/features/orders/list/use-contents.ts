import { useDescribeLine } from '../../../components/order/describe-line.ts';
import type { DeskOrderSummary } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

type Contents = Pick<DeskOrderSummary, 'contents' | 'lines'>;

/** Says what is in an order, such as `2 × Ker Sangri, 1 × Papad +3` (product 10.2.16). */
export function useContents(): (order: Contents) => string {
  const describeLine = useDescribeLine();
  const format = useFormat();
  return ({ contents, lines }) => {
    const named = contents.map(
      (line) =>
        `${format.number(line.quantity)} × ${describeLine({ ...line, packSize: null }).name}`,
    );
    const left = lines - contents.length;
    return named.join(', ') + (left > 0 ? ` +${format.number(left)}` : '');
  };
}
