import { formatPaise, type Paise, UNTRUSTED_CASH_LIMIT } from '@haat/domain';
import { useAuth } from '../../state/create-stores.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { useCashRejection } from './use-cash-rejection.ts';
import { VerifyEmail } from './verify-email.tsx';

interface CashNoteProps {
  /** Above the limit of cash. */
  readonly total: Paise;
}

/**
 * Says beside the sum whether it can be paid in cash (product 2.10.5). Whether the limit applies to a guest
 * is known only after the sign-in.
 */
export default function CashNote({ total }: CashNoteProps) {
  const isGuest = useAuth((auth) => auth.status === 'signed-out');
  return (
    // As high as its longest text from the start, so that nothing below moves.
    <div className="grid min-h-27 content-start justify-items-start text-sm">
      {isGuest ? (
        <p>{ORDER_TEXTS.cashLimited(formatPaise(UNTRUSTED_CASH_LIMIT))}</p>
      ) : (
        <OwnCashNote total={total} />
      )}
    </div>
  );
}

function OwnCashNote({ total }: CashNoteProps) {
  const { rejection, isLoading } = useCashRejection(total, '');
  if (isLoading) return null;
  if (rejection === null) return <p>{ORDER_TEXTS.cashAllowed}</p>;
  return (
    <>
      <p>{rejection}</p>
      <VerifyEmail variant="link" />
    </>
  );
}
