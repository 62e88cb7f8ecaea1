import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { renderScreen, shop } from '../../../test/support/screen.tsx';
import ForgotRoute from './forgot.route.tsx';
import ResetPasswordRoute from './reset-password.route.tsx';
import UndoEmailChangeRoute from './undo-email-change.route.tsx';
import VerifyEmailRoute from './verify-email.route.tsx';

/** What these screens use of the properties that the router gives them. */
function propsOf<P extends { readonly params: { readonly token: string } }>(token: string): P {
  return { params: { token } } as P;
}

const openForgot = () => renderScreen(<ForgotRoute />, { at: '/forgot', signedInAs: null });

const openReset = () =>
  renderScreen(
    <ResetPasswordRoute {...propsOf<ComponentProps<typeof ResetPasswordRoute>>('some-token')} />,
    {
      at: '/reset-password/some-token',
      signedInAs: null,
    },
  );

const openUndo = () =>
  renderScreen(
    <UndoEmailChangeRoute
      {...propsOf<ComponentProps<typeof UndoEmailChangeRoute>>('no-such-token')}
    />,
    {
      at: '/undo-email-change/no-such-token',
      signedInAs: null,
    },
  );

const openVerify = (token: string, signedInAs: string | null = 'second@example.com') =>
  renderScreen(<VerifyEmailRoute {...propsOf<ComponentProps<typeof VerifyEmailRoute>>(token)} />, {
    at: `/verify-email/${token}`,
    signedInAs,
  });

type Screen = Awaited<ReturnType<typeof openForgot>>;

const failure = (screen: Screen) => screen.getByRole('main').getByRole('alert');

/** The ways in which a call fails, each with the text that is shown. */
const failures = (text: string) =>
  [
    ['without a response', 'unreachable', text],
    ['that the server fails without a message', { status: 502 }, text],
    ['that the server fails', { status: 500, message: 'The shop is busy.' }, 'The shop is busy.'],
  ] as const;

test.each(failures('Failed to send reset mail'))(
  // product 8.4.1
  'asking for a reset mail %s says so',
  async (_, planned, text) => {
    shop.failNext('forgotPassword', planned, 3);
    const screen = await openForgot();
    await screen.getByLabelText('Email').fill('asha@example.com');
    await screen.getByRole('button', { name: 'Send reset mail' }).click();
    await expect.element(failure(screen)).toHaveTextContent(text);
  },
);

test.each(failures('Failed to reset password'))(
  // product 8.4.1
  'choosing a new password %s says so',
  async (_, planned, text) => {
    shop.failNext('resetPassword', planned, 3);
    const screen = await openReset();
    await screen.getByLabelText('New password').fill('Monsoon#2027');
    await screen.getByRole('button', { name: 'Save password' }).click();
    await expect.element(failure(screen)).toHaveTextContent(text);
  },
);

// product 2.11.6
test('a reset mail for an unknown address gets the same response', async () => {
  const screen = await openForgot();
  await screen.getByLabelText('Email').fill('nobody.here@example.com');
  await screen.getByRole('button', { name: 'Send reset mail' }).click();
  await expect
    .element(screen.getByRole('heading', { name: 'Password reset mail sent' }))
    .toBeVisible();
});

test.each([
  ['cut short', { status: 400, errors: [{ field: 'token', message: 'is not valid' }] }],
  ['used or too old', { status: 404, code: 'link_expired' }],
] as const)(
  // product 2.11.7
  'a link to undo a change of the email that is %s says what else to do',
  async (_, planned) => {
    shop.failNext('undoEmailChange', planned);
    const screen = await openUndo();
    await screen.getByRole('button', { name: 'Undo the change' }).click();
    await expect
      .element(failure(screen))
      .toHaveTextContent('This link is no longer valid. It works once and for 7 days.');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await screen.getByRole('link', { name: 'Forgot password' }).click();
    await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/forgot');
  },
);

const SPENT = { status: 404, code: 'link_expired' } as const;

// product 8.4.1
test('a failure to send another mail is shown', async () => {
  shop.failNext('verifyEmail', SPENT);
  shop.failNext('resendEmailVerification', 'unreachable', 3);
  const screen = await openVerify('no-such-token');
  await screen.getByRole('button', { name: 'Send another mail' }).click();
  await expect.element(screen.getByText('Failed to send email')).toBeVisible();
});

// product 2.11.7, 4.9.3
test('a guest with a spent link is led to the login first', async () => {
  shop.failNext('verifyEmail', SPENT);
  const screen = await openVerify('no-such-token', null);
  await screen.getByRole('link', { name: 'Sign in for another mail' }).click();
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/login');
});

// product 4.9.3
test('a verification without a response can be tried again', async () => {
  shop.failNext('verifyEmail', SPENT);
  const screen = await openVerify('no-such-token');
  await screen.getByRole('button', { name: 'Send another mail' }).click();
  await expect.element(screen.getByText('Verification email sent')).toBeVisible();
  await screen.unmount();
  shop.failNext('verifyEmail', 'unreachable');
  const again = await openVerify('new-token');
  await expect
    .element(failure(again))
    .toHaveTextContent('Your email could not be verified just now. Please try again.');
  await again.getByRole('button', { name: 'Try again' }).click();
  await expect.element(again.getByRole('heading', { name: 'Email verified' })).toBeVisible();
});
