import { isApiError, unwrap } from '@haat/api-sdk';
import { checkPasswordRules, invitedAccountSchema, needsSecondFactor } from '@haat/domain/desk';
import { Alert, Button, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { ACCESS } from '../../components/access/access.texts.ts';
import { Failure } from '../../components/feedback/failure.tsx';
import { desk } from '../../lib/api/desk.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { DeskInvite } from '../../lib/api/types.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { showFirstInvalid } from '../../lib/show-first-invalid.ts';
import { INVITE } from './invite.texts.ts';
import { MIN_LENGTH, NewPasswordField } from './new-password-field.tsx';

const EMPTY = { fullName: '', phoneNumber: '', email: '', password: '' };

type Typed = typeof EMPTY;

interface AccountFormProps {
  readonly token: string;
  readonly role: DeskInvite['role'];
  /** Called with what was typed as the name to sign in with. */
  readonly onSignIn: (name: string) => void;
}

/** Makes the account that an invite is for, and opens the desk (product 10.1.11). */
export function AccountForm({ token, role, onSignIn }: AccountFormProps) {
  const texts = useTexts(INVITE);
  const access = useTexts(ACCESS);
  const language = useLanguage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(EMPTY);
  const [wrong, setWrong] = useState<readonly (keyof Typed)[]>([]);
  const needsEmail = needsSecondFactor(role);
  const make = useMutation({
    mutationFn: ({ email, ...values }: Typed) =>
      unwrap(
        desk.POST('/desk/invite/{inviteToken}/account', {
          params: { path: { inviteToken: token } },
          body: { ...values, language, ...(email.trim() !== '' && { email: email.trim() }) },
        }),
      ),
    async onSuccess() {
      await queryClient.resetQueries();
      await navigate('/', { replace: true });
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (make.error !== null && form.current !== null) showFirstInvalid(form.current);
  }, [make.error]);
  const error = isApiError(make.error) ? make.error : null;
  const isRefused = (name: keyof Typed) =>
    error?.fieldErrors.some(({ field }) => field === name) ?? false;
  const isTaken = error?.code === 'phone_taken' || error?.code === 'email_taken';

  function errorOf(name: keyof Typed): string | undefined {
    if (wrong.includes(name)) {
      return {
        fullName: texts.nameInvalid,
        phoneNumber: texts.phoneInvalid,
        email: texts.emailInvalid,
        password: texts.passwordInvalid,
      }[name];
    }
    if (!isRefused(name)) return undefined;
    return {
      fullName: texts.nameInvalid,
      phoneNumber: isTaken ? texts.phoneTaken : texts.phoneInvalid,
      email: isTaken ? texts.emailTaken : texts.emailInvalid,
      password: texts.passwordWeak,
    }[name];
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const invalid = findWrong(typed, needsEmail);
    // The marks have to be there before the first of them can be shown.
    flushSync(() => setWrong(invalid));
    if (invalid.length > 0) showFirstInvalid(event.currentTarget);
    else if (!make.isPending) make.mutate(typed);
  }

  const fieldOf = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: target.value }),
    error: errorOf(name),
  });

  return (
    <>
      <div>
        <h2 className="text-xl font-bold">{texts.account}</h2>
        <p className="text-ink-soft">{texts.accountLead}</p>
      </div>
      <form ref={form} noValidate className="grid gap-5" onSubmit={handleSubmit}>
        {error?.code === 'link_expired' && <Alert>{texts.usedUp}</Alert>}
        {/* What names a field is said beside it. */}
        {error?.code !== 'link_expired' && !error?.fieldErrors.length && (
          <Failure error={make.error} />
        )}
        <TextField label={texts.name} autoComplete="name" required {...fieldOf('fullName')} />
        <TextField
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          required
          {...fieldOf('phoneNumber')}
        />
        <TextField
          label={needsEmail ? texts.email : texts.emailOptional}
          type="email"
          inputMode="email"
          autoComplete="email"
          required={needsEmail}
          hint={texts.emailHint}
          {...fieldOf('email')}
        />
        <NewPasswordField
          label={texts.password}
          showLabel={access.showPassword}
          hideLabel={access.hidePassword}
          {...fieldOf('password')}
        />
        <Button type="submit" isWide isBusy={make.isPending}>
          {texts.make}
        </Button>
      </form>
      <Button
        variant={isTaken || error?.code === 'link_expired' ? 'secondary' : 'link'}
        onClick={() => onSignIn(error?.code === 'email_taken' ? typed.email : typed.phoneNumber)}
      >
        {texts.hasAccount}
      </Button>
    </>
  );
}

/** The fields that the server would refuse, the first one first. */
function findWrong(typed: Typed, needsEmail: boolean): (keyof Typed)[] {
  const { fullName, phoneNumber, email } = invitedAccountSchema.shape;
  const mayLackEmail = !needsEmail && typed.email.trim() === '';
  const isRight = {
    fullName: fullName.safeParse(typed.fullName).success,
    phoneNumber: phoneNumber.safeParse(typed.phoneNumber).success,
    email: mayLackEmail || email.safeParse(typed.email).success,
    password: checkPasswordRules(typed.password, MIN_LENGTH).every(({ isMet }) => isMet),
  };
  return (['fullName', 'phoneNumber', 'email', 'password'] as const).filter(
    (name) => !isRight[name],
  );
}
