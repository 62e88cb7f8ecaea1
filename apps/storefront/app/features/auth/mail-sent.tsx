import { Button } from '@haat/ui';
import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { TEXTS } from './texts.ts';

interface MailSentProps {
  readonly email: string;
  /** The shopper wants to ask once more, perhaps with another address. */
  readonly onAgain: () => void;
}

/**
 * What is shown once a reset mail was asked for; the same whether or not there is such an account.
 */
export function MailSent({ email, onAgain }: MailSentProps) {
  const textRef = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone; the news are read out instead.
  useEffect(() => textRef.current?.focus(), []);
  return (
    <AuthFrame title={TEXTS.resetMailSent} lead={TEXTS.mailSentLead}>
      <p ref={textRef} tabIndex={-1} className="mb-5 outline-none">
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
