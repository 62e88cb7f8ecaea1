import {
  mailReplyLink,
  READY_ANSWER_KINDS,
  READY_ANSWERS,
  replyLanguage,
  whatsAppReplyLink,
} from '@haat/domain/desk';
import { Alert, Button, buttonClass, Icon, SelectField } from '@haat/ui';
import { Mail, MessageCircle } from 'lucide';
import { useState } from 'react';
import { Section } from '../../components/page/section.tsx';
import type { UpdateDeskMessageInput } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MESSAGES } from './messages.texts.ts';
import type { ShownMessage } from './waiting-marks.ts';

interface MessageAnswerProps {
  readonly message: ShownMessage;
  readonly onMark: (marks: UpdateDeskMessageInput) => void;
}

/**
 * Begins an answer in the program for mail or in WhatsApp, and marks it afterwards (product 10.5.4):
 * the shop's own mailbox then has both letters, and what comes back.
 */
export function MessageAnswer({ message, onMark }: MessageAnswerProps) {
  const texts = useTexts(MESSAGES);
  const format = useFormat();
  const [hasBegun, setHasBegun] = useState(false);
  const [kind, setKind] = useState('');
  const language = replyLanguage(message);
  const spoken = useLanguage();
  const ready = READY_ANSWER_KINDS.find((one) => one === kind);
  const words = {
    greeting: MESSAGES[language].greeting(message.name),
    answer: ready && READY_ANSWERS[language][ready],
  };
  const mail = mailReplyLink(message, words);
  const whatsApp = whatsAppReplyLink(message, words);
  const markAnswered = (
    <Button
      variant={hasBegun ? 'primary' : 'secondary'}
      onClick={() => onMark({ read: true, answered: true })}
    >
      {texts.markAnswered}
    </Button>
  );
  return (
    <Section title={texts.answer}>
      {mail === null && whatsApp === null ? (
        <p className="mb-3">{texts.noWay}</p>
      ) : (
        <div className="mb-3 grid gap-2">
          <SelectField
            label={texts.ready}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
          >
            <option value="">{texts.readyNone}</option>
            {READY_ANSWER_KINDS.map((one) => (
              <option key={one} value={one}>
                {texts.readyAnswers[one]}
              </option>
            ))}
          </SelectField>
          {words.answer && (
            <p lang={language} className="border-s-4 border-hairline ps-3 text-ink-soft">
              {words.answer}
            </p>
          )}
          {ready && spoken !== language && (
            // What she sends, in the language that she reads.
            <p className="text-ink-soft text-sm">{READY_ANSWERS[spoken][ready]}</p>
          )}
        </div>
      )}
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {mail !== null && (
          <a
            className={buttonClass({
              variant: hasBegun || message.isAnswered ? 'secondary' : 'primary',
            })}
            href={mail}
            onClick={() => setHasBegun(true)}
          >
            <Icon node={Mail} className="size-5" />
            {texts.byMail}
          </a>
        )}
        {whatsApp !== null && (
          <a
            className={buttonClass({ variant: 'secondary' })}
            href={whatsApp}
            target="_blank"
            rel="noreferrer"
            onClick={() => setHasBegun(true)}
          >
            <Icon node={MessageCircle} className="size-5" />
            {texts.byWhatsApp}
          </a>
        )}
        {!message.isAnswered && !hasBegun && markAnswered}
      </div>
      {!message.isAnswered && hasBegun && (
        <Alert tone="info" className="mt-3" action={markAnswered}>
          {texts.sentQuestion}
        </Alert>
      )}
      {message.isAnswered && (
        <div className="mt-3 grid justify-items-start gap-1">
          <p>
            {message.answeredAt === null
              ? texts.answered
              : texts.answeredOn(format.time(message.answeredAt))}
          </p>
          <Button variant="link" onClick={() => onMark({ answered: false })}>
            {texts.markUnanswered}
          </Button>
        </div>
      )}
    </Section>
  );
}
