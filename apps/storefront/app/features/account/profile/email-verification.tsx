import { isApiError, type User } from '@haat/api-sdk';
import { Alert, Badge, Button } from '@haat/ui';
import { useRef, useState } from 'react';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { MAIL_TEXTS } from '../../../lib/errors/mail-texts.ts';
import { api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';

interface EmailVerificationProps {
  readonly user: Pick<User, 'email' | 'isEmailVerified' | 'pendingEmail'>;
  /** What is shown is not what the server has any more. */
  readonly onStale: () => void;
}

/**
 * Whether the e-mail address is verified or another one is pending, and the way to another mail. A
 * pending one can be given up.
 */
export function EmailVerification({ user, onStale }: EmailVerificationProps) {
  const [isSending, setIsSending] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const { email, pendingEmail } = user;
  const recipient = pendingEmail ?? email;

  /** Has the state shown as it is now; the button that was pressed goes away with it. */
  function leaveState() {
    frameRef.current?.focus({ preventScroll: true });
    setSentTo(null);
    onStale();
  }

  async function resend() {
    setIsSending(true);
    try {
      await api.users.resendEmailVerification();
      setSentTo(recipient);
      showSuccess('email', MAIL_TEXTS.verificationSent);
    } catch (error) {
      if (isApiError(error) && error.status === 409) leaveState();
      showError('email', errorText(error, MAIL_TEXTS.verificationFailed));
    }
    setIsSending(false);
  }

  async function cancel() {
    setIsCancelling(true);
    try {
      await api.users.cancelEmailChange();
      leaveState();
      showSuccess('email', TEXTS.emailChangeCancelled);
    } catch (error) {
      showError('email', errorText(error, TEXTS.emailChangeCancelFailed));
    }
    setIsCancelling(false);
  }

  function explain(): string {
    if (sentTo === recipient) return TEXTS.verificationOnItsWay(recipient);
    if (pendingEmail === undefined) return TEXTS.emailNotVerified;
    return TEXTS.pendingEmail(pendingEmail, email);
  }

  return (
    <div ref={frameRef} tabIndex={-1} className="grid outline-none">
      {user.isEmailVerified && pendingEmail === undefined ? (
        <Badge tone="success" className="justify-self-start">
          {TEXTS.emailVerified}
        </Badge>
      ) : (
        <Alert
          tone="warning"
          action={
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="compact"
                isBusy={isSending}
                onClick={() => void resend()}
              >
                {TEXTS.resend}
              </Button>
              {pendingEmail !== undefined && (
                <Button
                  variant="secondary"
                  size="compact"
                  isBusy={isCancelling}
                  onClick={() => void cancel()}
                >
                  {TEXTS.cancelEmailChange}
                </Button>
              )}
            </div>
          }
        >
          <span className="wrap-anywhere">{explain()}</span>
        </Alert>
      )}
    </div>
  );
}
