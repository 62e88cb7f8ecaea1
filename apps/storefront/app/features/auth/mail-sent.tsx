import { Button } from '@haat/ui';
import { href } from 'react-router';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { TEXTS } from './texts.ts';

interface MailSentProps {
  readonly email: string;
  /** Opens the form again, perhaps for another e-mail address. */
  readonly onAgain: () => void;
}

// The focused form is gone, so a screen reader reads this text instead.
const focusText = (text: HTMLElement | null) => text?.focus();

/** Shown after a reset mail was requested, identical whether or not the account exists. */
export function MailSent({ email, onAgain }: MailSentProps) {
  return (
    <AuthFrame title={TEXTS.resetMailSent} lead={TEXTS.mailSentLead}>
      <p ref={focusText} tabIndex={-1} className="mb-5 outline-none">
        {TEXTS.mailSentTo} <strong className="break-words">{email}</strong>. {TEXTS.mailSentHint}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/login')}>{TEXTS.backToLogin}</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          {TEXTS.askAgain}
        </Button>
      </div>
    </AuthFrame>
  );
}
