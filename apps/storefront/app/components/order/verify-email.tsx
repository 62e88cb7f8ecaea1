import { href } from 'react-router';
import { LinkButton } from '../navigation/link-button.tsx';
import { ORDER_TEXTS } from './order-texts.ts';

interface VerifyEmailProps {
  /** `link` where there is little room. */
  readonly variant?: 'secondary' | 'link';
}

/** The link to verifying the e-mail address, which lifts the limit of cash (product 2.10.5, 2.13.14). */
export function VerifyEmail({ variant = 'secondary' }: VerifyEmailProps) {
  return (
    <LinkButton variant={variant} size="compact" to={href('/account')}>
      {ORDER_TEXTS.verifyEmail}
    </LinkButton>
  );
}
