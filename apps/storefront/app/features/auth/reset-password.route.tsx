import { unwrap } from '@haat/api-sdk';
import { checkForm, resetPasswordSchema } from '@haat/domain';
import { Button, buttonClass } from '@haat/ui';
import { href, useNavigate } from 'react-router';
import { showSuccess } from '../../components/feedback/toast.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { NewPasswordField } from '../../components/password/new-password-field.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { namesNothing } from '../../lib/errors/names-nothing.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { describeSecretPage } from '../../lib/seo/page-meta.ts';
import { api, authStore } from '../../state/create-stores.ts';
import type { Route } from './+types/reset-password.route';
import { AuthFrame } from './auth-frame.tsx';
import { FormFailure } from './form-failure.tsx';
import { MAIL_LINK_TEXTS } from './mail-link-texts.ts';
import { TEXTS } from './texts.ts';

const EMPTY = { newPassword: '' };

export default function ResetPasswordRoute({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const form = useForm({
    initial: EMPTY,
    check: (values) => checkForm(resetPasswordSchema, values),
    async send(values) {
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
    },
    failed: (error) =>
      namesNothing(error)
        ? MAIL_LINK_TEXTS.linkSpent
        : errorText(error, MAIL_LINK_TEXTS.resetFailed),
  });

  return (
    <AuthFrame title={MAIL_LINK_TEXTS.resetTitle} lead={MAIL_LINK_TEXTS.resetLead}>
      <form {...form.props} className="grid gap-5">
        {form.failure && <FormFailure>{form.failure}</FormFailure>}
        <NewPasswordField label={MAIL_LINK_TEXTS.newPassword} {...form.text('newPassword')} />
        <Button type="submit" isBusy={form.isBusy}>
          {MAIL_LINK_TEXTS.savePassword}
        </Button>
        {form.failure === MAIL_LINK_TEXTS.linkSpent && (
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

export const meta = describeSecretPage(MAIL_LINK_TEXTS.resetTitle);
