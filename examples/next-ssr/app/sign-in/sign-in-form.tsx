'use client';

import { Alert, Button, PasswordField, TextField } from '@haat/ui';
import { useActionState } from 'react';
import { signIn } from '../actions';

/** Signs in through a server action, so that it works before scripts have loaded. */
export function SignInForm() {
  const [error, submit, isPending] = useActionState(signIn, '');
  return (
    <form action={submit}>
      {error && <Alert>{error}</Alert>}
      <TextField label="E-mail" name="email" type="email" autoComplete="email" />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
      <Button type="submit" isBusy={isPending}>
        Sign in
      </Button>
    </form>
  );
}
