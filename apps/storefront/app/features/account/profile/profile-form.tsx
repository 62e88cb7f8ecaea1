import { type components, isApiError, unwrap } from '@haat/api-sdk';
import { checkForm, EMAIL_MAX_LENGTH, profileSchema } from '@haat/domain';
import { FULL_NAME_MAX_LENGTH, readPhoneNumber } from '@haat/domain/shopper';
import { Alert, Button, PasswordField, TextField } from '@haat/ui';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';

type User = components['schemas']['User'];

interface ProfileFormProps {
  readonly user: User;
  readonly onSaved: (user: User) => void;
  /** Shown under the e-mail address: its verification state. */
  readonly underEmail: ReactNode;
}

function toValues({ fullName, email, phoneNumber, address }: User) {
  return { fullName, email, phoneNumber, address, currentPassword: '' };
}

/** Returns true if the server requires the password to change the e-mail address. */
function requiresPassword(error: unknown): boolean {
  return isApiError(error) && error.fieldErrors.some(({ field }) => field === 'currentPassword');
}

/** The fields of the profile (product 2.14.2, 5.4.1); the postal address is sent unchanged. */
export function ProfileForm({ user, onSaved, underEmail }: ProfileFormProps) {
  const [hasPasswordField, setHasPasswordField] = useState(false);
  const saveRef = useRef<HTMLButtonElement>(null);
  const form = useForm({
    initial: toValues(user),
    check: (values) => checkForm(profileSchema, values),
    async send(values) {
      const { currentPassword } = form.values;
      const saved = await unwrap(
        api.PATCH('/users/update-account', {
          body: { ...values, ...(currentPassword !== '' && { currentPassword }) },
        }),
      );
      form.setValues(toValues(saved));
      // The password field, which may have the focus, disappears.
      if (hasPasswordField) saveRef.current?.focus({ preventScroll: true });
      setHasPasswordField(false);
      onSaved(saved);
      showSuccess('profile', TEXTS.updated);
    },
    failed(error) {
      if (requiresPassword(error) && !hasPasswordField) {
        // The field must exist before the error message moves the focus to it; it explains itself.
        flushSync(() => setHasPasswordField(true));
        return null;
      }
      showError('profile', errorText(error, TEXTS.updateFailedToast));
      return errorText(error, TEXTS.updateFailed);
    },
  });

  return (
    <form {...form.props} className="grid max-w-form grid-cols-1 gap-5">
      {form.failure !== null && <Alert tone="error">{form.failure}</Alert>}
      <TextField
        label={TEXTS.fullName}
        autoComplete="name"
        maxLength={FULL_NAME_MAX_LENGTH}
        required
        {...form.text('fullName')}
      />
      <div className="grid grid-cols-1 gap-3">
        <TextField
          label={TEXTS.email}
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
          label={TEXTS.yourPassword}
          autoComplete="current-password"
          required
          {...form.text('currentPassword')}
        />
      )}
      <TextField
        label={TEXTS.mobileNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...form.text('phoneNumber', readPhoneNumber)}
      />
      <input type="hidden" name="address" value={form.values.address} />
      <Button ref={saveRef} type="submit" className="justify-self-start" isBusy={form.isBusy}>
        {TEXTS.saveProfile}
      </Button>
    </form>
  );
}
