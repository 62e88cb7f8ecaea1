import type { User } from '@haat/api-sdk';
import { checkForm, profileSchema } from '@haat/domain';
import { Alert, Button, SectionHeading, Spinner, TextField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { api, authStore } from '../../shared/stores.ts';
import { showSuccess } from '../../shared/toast.tsx';
import { useForm } from '../../shared/use-form.ts';
import { useLoad } from '../../shared/use-load.ts';
import type { Route } from './+types/profile.route';
import { MESSAGES } from './messages.ts';

export default function ProfileRoute() {
  const { loaded, reload } = useLoad((signal) => api.users.getCurrentUser({ signal }));

  // An error replaces the page with its text (spec §2).
  if (loaded.status === 'failed') {
    return (
      <>
        <h1 className="sr-only">{MESSAGES.profile}</h1>
        <Alert tone="error" action={<Button onClick={reload}>{MESSAGES.retry}</Button>}>
          {errorText(loaded.error, MESSAGES.profileFailed)}
        </Alert>
      </>
    );
  }
  return (
    <>
      <SectionHeading level="h1" size="page" className="mb-6">
        {MESSAGES.profile}
      </SectionHeading>
      {loaded.status === 'loading' ? (
        <Spinner label={MESSAGES.loading} />
      ) : (
        <ProfileForm user={loaded.value} />
      )}
    </>
  );
}

interface ProfileFormProps {
  readonly user: User;
}

function ProfileForm({ user }: ProfileFormProps) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initial: {
      fullName: user.fullName,
      email: user.email,
      phoneNumber: user.phoneNumber,
      address: user.address,
    },
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
      await api.users.updateAccount(values);
      showSuccess(MESSAGES.updated);
      // The header shows the name.
      await authStore.getState().check();
    } catch (error) {
      form.showRefusal(error);
      setFailure(errorText(error, MESSAGES.updateFailed));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form ref={form.formRef} className="grid max-w-form gap-5" noValidate onSubmit={save}>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <TextField label="Full Name" autoComplete="name" required {...form.text('fullName')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...form.text('email')}
      />
      <TextField
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...form.text('phoneNumber')}
      />
      <Button type="submit" className="justify-self-start" isBusy={isSaving}>
        {MESSAGES.saveProfile}
      </Button>
    </form>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, { title: MESSAGES.profile, isIndexed: false });
}
