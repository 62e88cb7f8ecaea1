import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import { authStore } from '../../../state/create-stores.ts';
import SecurityRoute from './security.route.tsx';

const SHOPPER = 'user_shopper';

const openSecurity = () => renderScreen(<SecurityRoute />, { at: '/account/security' });

type Screen = Awaited<ReturnType<typeof openSecurity>>;

const messagesIn = (screen: Screen) => screen.getByRole('region', { name: 'Messages' });
const sessionsIn = (screen: Screen) =>
  screen.getByRole('list', { name: 'Where you are signed in' });

/** Signs in on two other devices, then opens the screen. */
async function openWithOthers(): Promise<Screen> {
  shop.createSession(SHOPPER, { device: 'Chrome on Android' });
  shop.createSession(SHOPPER, { device: 'Firefox on Windows' });
  return openSecurity();
}

async function requestDeletion(screen: Screen, password: string) {
  await screen.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabelText('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  return dialog;
}

// product 4.9.6
test('the sessions are listed, the current one marked and without a button', async () => {
  const screen = await openWithOthers();
  await expect.element(sessionsIn(screen).getByText('Chrome on Android')).toBeVisible();
  await expect.element(screen.getByText('This device', { exact: true })).toBeVisible();
  expect(sessionsIn(screen).getByRole('listitem').elements()).toHaveLength(3);
  expect(screen.getByRole('button', { name: /^End the session on/ }).elements()).toHaveLength(2);
});

// product 4.9.6
test('a text says that there is no other session', async () => {
  const screen = await openSecurity();
  await expect.element(screen.getByText('You are signed in on this device only.')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'End all other sessions' }))
    .not.toBeInTheDocument();
});

test('sessions that failed to load can be retried; the rest of the screen works', async () => {
  shop.failNext('listSessions', 'unreachable');
  const screen = await openSecurity();
  await expect
    .element(screen.getByRole('alert').getByText(/^Failed to load your sessions: /))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('This device', { exact: true })).toBeVisible();
});

test('a session that has ended meanwhile leaves the list, too', async () => {
  const screen = await openWithOthers();
  await expect.element(screen.getByText('Chrome on Android')).toBeVisible();
  shop.sessions = shop.sessions.filter(({ device }) => device !== 'Chrome on Android');
  await screen.getByRole('button', { name: /^End the session on Chrome on Android/ }).click();
  await expect.element(screen.getByText('Chrome on Android')).not.toBeInTheDocument();
});

// product 4.9.6
test('a session that failed to end stays, with the reason', async () => {
  const screen = await openWithOthers();
  shop.failNext('endSession', 'unreachable');
  await screen.getByRole('button', { name: /^End the session on Chrome on Android/ }).click();
  await expect
    .element(
      screen
        .getByRole('main')
        .getByRole('alert')
        .getByText(/^Failed to end the session: /),
    )
    .toBeVisible();
  await expect.element(screen.getByText('Chrome on Android')).toBeVisible();
});

// product 4.9.6
test('all other sessions are ended at once', async () => {
  const screen = await openWithOthers();
  await screen.getByRole('button', { name: 'End all other sessions' }).click();
  await expect.element(messagesIn(screen).getByText('All other sessions ended')).toBeVisible();
  await expect.element(screen.getByText('You are signed in on this device only.')).toBeVisible();
  expect(shop.sessions).toHaveLength(1);
});

// product 4.9.8
test('the data is saved as a file', async () => {
  const saved: { name: string; url: string }[] = [];
  const handleDownload = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    saved.push({ name: event.target.download, url: event.target.href });
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    this.addEventListener('click', handleDownload, { once: true });
    click.call(this);
  };
  try {
    const screen = await openSecurity();
    await screen.getByRole('button', { name: 'Download my data' }).click();
    await expect.element(messagesIn(screen).getByText('Your data is downloaded')).toBeVisible();
    expect(saved).toEqual([{ name: 'haat-my-data.json', url: expect.stringMatching(/^blob:/) }]);
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
});

// product 4.9.8
test('a rejected download shows the reason', async () => {
  const message = 'Too many attempts. Please try again later.';
  shop.failNext('exportAccount', { status: 429, message });
  const screen = await openSecurity();
  await screen.getByRole('button', { name: 'Download my data' }).click();
  await expect.element(screen.getByRole('main').getByRole('alert')).toHaveTextContent(message);
});

// product 4.9.9
test('the dialog lists what is deleted and what stays, and closes by the keyboard', async () => {
  const screen = await openSecurity();
  await screen.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  await expect.element(dialog.getByText('This goes for good:')).toBeVisible();
  await expect.element(dialog.getByText(/^your past orders and payments/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(shop.callsTo('deleteAccount')).toEqual([]);
});

test('a wrong password shows beside its field', async () => {
  const message = 'Current password is not correct.';
  const errors = [{ field: 'currentPassword', message }];
  shop.failNext('deleteAccount', { status: 400, code: 'wrong_password', message, errors });
  const screen = await openSecurity();
  const dialog = await requestDeletion(screen, 'Wrong1!');
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByLabelText('Current password')).toHaveFocus();
  expect(shop.users.map(({ _id }) => _id)).toContain(SHOPPER);
});

test('without a password nothing is sent', async () => {
  const screen = await openSecurity();
  const dialog = await requestDeletion(screen, '');
  await expect.element(dialog.getByText('Current password is required.')).toBeVisible();
  expect(shop.callsTo('deleteAccount')).toEqual([]);
});

test('after a network error the dialog shows it and stays', async () => {
  shop.failNext('deleteAccount', 'unreachable');
  const screen = await openSecurity();
  const dialog = await requestDeletion(screen, 'Shopper1!');
  await expect
    .element(dialog.getByRole('alert').getByText(/^Failed to delete your account: /))
    .toBeVisible();
  expect(authStore.getState().status).toBe('signed-in');
});
