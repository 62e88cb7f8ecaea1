import { unwrap } from '@haat/api-sdk';
import { checkForm } from '@haat/domain';
import {
  contactFormSchema,
  MESSAGE_BODY_MAX_LENGTH,
  MESSAGE_NAME_MAX_LENGTH,
  MESSAGE_SUBJECT_MAX_LENGTH,
  readPhoneNumber,
} from '@haat/domain/shopper';
import { Alert, Button, SectionHeading, TextAreaField, TextField } from '@haat/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showSuccess } from '../../components/feedback/toast.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { api, useAuth } from '../../state/create-stores.ts';
import { CONTACT_TEXTS } from './contact-texts.ts';
import {
  addSender,
  EMPTY_MESSAGE,
  messageDraft,
  removeSender,
  type Sender,
} from './message-draft.ts';

/**
 * The message form of the contact screen (product 2.12.2, 5.6.2), with the name and email of a
 * signed-in shopper (product 2.12.2); a draft is stored until it is sent.
 */
export function ContactForm() {
  const [sender, setSender] = useState<Sender>();
  const form = useForm({
    initial: EMPTY_MESSAGE,
    check: (values) => checkForm(contactFormSchema, values),
    onChange: (values) => messageDraft.write(removeSender(values, sender)),
    async send({ phoneNumber, ...values }) {
      const body = { ...values, ...(phoneNumber !== '' && { phoneNumber }) };
      await unwrap(api.POST('/message', { body }));
      setValues(addSender(EMPTY_MESSAGE, sender));
      messageDraft.clear();
      showSuccess('contact', CONTACT_TEXTS.sent);
    },
    failed: (error) => errorText(error, CONTACT_TEXTS.sendFailed),
  });

  const { setValues } = form;
  // The server renders no draft, so the form restores it after hydration.
  const restoreDraft = useRef(setValues);
  useEffect(() => {
    const draft = messageDraft.read();
    if (Object.values(draft).some((text) => text !== '')) restoreDraft.current(draft);
  }, []);

  const isSignedIn = useAuth(({ status }) => status === 'signed-in');
  const fillSender = useEffectEvent((account: Sender) => {
    setSender(account);
    setValues(addSender(form.values, account));
  });
  useEffect(() => {
    if (!isSignedIn) return;
    const controller = new AbortController();
    // The browser stores no e-mail address.
    unwrap(api.GET('/users/current-user', { signal: controller.signal })).then(fillSender, () => {
      // The fields stay empty.
    });
    return () => controller.abort();
  }, [isSignedIn]);

  return (
    <section aria-labelledby="write-to-us">
      <SectionHeading id="write-to-us">{CONTACT_TEXTS.formTitle}</SectionHeading>
      <form {...form.props} className="mt-4 grid gap-5 max-lg:max-w-form">
        <noscript>
          <Alert tone="warning">{CONTACT_TEXTS.noScript}</Alert>
        </noscript>
        <TextField
          label={CONTACT_TEXTS.fullName}
          autoComplete="name"
          maxLength={MESSAGE_NAME_MAX_LENGTH}
          required
          {...form.text('name')}
        />
        <TextField
          label={CONTACT_TEXTS.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...form.text('email')}
        />
        <TextField
          label={CONTACT_TEXTS.phone}
          hint={CONTACT_TEXTS.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...form.text('phoneNumber', readPhoneNumber)}
        />
        <TextField
          label={CONTACT_TEXTS.subject}
          hint={CONTACT_TEXTS.subjectHint}
          maxLength={MESSAGE_SUBJECT_MAX_LENGTH}
          {...form.text('subject')}
        />
        <TextAreaField
          label={CONTACT_TEXTS.message}
          rows={6}
          maxLength={MESSAGE_BODY_MAX_LENGTH}
          required
          {...form.text('body')}
        />
        {form.isSent && <Alert tone="success">{CONTACT_TEXTS.thanks}</Alert>}
        {form.failure !== null && <Alert tone="error">{form.failure}</Alert>}
        <Button
          type="submit"
          isBusy={form.isBusy}
          busyLabel={CONTACT_TEXTS.sending}
          className="sm:justify-self-start"
        >
          {CONTACT_TEXTS.send}
        </Button>
      </form>
    </section>
  );
}
