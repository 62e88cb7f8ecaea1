import { unwrap } from '@haat/api-sdk';
import { checkForm, resetPasswordSchema } from '@haat/domain';
import { Button, buttonClass } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { showSuccess } from '../../components/feedback/toast.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { NewPasswordField } from '../../components/password/new-password-field.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { namesNothing } from '../../lib/errors/names-nothing.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { api, authStore } from '../../state/create-stores.ts';
import type { Route } from './+types/reset-password.route';
import { AuthFrame } from './auth-frame.tsx';
import { FormFailure } from './form-failure.tsx';
import { MAIL_LINK_TEXTS } from './mail-link-texts.ts';
import { TEXTS } from './texts.ts';

const EMPTY = { newPassword: '' };

export default function ResetPasswordRoute({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSpent, setIsSpent] = useState(false);
  const form = useForm({
    initial: EMPTY,
    check: (values) => checkForm(resetPasswordSchema, values),
  });

  async function reset(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    const values = form.submit();
    if (values === null) return;
    setIsBusy(true);
    try {
      await unwrap(
        api.POST('/users/reset-password/{resetToken}', {
          params: { path: { resetToken: params.token } },
          body: values,
        }),
      );
      // The server has ended every session of the account, including this browser's.
      await authStore.getState().check();
      await navigate(href('/login'), { replace: true });
      showSuccess('password', MAIL_LINK_TEXTS.passwordReset);
    } catch (error) {
      form.showServerErrors(error);
      const wasSpent = namesNothing(error);
      setIsSpent(wasSpent);
      setFailure(
        wasSpent ? MAIL_LINK_TEXTS.linkSpent : errorText(error, MAIL_LINK_TEXTS.resetFailed),
      );
    }
    setIsBusy(false);
  }

  return (
    <AuthFrame title={MAIL_LINK_TEXTS.resetTitle} lead={MAIL_LINK_TEXTS.resetLead}>
      <form ref={form.formRef} className="grid gap-5" noValidate method="post" onSubmit={reset}>
        {failure && <FormFailure>{failure}</FormFailure>}
        <NewPasswordField label="New password" {...form.text('newPassword')} />
        <Button type="submit" isBusy={isBusy}>
          {MAIL_LINK_TEXTS.savePassword}
        </Button>
        {isSpent && (
          <p>
            <ShopLink className={buttonClass({ variant: 'link' })} to={href('/forgot')}>
              {TEXTS.askAgain}
            </ShopLink>
          </p>
        )}
      </form>
    </AuthFrame>
  );
}

export function meta(args: Route.MetaArgs) {
  return [
    ...buildPageMeta(args, { title: MAIL_LINK_TEXTS.resetTitle, isIndexed: false }),
    // The URL contains the reset token.
    { name: 'referrer', content: 'no-referrer' },
  ];
}
