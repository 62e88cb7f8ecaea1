import type { Paise } from '@haat/domain';
import { CashRejection } from '../../components/order/cash-rejection.tsx';
import { useCashRejection } from '../../components/order/use-cash-rejection.ts';

/** Says early, in the cart, that its total cannot be paid in cash yet (product 2.10.5). */
export default function CashNote({ total }: { readonly total: Paise }) {
  const { rejection } = useCashRejection(total, '');
  if (rejection === null) return null;
  return <CashRejection reason={rejection} className="border-hairline border-t pt-4" />;
}
