import { unwrap } from '@haat/api-sdk';
import { checkForm, forgotPasswordSchema } from '@haat/domain';
import { Button, buttonClass, TextField } from '@haat/ui';
import { useState } from 'react';
import { href } from 'react-router';
import { showSuccess } from '../../components/feedback/toast.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { describePersonalPage } from '../../lib/seo/page-meta.ts';
import { api } from '../../state/create-stores.ts';
import { AuthFrame } from './auth-frame.tsx';
import { FormFailure } from './form-failure.tsx';
import { MailSent } from './mail-sent.tsx';
import { TEXTS } from './texts.ts';

const EMPTY = { email: '' };

export default function ForgotRoute() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: EMPTY,
    check: (values) => checkForm(forgotPasswordSchema, values),
    async send(values) {
      await unwrap(api.POST('/users/forgot-password', { body: values }));
      setSentTo(values.email);
      showSuccess('password', TEXTS.resetMailSent);
    },
    failed: (error) => errorText(error, TEXTS.resetMailFailed),
  });

  if (sentTo !== null) return <MailSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AuthFrame title={TEXTS.forgotTitle} lead={TEXTS.forgotLead}>
      <form {...form.props} className="grid gap-5">
        {form.failure && <FormFailure>{form.failure}</FormFailure>}
        <TextField
          label={TEXTS.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          {...form.text('email')}
        />
        <Button type="submit" isBusy={form.isBusy}>
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

export const meta = describePersonalPage(TEXTS.forgotTitle);
