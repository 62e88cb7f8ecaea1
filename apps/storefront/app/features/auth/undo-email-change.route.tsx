import { unwrap } from '@haat/api-sdk';
import { Alert, Button } from '@haat/ui';
import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { namesNothing } from '../../lib/errors/names-nothing.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { describeSecretPage } from '../../lib/seo/page-meta.ts';
import { api, authStore } from '../../state/create-stores.ts';
import type { Route } from './+types/undo-email-change.route';
import { AuthFrame } from './auth-frame.tsx';
import { MAIL_LINK_TEXTS } from './mail-link-texts.ts';
import { TEXTS } from './texts.ts';

/**
 * The screen behind the link in the mail about a changed e-mail address. It needs a button press,
 * because mail programs open links to scan them.
 */
export default function UndoEmailChangeRoute({ params: { token } }: Route.ComponentProps) {
  const { isBusy, failure, run } = useAction();
  const [isUndone, setIsUndone] = useState(false);
  const isSpent = failure === MAIL_LINK_TEXTS.undoLinkSpent;
  const titleRef = useRef<HTMLHeadingElement>(null);

  // The pressed button is gone then.
  useEffect(() => {
    if (isUndone || isSpent) titleRef.current?.focus();
  }, [isUndone, isSpent]);

  function undo() {
    void run(
      async () => {
        await unwrap(api.POST('/users/undo-email-change/{token}', { params: { path: { token } } }));
        setIsUndone(true);
        // The server has ended every session of the account, including this browser's.
        await authStore.getState().check();
      },
      (error) =>
        namesNothing(error)
          ? MAIL_LINK_TEXTS.undoLinkSpent
          : errorText(error, MAIL_LINK_TEXTS.undoFailed),
    );
  }

  if (isUndone) {
    return (
      <AuthFrame
        title={MAIL_LINK_TEXTS.undoneTitle}
        titleRef={titleRef}
        lead={MAIL_LINK_TEXTS.undoneLead}
      >
        <LinkButton to={href('/login')}>{TEXTS.backToLogin}</LinkButton>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={MAIL_LINK_TEXTS.undoTitle}
      titleRef={titleRef}
      lead={isSpent ? MAIL_LINK_TEXTS.undoSpentLead : MAIL_LINK_TEXTS.undoLead}
    >
      <noscript>
        <p className="mb-5">{MAIL_LINK_TEXTS.linkNeedsScript}</p>
      </noscript>
      {failure !== null && (
        <Alert tone="error" className="mb-5">
          {failure}
        </Alert>
      )}
      {isSpent ? (
        <LinkButton to={href('/forgot')}>{TEXTS.forgotTitle}</LinkButton>
      ) : (
        <Button isBusy={isBusy} onClick={undo}>
          {MAIL_LINK_TEXTS.undoEmailChange}
        </Button>
      )}
    </AuthFrame>
  );
}

export const meta = describeSecretPage(MAIL_LINK_TEXTS.undoTitle);
