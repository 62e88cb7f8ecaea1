import { unwrap } from '@haat/api-sdk';
import { checkForm, forgotPasswordSchema } from '@haat/domain';
import { Button, buttonClass, TextField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { href } from 'react-router';
import { showSuccess } from '../../components/feedback/toast.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { api } from '../../state/create-stores.ts';
import type { Route } from './+types/forgot.route';
import { AuthFrame } from './auth-frame.tsx';
import { FormFailure } from './form-failure.tsx';
import { MailSent } from './mail-sent.tsx';
import { TEXTS } from './texts.ts';

const EMPTY = { email: '' };

export default function ForgotRoute() {
  const [isBusy, setIsBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initial: EMPTY,
    check: (values) => checkForm(forgotPasswordSchema, values),
  });

  async function requestMail(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    const values = form.submit();
    if (values === null) return;
    setIsBusy(true);
    try {
      await unwrap(api.POST('/users/forgot-password', { body: values }));
      setSentTo(values.email);
      showSuccess('password', TEXTS.resetMailSent);
    } catch (error) {
      form.showServerErrors(error);
      setFailure(errorText(error, TEXTS.resetMailFailed));
    }
    setIsBusy(false);
  }

  if (sentTo !== null) return <MailSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AuthFrame title={TEXTS.forgotTitle} lead={TEXTS.forgotLead}>
      <form
        ref={form.formRef}
        className="grid gap-5"
        noValidate
        method="post"
        onSubmit={requestMail}
      >
        {failure && <FormFailure>{failure}</FormFailure>}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          {...form.text('email')}
        />
        <Button type="submit" isBusy={isBusy}>
          {TEXTS.sendResetMail}
        </Button>
        <p>
          <ShopLink className={buttonClass({ variant: 'link' })} to={href('/login')}>
            {TEXTS.backToLogin}
          </ShopLink>
        </p>
      </form>
    </AuthFrame>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, { title: TEXTS.forgotTitle, isIndexed: false });
}
