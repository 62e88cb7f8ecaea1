import { type components, isApiError, unwrap } from '@haat/api-sdk';
import { Alert, Badge, Button } from '@haat/ui';
import { useRef, useState } from 'react';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { MAIL_TEXTS } from '../../../lib/errors/mail-texts.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';

interface EmailVerificationProps {
  readonly user: Pick<components['schemas']['User'], 'email' | 'isEmailVerified' | 'pendingEmail'>;
  /** Called when the server's state no longer matches what is shown. */
  readonly onStale: () => void;
}

/**
 * Shows whether the e-mail address is verified or a change is pending, sends another mail, and
 * cancels a pending change.
 */
export function EmailVerification({ user, onStale }: EmailVerificationProps) {
  const sending = useAction();
  const cancelling = useAction();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const { email, pendingEmail } = user;
  const recipient = pendingEmail ?? email;

  /** Reloads the state; the focus moves first, as the pressed button disappears. */
  function reloadState() {
    frameRef.current?.focus({ preventScroll: true });
    setSentTo(null);
    onStale();
  }

  function resend() {
    void sending.run(
      async () => {
        await unwrap(api.POST('/users/resend-email-verification'));
        setSentTo(recipient);
        showSuccess('email', MAIL_TEXTS.verificationSent);
      },
      (error) => {
        if (isApiError(error) && error.status === 409) reloadState();
        showError('email', errorText(error, MAIL_TEXTS.verificationFailed));
        return null;
      },
    );
  }

  function cancel() {
    void cancelling.run(
      async () => {
        await unwrap(api.DELETE('/users/pending-email'));
        reloadState();
        showSuccess('email', TEXTS.emailChangeCancelled);
      },
      (error) => {
        showError('email', errorText(error, TEXTS.emailChangeCancelFailed));
        return null;
      },
    );
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
              <Button variant="secondary" size="compact" isBusy={sending.isBusy} onClick={resend}>
                {TEXTS.resend}
              </Button>
              {pendingEmail !== undefined && (
                <Button
                  variant="secondary"
                  size="compact"
                  isBusy={cancelling.isBusy}
                  onClick={cancel}
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
