import { isApiError } from '@haat/api-sdk';
import { checkForm, loginSchema } from '@haat/domain';
import { loginFailure, returnPathAfterLogin, returnPathWhenSignedIn } from '@haat/domain/shopper';
import { Button, buttonClass, Checkbox, joinClasses, PasswordField, TextField } from '@haat/ui';
import { useState } from 'react';
import { href, Navigate } from 'react-router';
import { showSuccess } from '../../components/feedback/toast.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { describePersonalPage } from '../../lib/seo/page-meta.ts';
import { authStore, useAuth } from '../../state/create-stores.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CheckoutHead } from './checkout-head.tsx';
import { FormFailure } from './form-failure.tsx';
import { TEXTS } from './texts.ts';
import { useInterruptedCheckout } from './use-interrupted-checkout.ts';

const EMPTY = { email: '', password: '', rememberMe: false };

export default function LoginRoute() {
  const { state, from, isCheckout } = useInterruptedCheckout();
  const status = useAuth((auth) => auth.status);
  const [hasSignedIn, setHasSignedIn] = useState(false);
  const isSignedIn = status === 'signed-in';
  const form = useForm({
    initial: EMPTY,
    check: (values) => checkForm(loginSchema, values),
    async send(values) {
      if (isSignedIn) return;
      setHasSignedIn(true);
      await authStore.getState().login(values);
      showSuccess('session', TEXTS.signedIn);
    },
    failed(error) {
      setHasSignedIn(false);
      return errorText(error, loginFallback(error));
    },
  });

  const to = hasSignedIn ? returnPathAfterLogin(from) : returnPathWhenSignedIn(from);

  return (
    <AuthFrame
      title={TEXTS.loginTitle}
      head={isCheckout && <CheckoutHead from={from} />}
      lead={isCheckout ? TEXTS.checkoutLead : TEXTS.loginLead}
      hasBenefits
    >
      {isSignedIn && <Navigate to={to} replace state={state} />}
      {/* Above the form: below it a phone's first screen would end before. */}
      <p className="-mt-2 mb-4 flex items-center justify-between gap-4">
        {TEXTS.newHere}
        <ShopLink
          className={joinClasses(buttonClass({ variant: 'secondary' }), 'grow sm:max-w-60')}
          to={href('/signup')}
          state={state}
        >
          {TEXTS.signupTitle}
        </ShopLink>
      </p>
      <form {...form.props} className="grid gap-4">
        {form.failure && <FormFailure>{form.failure}</FormFailure>}
        <TextField
          label={TEXTS.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          {...form.text('email')}
        />
        <PasswordField
          label={TEXTS.password}
          autoComplete="current-password"
          required
          {...form.text('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox label={TEXTS.rememberMe} {...form.flag('rememberMe')} />
          <ShopLink className={buttonClass({ variant: 'link' })} to={href('/forgot')}>
            {TEXTS.forgot}
          </ShopLink>
        </div>
        <Button type="submit" isBusy={form.isBusy || isSignedIn}>
          {TEXTS.signIn}
        </Button>
      </form>
    </AuthFrame>
  );
}

/** The text for an error without a message of the server (product 5.2.2, 8.4.1). */
function loginFallback(error: unknown): string {
  if (!isApiError(error)) return TEXTS.loginFailed;
  const failure = loginFailure(error);
  // A response without a user carries its own message.
  if (failure === 'no-user') return error.message;
  return failure === 'rejected' ? TEXTS.loginRejected : TEXTS.loginFailed;
}

export const meta = describePersonalPage(TEXTS.loginTitle);
