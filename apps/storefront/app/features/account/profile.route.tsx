import type { User } from '@haat/api-sdk';
import { checkForm, profileSchema } from '@haat/domain';
import { Alert, Button, SectionHeading, Spinner, TextField } from '@haat/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { api, authStore } from '../../shared/stores.ts';
import { showSuccess } from '../../shared/toast.tsx';
import { useForm } from '../../shared/use-form.ts';
import type { Route } from './+types/profile.route';
import { MESSAGES } from './messages.ts';

export default function ProfileRoute() {
  const [user, setUser] = useState<User | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    api.users
      .getCurrentUser({ signal: leaving.signal })
      .then(setUser)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setFailure(errorText(error, MESSAGES.profileFailed));
      });
    return () => leaving.abort();
  }, []);

  // An error replaces the page with its text (spec §2).
  if (failure !== null) return <Alert tone="error">{failure}</Alert>;
  return (
    <>
      <SectionHeading level="h1" size="page" className="mb-6">
        {MESSAGES.profile}
      </SectionHeading>
      {user === null ? <Spinner label="Loading" /> : <ProfileForm user={user} />}
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
    setFailure(null);
    const values = form.submit();
    if (values === null || isSaving) return;
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
