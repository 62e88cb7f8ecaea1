import { checkForm, loginSchema, returnPathAfterLogin, returnPathWhenSignedIn } from '@haat/domain';
import { Alert, Button, buttonClass, Checkbox, PasswordField, TextField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { errorText } from '../../shared/error-text.ts';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { authStore, useAuth } from '../../shared/stores.ts';
import { showSuccess } from '../../shared/toast.tsx';
import { useForm } from '../../shared/use-form.ts';
import type { Route } from './+types/login.route';
import { AuthFrame } from './auth-frame.tsx';
import { MESSAGES } from './messages.ts';
import { readFrom } from './return-state.ts';

const EMPTY = { email: '', password: '', rememberMe: false };

export default function LoginRoute() {
  const { state } = useLocation();
  const from = readFrom(state);
  const status = useAuth((auth) => auth.status);
  const [isBusy, setIsBusy] = useState(false);
  const [hasSignedIn, setHasSignedIn] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ initial: EMPTY, check: (values) => checkForm(loginSchema, values) });

  if (status === 'signed-in') {
    const to = hasSignedIn ? returnPathAfterLogin(from) : returnPathWhenSignedIn(from);
    return <Navigate to={to} replace />;
  }

  async function signIn(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    const values = form.submit();
    if (values === null || isBusy) return;
    setIsBusy(true);
    setHasSignedIn(true);
    try {
      await authStore.getState().login(values);
      showSuccess(MESSAGES.signedIn);
    } catch (error) {
      setHasSignedIn(false);
      form.showRefusal(error);
      setFailure(errorText(error, MESSAGES.loginFailed));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <AuthFrame title={MESSAGES.loginTitle} lead="Welcome back. Your cart is waiting for you.">
      <form ref={form.formRef} className="grid gap-5" noValidate method="post" onSubmit={signIn}>
        {failure && <Alert tone="error">{failure}</Alert>}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          {...form.text('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...form.text('password')}
        />
        <Checkbox label="Remember me" {...form.flag('rememberMe')} />
        <Button type="submit" isBusy={isBusy}>
          Sign In
        </Button>
        <p>
          New here?{' '}
          <ShopLink className={buttonClass({ variant: 'link' })} to="/signup" state={state}>
            Sign Up
          </ShopLink>
        </p>
      </form>
    </AuthFrame>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, { title: MESSAGES.loginTitle, isIndexed: false });
}
