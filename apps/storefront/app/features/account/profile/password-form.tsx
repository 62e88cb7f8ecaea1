import { unwrap } from '@haat/api-sdk';
import { changePasswordSchema, checkForm } from '@haat/domain';
import { Alert, Button, PasswordField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { NewPasswordField } from '../../../components/password/new-password-field.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';
import { prefixedText } from './prefixed-text.ts';

const EMPTY = { oldPassword: '', newPassword: '' };

interface PasswordFormProps {
  /** Tells the browser's password manager which account the password belongs to. */
  readonly email: string;
}

/** Changes the password, which signs out all other devices (product 4.9.2, 7.2.1). */
export function PasswordForm({ email }: PasswordFormProps) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const form = useForm({
    initial: EMPTY,
    check: (values) => checkForm(changePasswordSchema, values),
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setFailure(null);
    setIsChanged(false);
    const values = form.submit();
    if (values === null) return;
    setIsSaving(true);
    try {
      await unwrap(api.POST('/users/change-password', { body: values }));
      form.setValues(EMPTY);
      setIsChanged(true);
      showSuccess('password', TEXTS.passwordChanged);
    } catch (error) {
      form.showServerErrors(error);
      setFailure(errorText(error, TEXTS.passwordFailed));
      showError('password', prefixedText(TEXTS.passwordFailedPrefix, error));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form
      ref={form.formRef}
      className="grid max-w-form gap-5"
      noValidate
      method="post"
      onSubmit={save}
    >
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      {isChanged && <Alert tone="success">{TEXTS.otherDevices}</Alert>}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={TEXTS.currentPassword}
        autoComplete="current-password"
        required
        {...form.text('oldPassword')}
      />
      <NewPasswordField label={TEXTS.newPassword} {...form.text('newPassword')} />
      <Button type="submit" variant="secondary" className="justify-self-start" isBusy={isSaving}>
        {TEXTS.changePassword}
      </Button>
    </form>
  );
}
