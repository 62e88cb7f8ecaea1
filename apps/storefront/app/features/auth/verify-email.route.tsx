import { unwrap } from '@haat/api-sdk';
import { Alert, Button, Spinner } from '@haat/ui';
import { href } from 'react-router';
import { showError, showSuccess } from '../../components/feedback/toast.tsx';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { MAIL_TEXTS } from '../../lib/errors/mail-texts.ts';
import { namesNothing } from '../../lib/errors/names-nothing.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { useLoad } from '../../lib/loading/use-load.ts';
import { describeSecretPage } from '../../lib/seo/page-meta.ts';
import { api, useAuth } from '../../state/create-stores.ts';
import type { Route } from './+types/verify-email.route';
import { AuthFrame } from './auth-frame.tsx';
import { MAIL_LINK_TEXTS } from './mail-link-texts.ts';
import { verifyEmailOnce } from './verify-email.ts';

/** The screen behind the link in the verification mail; it verifies the e-mail address. */
export default function VerifyEmailRoute({ params: { token } }: Route.ComponentProps) {
  const { loaded, reload } = useLoad(() => verifyEmailOnce(token), token);

  switch (loaded.status) {
    case 'loading':
      return (
        <AuthFrame title={MAIL_LINK_TEXTS.verifyTitle} lead={MAIL_LINK_TEXTS.verifyLead}>
          <div className="noscript:hidden">
            <Spinner label={MAIL_LINK_TEXTS.verifying} />
          </div>
          <noscript>{MAIL_LINK_TEXTS.linkNeedsScript}</noscript>
        </AuthFrame>
      );
    case 'loaded':
      return (
        <AuthFrame title={MAIL_LINK_TEXTS.verifiedTitle} lead={MAIL_LINK_TEXTS.verifiedLead}>
          <LinkButton to={href('/account')}>{MAIL_LINK_TEXTS.toAccount}</LinkButton>
        </AuthFrame>
      );
    case 'failed':
      return (
        <AuthFrame title={MAIL_LINK_TEXTS.verifyTitle} lead={MAIL_LINK_TEXTS.verifyFailedLead}>
          <Alert tone="error" className="mb-5">
            {namesNothing(loaded.error)
              ? MAIL_LINK_TEXTS.linkSpent
              : errorText(loaded.error, MAIL_LINK_TEXTS.verifyFailed)}
          </Alert>
          {namesNothing(loaded.error) ? (
            <ResendVerification />
          ) : (
            <Button onClick={reload}>{MAIL_LINK_TEXTS.tryAgain}</Button>
          )}
        </AuthFrame>
      );
  }
}

/** Sends another verification mail to the signed-in shopper; a guest signs in first. */
function ResendVerification() {
  const status = useAuth((auth) => auth.status);
  const { isBusy, run } = useAction();

  function send() {
    void run(
      async () => {
        await unwrap(api.POST('/users/resend-email-verification'));
        showSuccess('email', MAIL_TEXTS.verificationSent);
      },
      (error) => {
        showError('email', errorText(error, MAIL_TEXTS.verificationFailed));
        return null;
      },
    );
  }

  if (status === 'signed-in') {
    return (
      <Button isBusy={isBusy} onClick={send}>
        {MAIL_LINK_TEXTS.resendVerification}
      </Button>
    );
  }
  return (
    <LinkButton to={href('/login')} state={{ from: href('/account') }}>
      {MAIL_LINK_TEXTS.signInForMail}
    </LinkButton>
  );
}

export const meta = describeSecretPage(MAIL_LINK_TEXTS.verifyTitle);
