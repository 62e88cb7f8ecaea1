import { isApiError, unwrap } from '@haat/api-sdk';
import { Alert, Button, Checkbox, PasswordField, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { desk } from '../../lib/api/desk.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Failure } from '../feedback/failure.tsx';
import { ACCESS } from './access.texts.ts';
import { AccessFrame } from './access-frame.tsx';

interface SignInFormProps {
  /** What the sign-in is for, when not for the desk itself. */
  readonly title?: string;
  /** Called when somebody leaves for the sign-up of the shop. */
  readonly onSignUp?: () => void;
  /** Above the form. */
  readonly children?: ReactNode;
}

/** Signs in with the account of the shop; the page that was asked for follows. */
export default function SignInForm({ title, onSignUp, children }: SignInFormProps) {
  const texts = useTexts(ACCESS);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const signIn = useMutation({
    mutationFn: (input: { email: string; password: string; rememberMe: boolean }) =>
      unwrap(desk.POST('/users/login', { body: input })),
    onSuccess: () => queryClient.resetQueries(),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email')).trim();
    const password = String(form.get('password'));
    const empty = [email === '' && 'email', password === '' && 'password'].filter(
      (name) => name !== false,
    );
    setMissing(empty);
    if (empty.length === 0 && !signIn.isPending) {
      signIn.mutate({ email, password, rememberMe: form.get('rememberMe') === 'on' });
    }
  }

  const isWrong = isApiError(signIn.error) && [400, 401].includes(signIn.error.status);
  return (
    <AccessFrame
      title={title ?? texts.signIn}
      {...(children === undefined && { lead: texts.signInLead })}
    >
      {children}
      {children && <p className="text-ink-soft">{texts.signInLead}</p>}
      <form noValidate className="grid gap-5" onSubmit={handleSubmit}>
        {isWrong ? <Alert>{texts.wrongCredentials}</Alert> : <Failure error={signIn.error} />}
        <TextField
          label={texts.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={missing.includes('email') ? texts.emailMissing : undefined}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
          error={missing.includes('password') ? texts.passwordMissing : undefined}
        />
        <Checkbox name="rememberMe" label={texts.rememberMe} className="touch" />
        <Button type="submit" isWide isBusy={signIn.isPending}>
          {texts.signIn}
        </Button>
      </form>
      <p className="flex flex-wrap gap-x-6">
        {/* Pages of the shop: another shell. */}
        <a className="touch inline-flex items-center text-indigo underline" href="/forgot">
          {texts.forgot}
        </a>
        <a
          className="touch inline-flex items-center text-indigo underline"
          href="/signup"
          onClick={onSignUp}
        >
          {texts.noAccount}
        </a>
      </p>
      <p className="text-sm text-ink-soft">
        {onSignUp === undefined ? texts.signUpComes : texts.signUpComesBack}
      </p>
    </AccessFrame>
  );
}
