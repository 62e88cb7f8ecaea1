import { isApiError, unwrap } from '@haat/api-sdk';
import { readSignInName } from '@haat/domain/desk';
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
  /** What was typed before as the phone number or the e-mail address. */
  readonly name?: string;
  /** Above the form. */
  readonly children?: ReactNode;
  /** Below the form, in place of what who has no account does. */
  readonly other?: ReactNode;
}

/** What is typed to sign in. */
interface TypedSignIn {
  /** A phone number or an e-mail address. */
  name: string;
  password: string;
  rememberMe: boolean;
}

/** Signs in with the account of the shop or of an invite (product 10.1.12); the page that was asked for follows. */
export default function SignInForm({ title, name, children, other }: SignInFormProps) {
  const texts = useTexts(ACCESS);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const signIn = useMutation({
    mutationFn: ({ name: typed, ...input }: TypedSignIn) =>
      unwrap(desk.POST('/users/login', { body: { ...readSignInName(typed), ...input } })),
    onSuccess: () => queryClient.resetQueries(),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get('name')).trim();
    const password = String(form.get('password'));
    const empty = [typed === '' && 'name', password === '' && 'password'].filter(
      (field) => field !== false,
    );
    setMissing(empty);
    if (empty.length === 0 && !signIn.isPending) {
      signIn.mutate({ name: typed, password, rememberMe: form.get('rememberMe') === 'on' });
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
          label={texts.name}
          name="name"
          defaultValue={name}
          // A keyboard for mails has digits, too.
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="username"
          required
          error={missing.includes('name') ? texts.nameMissing : undefined}
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
      <div>
        {/* A page of the shop: another shell. */}
        <a className="touch inline-flex items-center text-indigo underline" href="/forgot">
          {texts.forgot}
        </a>
        <p className="text-sm text-ink-soft">{texts.forgotWithoutEmail}</p>
      </div>
      {other ?? <p className="text-sm text-ink-soft">{texts.noAccount}</p>}
    </AccessFrame>
  );
}
