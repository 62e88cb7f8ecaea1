import { unwrap } from '@haat/api-sdk';
import { changePasswordSchema, checkForm } from '@haat/domain';
import { Alert, Button, PasswordField } from '@haat/ui';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { NewPasswordField } from '../../../components/password/new-password-field.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';

const EMPTY = { oldPassword: '', newPassword: '' };

interface PasswordFormProps {
  /** Tells the browser's password manager which account the password belongs to. */
  readonly email: string;
}

/** Changes the password, which signs out all other devices (product 4.9.2, 7.2.1). */
export function PasswordForm({ email }: PasswordFormProps) {
  const form = useForm({
    initial: EMPTY,
    check: (values) => checkForm(changePasswordSchema, values),
    async send(values) {
      await unwrap(api.POST('/users/change-password', { body: values }));
      form.setValues(EMPTY);
      showSuccess('password', TEXTS.passwordChanged);
    },
    failed(error) {
      showError('password', TEXTS.passwordFailedPrefix + errorText(error, '{msg}'));
      return errorText(error, TEXTS.passwordFailed);
    },
  });

  return (
    <form {...form.props} className="grid max-w-form gap-5">
      {form.failure !== null && <Alert tone="error">{form.failure}</Alert>}
      {form.isSent && <Alert tone="success">{TEXTS.otherDevices}</Alert>}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={TEXTS.currentPassword}
        autoComplete="current-password"
        required
        {...form.text('oldPassword')}
      />
      <NewPasswordField label={TEXTS.newPassword} {...form.text('newPassword')} />
      <Button type="submit" variant="secondary" className="justify-self-start" isBusy={form.isBusy}>
        {TEXTS.changePassword}
      </Button>
    </form>
  );
}
