import { isApiError, type User } from '@haat/api-sdk';
import { Alert, Badge, Button } from '@haat/ui';
import { useState } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { MAIL_MESSAGES } from '../../shared/mail-messages.ts';
import { api } from '../../shared/stores.ts';
import { showError, showSuccess } from '../../shared/toast.tsx';
import { MESSAGES } from './messages.ts';

interface EmailVerificationProps {
  readonly user: Pick<User, 'email' | 'isEmailVerified'>;
  /** The server says that the address is verified already. */
  readonly onVerified: () => void;
}

/** Whether the e-mail address is verified, and the way to another verification mail. */
export function EmailVerification({ user, onVerified }: EmailVerificationProps) {
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);

  if (user.isEmailVerified) {
    return (
      <Badge tone="success" className="justify-self-start">
        {MESSAGES.emailVerified}
      </Badge>
    );
  }

  async function resend() {
    setIsSending(true);
    try {
      await api.users.resendEmailVerification();
      setIsSent(true);
      showSuccess('email', MAIL_MESSAGES.verificationSent);
    } catch (error) {
      if (isApiError(error) && error.status === 409) onVerified();
      showError('email', errorText(error, MAIL_MESSAGES.verificationFailed));
    }
    setIsSending(false);
  }

  return (
    <Alert
      tone="warning"
      action={
        <Button variant="secondary" size="compact" isBusy={isSending} onClick={() => void resend()}>
          {MESSAGES.resend}
        </Button>
      }
    >
      <span className="wrap-anywhere">
        {isSent ? MESSAGES.verificationOnItsWay(user.email) : MESSAGES.emailNotVerified}
      </span>
    </Alert>
  );
}
