import { isApiError, type User } from '@haat/api-sdk';
import {
  checkForm,
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  PROFILE_PHONE_MAX_LENGTH,
  profileSchema,
} from '@haat/domain';
import { Alert, Button, PasswordField, TextField } from '@haat/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { api } from '../../../state/create-stores.ts';
import { MESSAGES } from '../texts.ts';

interface ProfileFormProps {
  readonly user: User;
  readonly onSaved: (user: User) => void;
  /** What stands under the e-mail address: whether it is verified. */
  readonly underEmail: ReactNode;
}

function toValues({ fullName, email, phoneNumber, address }: User) {
  return { fullName, email, phoneNumber, address, currentPassword: '' };
}

/** Whether the server wants the password before it takes another e-mail address. */
function asksForPassword(error: unknown): boolean {
  return isApiError(error) && error.fieldErrors.some(({ field }) => field === 'currentPassword');
}

/** The fields of the profile (spec §2, §5); the address is sent along as it was. */
export function ProfileForm({ user, onSaved, underEmail }: ProfileFormProps) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [hasPasswordField, setHasPasswordField] = useState(false);
  const saveRef = useRef<HTMLButtonElement>(null);
  const form = useForm({
    initial: toValues(user),
    check: (values) => checkForm(profileSchema, values),
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setFailure(null);
    const values = form.submit();
    if (values === null) return;
    setIsSaving(true);
    try {
      const { currentPassword } = form.values;
      const saved = await api.users.updateAccount({
        ...values,
        ...(currentPassword !== '' && { currentPassword }),
      });
      form.setValues(toValues(saved));
      // The password field, which may have the focus, goes away.
      if (hasPasswordField) saveRef.current?.focus({ preventScroll: true });
      setHasPasswordField(false);
      onSaved(saved);
      showSuccess('profile', MESSAGES.updated);
    } catch (error) {
      const isFirstAsked = asksForPassword(error) && !hasPasswordField;
      // Before the message, which moves the focus to the field.
      if (isFirstAsked) flushSync(() => setHasPasswordField(true));
      form.showServerErrors(error);
      // The field that appears says what to do; nothing has gone wrong.
      if (isFirstAsked) return;
      setFailure(errorText(error, MESSAGES.updateFailed));
      showError('profile', errorText(error, MESSAGES.updateFailedToast));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form
      ref={form.formRef}
      className="grid max-w-form grid-cols-1 gap-5"
      noValidate
      onSubmit={save}
    >
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <TextField
        label="Full Name"
        autoComplete="name"
        maxLength={FULL_NAME_MAX_LENGTH}
        required
        {...form.text('fullName')}
      />
      <div className="grid grid-cols-1 gap-3">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          required
          {...form.text('email')}
        />
        {underEmail}
      </div>
      {hasPasswordField && (
        <PasswordField
          label={MESSAGES.yourPassword}
          autoComplete="current-password"
          required
          {...form.text('currentPassword')}
        />
      )}
      <TextField
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PROFILE_PHONE_MAX_LENGTH}
        required
        {...form.text('phoneNumber')}
      />
      <input type="hidden" name="address" value={form.values.address} />
      <Button ref={saveRef} type="submit" className="justify-self-start" isBusy={isSaving}>
        {MESSAGES.saveProfile}
      </Button>
    </form>
  );
}
