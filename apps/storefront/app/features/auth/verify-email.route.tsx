import { Alert, Button, Spinner } from '@haat/ui';
import { useState } from 'react';
import { href } from 'react-router';
import { showError, showSuccess } from '../../components/feedback/toast.tsx';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { MAIL_MESSAGES } from '../../lib/errors/mail-texts.ts';
import { useLoad } from '../../lib/loading/use-load.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { useAuth } from '../../state/create-stores.ts';
import type { Route } from './+types/verify-email.route';
import { AuthFrame } from './auth-frame.tsx';
import { isLinkSpent } from './spent-link.ts';
import { MESSAGES } from './texts.ts';
import { resendVerification, verifyEmailOnce } from './verify-email.ts';

/** Where the verification mail leads: tells whether the address is verified now. */
export default function VerifyEmailRoute({ params: { token } }: Route.ComponentProps) {
  const { loaded, reload } = useLoad(() => verifyEmailOnce(token), token);

  switch (loaded.status) {
    case 'loading':
      return (
        <AuthFrame title={MESSAGES.verifyTitle} lead={MESSAGES.verifyLead}>
          <Spinner label={MESSAGES.verifying} />
          <noscript>{MESSAGES.linkNeedsScript}</noscript>
        </AuthFrame>
      );
    case 'loaded':
      return (
        <AuthFrame title={MESSAGES.verifiedTitle} lead={MESSAGES.verifiedLead}>
          <LinkButton to={href('/account')}>{MESSAGES.toAccount}</LinkButton>
        </AuthFrame>
      );
    case 'failed':
      return (
        <AuthFrame title={MESSAGES.verifyTitle} lead={MESSAGES.verifyFailedLead}>
          <Alert tone="error" className="mb-5">
            {isLinkSpent(loaded.error)
              ? MESSAGES.linkSpent
              : errorText(loaded.error, MESSAGES.verifyFailed)}
          </Alert>
          {isLinkSpent(loaded.error) ? (
            <AskForMail />
          ) : (
            <Button onClick={reload}>{MESSAGES.tryAgain}</Button>
          )}
        </AuthFrame>
      );
  }
}

/** The way to another mail: it goes to whoever is signed in, so a guest signs in first. */
function AskForMail() {
  const status = useAuth((auth) => auth.status);
  const [isBusy, setIsBusy] = useState(false);

  async function send() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await resendVerification();
      showSuccess('email', MAIL_MESSAGES.verificationSent);
    } catch (error) {
      showError('email', errorText(error, MAIL_MESSAGES.verificationFailed));
    }
    setIsBusy(false);
  }

  if (status === 'signed-in') {
    return (
      <Button isBusy={isBusy} onClick={() => void send()}>
        {MESSAGES.resendVerification}
      </Button>
    );
  }
  return (
    <LinkButton to={href('/login')} state={{ from: href('/account') }}>
      {MESSAGES.signInForMail}
    </LinkButton>
  );
}

export function meta(args: Route.MetaArgs) {
  return [
    ...buildPageMeta(args, { title: MESSAGES.verifyTitle, isIndexed: false }),
    // The address holds a secret.
    { name: 'referrer', content: 'no-referrer' },
  ];
}
