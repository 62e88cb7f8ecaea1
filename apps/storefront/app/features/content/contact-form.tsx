import {
  checkForm,
  contactFormSchema,
  MESSAGE_BODY_MAX_LENGTH,
  MESSAGE_NAME_MAX_LENGTH,
  MESSAGE_SUBJECT_MAX_LENGTH,
} from '@haat/domain';
import { Alert, Button, SectionHeading, TextAreaField, TextField } from '@haat/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { showSuccess } from '../../components/feedback/toast.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { api } from '../../state/create-stores.ts';
import { CONTACT_MESSAGES as MESSAGES } from './contact-texts.ts';
import { EMPTY_MESSAGE, messageDraft } from './message-draft.ts';

type Outcome = { readonly isSent: true } | { readonly isSent: false; readonly failure: string };

/** The message form of the contact page (spec §2, §5); what is written is kept until it is sent. */
export function ContactForm() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);
  const form = useForm({
    initial: EMPTY_MESSAGE,
    check: (values) => checkForm(contactFormSchema, values),
    onChange: messageDraft.write,
  });

  // The server knows no draft: it comes in once the page has been taken over.
  const { setValues } = form;
  const bringBack = useRef(setValues);
  useEffect(() => {
    const draft = messageDraft.read();
    if (Object.values(draft).some((text) => text !== '')) bringBack.current(draft);
  }, []);

  async function send(event: FormEvent) {
    event.preventDefault();
    // A second press can come before the button is drawn busy.
    if (sending.current) return;
    const values = form.submit();
    setOutcome(undefined);
    if (values === null) return;
    sending.current = true;
    setIsSending(true);
    try {
      await api.messages.create(values);
      setValues(EMPTY_MESSAGE);
      messageDraft.clear();
      setOutcome({ isSent: true });
      showSuccess('contact', MESSAGES.sent);
    } catch (error) {
      form.showServerErrors(error);
      setOutcome({ isSent: false, failure: errorText(error, MESSAGES.sendFailed) });
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  }

  return (
    <section aria-labelledby="write-to-us">
      <SectionHeading id="write-to-us">{MESSAGES.formTitle}</SectionHeading>
      <form
        ref={form.formRef}
        noValidate
        method="post"
        onSubmit={send}
        className="mt-4 grid max-w-form gap-5"
      >
        <noscript>
          <Alert tone="warning">{MESSAGES.noScript}</Alert>
        </noscript>
        <TextField
          label={MESSAGES.fullName}
          autoComplete="name"
          maxLength={MESSAGE_NAME_MAX_LENGTH}
          required
          {...form.text('name')}
        />
        <TextField
          label={MESSAGES.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...form.text('email')}
        />
        <TextField
          label={MESSAGES.subject}
          hint={MESSAGES.subjectHint}
          maxLength={MESSAGE_SUBJECT_MAX_LENGTH}
          {...form.text('subject')}
        />
        <TextAreaField
          label={MESSAGES.message}
          rows={6}
          maxLength={MESSAGE_BODY_MAX_LENGTH}
          required
          {...form.text('body')}
        />
        {outcome && (
          <Alert tone={outcome.isSent ? 'success' : 'error'}>
            {outcome.isSent ? MESSAGES.thanks : outcome.failure}
          </Alert>
        )}
        <Button
          type="submit"
          isBusy={isSending}
          busyLabel={MESSAGES.sending}
          className="sm:justify-self-start"
        >
          {MESSAGES.send}
        </Button>
      </form>
    </section>
  );
}
