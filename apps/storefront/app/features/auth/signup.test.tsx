import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen, shop } from '../../../test/support/screen.tsx';
import SignupRoute from './signup.route.tsx';

const openSignup = () => renderScreen(<SignupRoute />, { at: '/signup', signedInAs: null });

type Screen = Awaited<ReturnType<typeof openSignup>>;

const failure = (screen: Screen) => screen.getByRole('main').getByRole('alert');
const send = (screen: Screen) => screen.getByRole('button', { name: 'Sign Up' }).click();

const VALUES = {
  'Full name': 'Test Shopper',
  Username: 'new-shopper',
  Email: 'new@example.com',
  Phone: '9812345678',
  Password: 'Desert#2026',
};

async function fill(screen: Screen, changes: Partial<typeof VALUES> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...VALUES, ...changes })) {
    await screen.getByLabelText(label).fill(text);
  }
}

// product 5.2.5
test('a phone number is taken as people write it', async () => {
  const screen = await openSignup();
  const phone = screen.getByLabelText('Phone');
  await userEvent.type(phone, '098290 12345');
  await expect.element(phone).toHaveValue('9829012345');
});

// product 5.2.6
test('the username is proposed from the e-mail address until it is changed, and ticks fill', async () => {
  const screen = await openSignup();
  const name = screen.getByLabelText('Username');
  const leave = async (email: string) => {
    await screen.getByLabelText('Email').fill(email);
    await userEvent.tab();
  };
  await leave('asha@example.com');
  await expect.element(name).toHaveValue('asha');
  await leave('meena@example.com');
  await expect.element(name).toHaveValue('meena');
  await name.fill('meena-bai');
  await leave('asha@example.com');
  await expect.element(name).toHaveValue('meena-bai');
  const password = screen.getByLabelText('Password');
  await password.fill('mirch1');
  await expect
    .element(password)
    .toHaveAccessibleDescription(
      'At least 6 characters done. An uppercase letter missing. A number done. One of !@#$%^&* missing.',
    );
});

test('a file that is no picture is rejected beside its field', async () => {
  const screen = await openSignup();
  await fill(screen);
  await screen.getByText('Add a picture (optional)').click();
  const avatar = screen.getByLabelText('Avatar');
  await userEvent.upload(avatar, new File(['no picture'], 'me.txt', { type: 'text/plain' }));
  await expect.element(avatar).toHaveAccessibleDescription(/^Please choose an image\./);
  await send(screen);
  expect(shop.callsTo('registerUser')).toEqual([]);
  // A false one is found by its bytes, by the server.
  shop.failNext('registerUser', {
    status: 400,
    message: 'Please choose a picture.',
    errors: [{ field: 'avatar', message: 'This is no picture.' }],
  });
  await userEvent.upload(avatar, new File(['no picture'], 'me.png', { type: 'image/png' }));
  await send(screen);
  await expect.element(failure(screen)).toHaveTextContent('Please choose a picture.');
  await expect.element(avatar).toHaveAccessibleDescription(/^This is no picture\./);
});

// product 5.2.3
test('the error of each missing value stands beside its field', async () => {
  const screen = await openSignup();
  await send(screen);
  for (const [label, message] of [
    ['Full name', 'Full name is required.'],
    ['Username', 'Username is required.'],
    ['Email', 'Please enter a valid email address.'],
    ['Phone', 'Phone number is required.'],
    ['Password', 'Password must be at least 6 characters.'],
  ] as const) {
    await expect
      .element(screen.getByLabelText(label))
      .toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await expect.element(screen.getByLabelText('Full name')).toHaveFocus();
});

// product 5.2.3
test('the error about a taken email stands beside its field', async () => {
  const message = 'This email is already registered.';
  shop.failNext('registerUser', { status: 409, message, errors: [{ field: 'email', message }] });
  const screen = await openSignup();
  await fill(screen, { Email: 'shopper@example.com' });
  await send(screen);
  await expect.element(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByLabelText('Full name')).toHaveValue(VALUES['Full name']);
});

test.each([
  ['without a response', 'unreachable', 'Signup failed'],
  ['that the server fails without a message', { status: 502 }, 'Signup failed'],
  ['that the server fails', { status: 500, message: 'The shop is busy.' }, 'The shop is busy.'],
] as const)(
  // product 8.4.1
  'a sign-up %s shows a failure, with everything typed still there',
  async (_, planned, text) => {
    shop.failNext('registerUser', planned, 3);
    const screen = await openSignup();
    await fill(screen);
    await send(screen);
    await expect.element(failure(screen)).toHaveTextContent(text);
    await expect.element(screen.getByLabelText('Email')).toHaveValue(VALUES.Email);
  },
);
