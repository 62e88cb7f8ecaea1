import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import { authStore } from '../../../state/create-stores.ts';
import ProfileRoute from './profile.route.tsx';

const openProfile = (signedInAs = 'shopper@example.com') =>
  renderScreen(<ProfileRoute />, { at: '/account', signedInAs });

type Screen = Awaited<ReturnType<typeof openProfile>>;

const messagesIn = (screen: Screen) => screen.getByRole('region', { name: 'Messages' });

/** A picture of one pixel. */
const PICTURE = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='),
  (character) => character.charCodeAt(0),
);
const picture = new File([PICTURE], 'me.gif', { type: 'image/gif' });

test.for([
  ['Full Name', ' ', 'Full name is required.'],
  ['Email', 'shopper@', 'Please enter a valid email address.'],
  ['Mobile number', '', 'Phone number is required.'],
] as const)('%s: "%s" is rejected until it is edited', async ([label, typed, message]) => {
  const screen = await openProfile();
  const field = screen.getByLabelText(label);
  await field.fill(typed);
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect.element(field).toHaveAccessibleDescription(message);
  await expect.element(field).toHaveFocus();
  expect(shop.callsTo('updateAccount')).toEqual([]);

  await field.fill('x');
  await expect.element(field).not.toHaveAccessibleDescription(message);
});

// product 8.8.3
test('an error of the server stands beside its field and above the form', async () => {
  const message = 'This email is already registered.';
  shop.failNext('updateAccount', { status: 409, message, errors: [{ field: 'email', message }] });
  const screen = await openProfile();
  await screen.getByLabelText('Email').fill('second@example.com');
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
  await expect.element(screen.getByRole('main').getByRole('alert')).toHaveTextContent(message);
});

// product 2.14.2
test('an error text replaces a profile that failed to load', async () => {
  shop.failNext('getCurrentUser', { status: 500, message: 'The shop is busy.' });
  const screen = await openProfile();
  await expect
    .element(screen.getByRole('main').getByRole('alert').getByText('The shop is busy.'))
    .toBeVisible();
  await expect.element(screen.getByLabelText('Full Name')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByLabelText('Full Name')).toBeVisible();
});

// product 4.9.3, 8.10.1
test('a new e-mail address must be verified; the mail can be sent again', async () => {
  const screen = await openProfile();
  await expect.element(screen.getByText('Email verified')).toBeVisible();
  await screen.getByLabelText('Email').fill('new@example.com');
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await screen.getByRole('button', { name: 'Resend' }).click();
  await expect.element(messagesIn(screen).getByText('Verification email sent')).toBeVisible();
  expect(shop.currentUser?.pendingEmail).toBe('new@example.com');
  expect(shop.callsTo('resendEmailVerification')).toHaveLength(1);
});

// product 4.9.4, 4.9.5
test('a new e-mail address is pending until its link opens, and can be cancelled', async () => {
  const screen = await openProfile();
  await screen.getByLabelText('Email').fill('new@example.com');
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  const note =
    'We have sent a link to new@example.com. Until you open it, shopper@example.com stays your email.';
  await expect.element(screen.getByText(note)).toBeVisible();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('shopper@example.com');
  shop.failNext('cancelEmailChange', 'unreachable');
  await screen.getByRole('button', { name: 'Cancel the change' }).click();
  await expect.element(messagesIn(screen).getByText('Failed to cancel the change')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel the change' }).click();
  await expect.element(screen.getByText('Email verified')).toBeVisible();
  expect(shop.currentUser?.pendingEmail).toBeUndefined();
  expect(document.activeElement?.textContent).toBe('Email verified');
});

test('a mail about a cancelled e-mail address is not announced', async () => {
  const screen = await openProfile('second@example.com');
  await screen.getByLabelText('Email').fill('new@example.com');
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect.element(screen.getByText(/^We have sent a link to new@example\.com/)).toBeVisible();
  await screen.getByRole('button', { name: 'Resend' }).click();
  await expect
    .element(screen.getByText(/^A new mail is on its way to new@example\.com/))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Cancel the change' }).click();
  await expect.element(screen.getByText(/^Please verify your email/)).toBeVisible();
});

/** The next change of the account is one that the server wants a right password for. */
function rejectPassword(code: 'password_required' | 'wrong_password', message: string): void {
  const errors = [{ field: 'currentPassword', message }];
  shop.failNext('updateAccount', { status: 400, code, message, errors });
}

test('a new e-mail address needs the password only after an old sign-in', async () => {
  const screen = await openProfile();
  const save = screen.getByRole('button', { name: 'Save Profile' });
  await save.click();
  await expect.element(messagesIn(screen).getByText('Account updated')).toBeVisible();
  await expect.element(screen.getByLabelText('Your password')).not.toBeInTheDocument();

  rejectPassword('password_required', 'Please enter your current password to change your email.');
  await screen.getByLabelText('Email').fill('new@example.com');
  await save.click();
  const field = screen.getByLabelText('Your password');
  await expect.element(field).toHaveFocus();
  await expect
    .element(field)
    .toHaveAccessibleDescription('Please enter your current password to change your email.');
  rejectPassword('wrong_password', 'Current password is not correct.');
  await field.fill('Wrong1!');
  await save.click();
  await expect.element(field).toHaveAccessibleDescription('Current password is not correct.');
  await field.fill('Shopper1!');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/We have sent a link to new@example.com/)).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(save).toHaveFocus();
});

// product 8.4.1
test('a verification mail that failed to send shows an error', async () => {
  shop.failNext('resendEmailVerification', 'unreachable');
  const screen = await openProfile('second@example.com');
  await screen.getByRole('button', { name: 'Resend' }).click();
  await expect.element(messagesIn(screen).getByText('Failed to send email')).toBeVisible();
});

test('an e-mail address that was verified meanwhile shows as verified', async () => {
  const screen = await openProfile('second@example.com');
  await expect.element(screen.getByRole('button', { name: 'Resend' })).toBeVisible();
  shop.findUser('second@example.com').isEmailVerified = true;
  shop.failNext('resendEmailVerification', { status: 409, code: 'email_verified' });
  await screen.getByRole('button', { name: 'Resend' }).click();
  await expect.element(screen.getByText('Email verified')).toBeVisible();
});

test('without a photo the default one shows, and there is nothing to save', async () => {
  await page.viewport(360, 640);
  const screen = await openProfile();
  await expect
    .element(screen.getByRole('img', { name: 'Your photo' }))
    .toHaveAttribute('src', expect.stringContaining('svg'));
  await expect.element(screen.getByText('No file selected')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save Avatar' });
  await expect.element(save).not.toBeInTheDocument();
  await page.viewport(1280, 800);
  await save.click();
  await expect.element(screen.getByText('Select an image first.')).toBeVisible();
  expect(shop.callsTo('updateAvatar')).toEqual([]);
});

// product 8.10.1
test('a photo shows before it is saved, and everywhere afterwards', async () => {
  const screen = await openProfile();
  await screen.getByLabelText('Choose Avatar').upload(picture);
  await expect.element(screen.getByText('me.gif')).toBeVisible();
  await expect
    .element(screen.getByRole('img', { name: 'The photo you chose' }))
    .toHaveAttribute('src', expect.stringMatching(/^blob:/));

  await screen.getByRole('button', { name: 'Save Avatar' }).click();
  await expect.element(screen.getByText('Profile photo updated')).toBeVisible();
  await expect.element(messagesIn(screen).getByText('Avatar updated')).toBeVisible();
  const { avatar } = shop.findUser('shopper@example.com');
  expect(avatar).toMatch(/^\/api\/v1\/media\//);
  await expect
    .element(screen.getByRole('img', { name: 'Your photo' }))
    .toHaveAttribute('src', String(avatar));
  await expect.poll(() => authStore.getState().user?.avatar).toBe(avatar);
});

// product 8.4.2
test('only images are accepted as a photo', async () => {
  const screen = await openProfile();
  const input = screen.getByLabelText('Choose Avatar');
  await expect.element(input).toHaveAttribute('accept', 'image/*');
  await input.upload(new File(['x'], 'list.txt', { type: 'text/plain' }));
  await expect.element(screen.getByText('Please choose an image.')).toBeVisible();
});

// product 8.4.2
test('a rejected photo shows the reason in red, and what failed in a toast', async () => {
  shop.failNext('updateAvatar', { status: 400, message: 'Please choose an image.' });
  const screen = await openProfile();
  await screen.getByLabelText('Choose Avatar').upload(picture);
  await screen.getByRole('button', { name: 'Save Avatar' }).click();
  await expect.element(screen.getByRole('main').getByText('Please choose an image.')).toBeVisible();
  await expect
    .element(messagesIn(screen).getByText('Avatar update failed: Please choose an image.'))
    .toBeVisible();
});

async function changePassword(screen: Screen, oldPassword: string, newPassword: string) {
  await screen.getByLabelText('Current password').fill(oldPassword);
  await screen.getByLabelText('New password').fill(newPassword);
  await screen.getByRole('button', { name: 'Change Password' }).click();
}

// product 4.9.2, 8.4.2, 8.10.1
test('a changed password ends the other sessions, not this one', async () => {
  const { _id } = shop.findUser('shopper@example.com');
  const screen = await openProfile();
  shop.createSession(_id);
  expect(shop.sessions).toHaveLength(2);
  await changePassword(screen, 'Shopper1!', 'Desert#2026');
  await expect
    .element(messagesIn(screen).getByText('Password changed', { exact: true }))
    .toBeVisible();
  await expect.element(screen.getByLabelText('New password')).toHaveValue('');
  expect(shop.findUser('shopper@example.com').password).toBe('Desert#2026');
  expect(shop.sessions).toHaveLength(1);
  expect(shop.currentUser?._id).toBe(_id);
});

test.for([
  ['', 'Desert#2026', 'Current password', 'Current password is required.'],
  ['Shopper1!', 'D#1', 'New password', 'Password must be at least 6 characters.'],
  [
    'Shopper1!',
    'desert#2026',
    'New password',
    'Password must contain at least one uppercase letter.',
  ],
  ['Shopper1!', 'Desert#', 'New password', 'Password must contain at least one number.'],
] as const)('password "%s" to "%s": %s shows its error', async ([old, next, label, message]) => {
  const screen = await openProfile();
  await changePassword(screen, old, next);
  await expect
    .element(screen.getByLabelText(label))
    .toHaveAccessibleDescription(expect.stringContaining(message));
  expect(shop.callsTo('changePassword')).toEqual([]);
});

test('a wrong current password shows beside its field, above the form and in a toast', async () => {
  const message = 'Current password is not correct.';
  const errors = [{ field: 'oldPassword', message }];
  shop.failNext('changePassword', { status: 400, code: 'wrong_password', message, errors });
  const screen = await openProfile();
  await changePassword(screen, 'Wrong1!', 'Desert#2026');
  await expect
    .element(screen.getByLabelText('Current password'))
    .toHaveAccessibleDescription(message);
  await expect
    .element(messagesIn(screen).getByText(`Password change failed: ${message}`))
    .toBeVisible();
});

// product 8.4.2
test('after a network error the photo and the password show what failed', async () => {
  shop.failNext('updateAvatar', 'unreachable');
  shop.failNext('changePassword', 'unreachable');
  const screen = await openProfile();
  await screen.getByLabelText('Choose Avatar').upload(picture);
  await screen.getByRole('button', { name: 'Save Avatar' }).click();
  await expect.element(screen.getByText('Failed to update avatar')).toBeVisible();
  await expect.element(messagesIn(screen).getByText(/^Avatar update failed: /)).toBeVisible();
  await changePassword(screen, 'Shopper1!', 'Desert#2026');
  await expect.element(screen.getByText('Failed to change password')).toBeVisible();
  await expect.element(messagesIn(screen).getByText(/^Password change failed: /)).toBeVisible();
});
