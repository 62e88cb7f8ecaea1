import { CASH_LIMIT_MESSAGE } from '@haat/domain';
import { joinClasses } from '@haat/ui';
import { href } from 'react-router';
import { LinkButton } from '../navigation/link-button.tsx';

/** The text of the way out of the limit of cash (product 2.13.14). */
const VERIFY_EMAIL = 'Verify your e-mail';

interface CashRejectionProps {
  /** Why an order cannot be paid in cash. */
  readonly reason: string;
  readonly className?: string | undefined;
}

/** Why an order cannot be paid in cash, with what lifts the limit (product 2.10.5). */
export function CashRejection({ reason, className }: CashRejectionProps) {
  return (
    <div className={joinClasses('grid justify-items-start gap-3', className)}>
      <p>{reason}</p>
      {reason === CASH_LIMIT_MESSAGE && <VerifyEmail />}
    </div>
  );
}

interface VerifyEmailProps {
  /** `link` where there is little room. */
  readonly variant?: 'secondary' | 'link';
}

/** The link to verifying the e-mail address, which lifts the limit of cash. */
export function VerifyEmail({ variant = 'secondary' }: VerifyEmailProps) {
  return (
    <LinkButton variant={variant} size="compact" to={href('/account')}>
      {VERIFY_EMAIL}
    </LinkButton>
  );
}
