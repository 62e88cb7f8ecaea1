import { formatPaise, type Paise, UNTRUSTED_CASH_LIMIT } from '@haat/domain';
import { isCashLimited } from '@haat/domain/shopper';
import { TEXTS } from './texts.ts';

/**
 * Tells a guest of the limit of cash when her total is above it (product 2.10.5): who she is, and so
 * whether it applies to her, is known only after the sign-in.
 */
export default function GuestCashNote({ total }: { readonly total: Paise }) {
  if (!isCashLimited(total)) return null;
  return (
    <p className="border-hairline border-t pt-4">
      {TEXTS.cashLimited(formatPaise(UNTRUSTED_CASH_LIMIT))}
    </p>
  );
}
