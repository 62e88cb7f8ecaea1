import { type components, isApiError, toForm } from '@haat/api-sdk';
import { checkForm, LANGUAGE, signupSchema } from '@haat/domain';
import { avatarError, proposeUserName, readPhoneNumber } from '@haat/domain/shopper';
import { Button, buttonClass, TextField } from '@haat/ui';
import { useState } from 'react';
import { href, Navigate, useNavigate } from 'react-router';
import { showSuccess } from '../../components/feedback/toast.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { NewPasswordField } from '../../components/password/new-password-field.tsx';
import { errorText, toShownError } from '../../lib/errors/error-text.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { describePersonalPage } from '../../lib/seo/page-meta.ts';
import { authStore, useAuth } from '../../state/create-stores.ts';
import { AuthFrame } from './auth-frame.tsx';
import { AvatarField } from './avatar-field.tsx';
import { CheckoutHead } from './checkout-head.tsx';
import { FormFailure } from './form-failure.tsx';
import { TEXTS } from './texts.ts';
import { useInterruptedCheckout } from './use-interrupted-checkout.ts';

const EMPTY = { fullName: '', userName: '', email: '', phoneNumber: '', password: '' };

export default function SignupRoute() {
  const { state, from, isCheckout } = useInterruptedCheckout();
  const newAccount = { ...state, isNewAccount: true };
  const navigate = useNavigate();
  const status = useAuth((auth) => auth.status);
  const [isMade, setIsMade] = useState(false);
  const [avatar, setAvatar] = useState<File | null>(null);
  const [avatarFailure, setAvatarFailure] = useState<string | null>(null);
  // The username that was filled in, until the shopper changes it.
  const [proposed, setProposed] = useState('');
  const isSignedIn = status === 'signed-in';
  const form = useForm({
    initial: EMPTY,
    check: (values) => checkForm(signupSchema, values),
    async send(checked) {
      const values = { ...checked, ...(LANGUAGE === 'hi' && { language: LANGUAGE }) };
      const wrongAvatar = avatar && avatarError(avatar);
      setAvatarFailure(wrongAvatar);
      if (wrongAvatar !== null || isSignedIn) return;
      setIsMade(true);
      await authStore
        .getState()
        .signup(
          avatar === null
            ? values
            : toForm<components['schemas']['RegisterForm']>({ ...values, avatar }),
        );
      showSuccess('session', TEXTS.registered);
      await navigate(href('/account'), { replace: true, state: newAccount });
    },
    failed(error) {
      setIsMade(false);
      setAvatarFailure(findAvatarError(error));
      return errorText(error, TEXTS.signupFailed);
    },
  });

  function proposeName() {
    const { userName, email } = form.values;
    if (userName !== proposed) return;
    const name = proposeUserName(email);
    if (name === proposed) return;
    setProposed(name);
    form.setValues({ ...form.values, userName: name });
  }

  return (
    <AuthFrame
      title={TEXTS.signupTitle}
      head={isCheckout && <CheckoutHead from={from} />}
      lead={TEXTS.signupLead}
      hasBenefits
    >
      {/* A registration leads to the same page (product 2.11.4). */}
      {isSignedIn && <Navigate to={href('/account')} replace state={isMade ? newAccount : state} />}
      <form {...form.props} className="grid gap-5">
        {form.failure && <FormFailure>{form.failure}</FormFailure>}
        <TextField label={TEXTS.fullName} autoComplete="name" required {...form.text('fullName')} />
        <TextField
          label={TEXTS.userName}
          autoComplete="username"
          autoCapitalize="none"
          required
          hint={TEXTS.userNameHint}
          {...form.text('userName')}
        />
        <TextField
          label={TEXTS.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...form.text('email')}
          onBlur={proposeName}
        />
        <TextField
          label={TEXTS.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          {...form.text('phoneNumber', readPhoneNumber)}
        />
        <NewPasswordField label={TEXTS.password} {...form.text('password')} />
        <details open={avatarFailure !== null || undefined}>
          <summary className="flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4">
            {TEXTS.addPicture}
          </summary>
          <AvatarField
            error={avatarFailure}
            onChoose={(chosen) => {
              setAvatar(chosen);
              setAvatarFailure(chosen && avatarError(chosen));
            }}
          />
        </details>
        <Button type="submit" isBusy={form.isBusy || isSignedIn}>
          {TEXTS.signupTitle}
        </Button>
        <p>
          {TEXTS.haveAccount}{' '}
          <ShopLink className={buttonClass({ variant: 'link' })} to={href('/login')} state={state}>
            {TEXTS.signIn}
          </ShopLink>
        </p>
      </form>
    </AuthFrame>
  );
}

/** The server's error about the picture. */
function findAvatarError(error: unknown): string | null {
  if (!isApiError(error)) return null;
  const { fieldErrors } = toShownError(error);
  return fieldErrors.find(({ field }) => field === 'avatar')?.message ?? null;
}

export const meta = describePersonalPage(TEXTS.signupTitle);
