import { expect, test } from 'vitest';
import { type Reply, renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { InviteOffer } from './invite-offer.tsx';

const INVITE = {
  _id: 'i1',
  role: 'packer',
  maker: { _id: 'm1', name: 'Bagru Group', nameHindi: 'बगरू समूह' },
  createdAt: '2026-11-21T07:15:00.000Z',
  expiresAt: '2026-11-28T07:15:00.000Z',
};

const MAKE = 'POST /desk/invite/abc/account';

function stubInvite(
  isSignedIn: boolean,
  { role = 'packer', made }: { role?: string; made?: Reply } = {},
) {
  return stubApi((call) => {
    if (call === 'GET /desk/invite/abc') return { status: 200, data: { ...INVITE, role } };
    if (call === MAKE) return made ?? { status: 201 };
    if (call === 'POST /users/login') return { status: 401, code: 'invalid_credentials' };
    if (call === 'GET /users/current-user') {
      return isSignedIn
        ? {
            status: 200,
            data: { _id: 'u1', fullName: 'Sita', userName: 'sita', email: 'sita@example.com' },
          }
        : { status: 401 };
    }
    return undefined;
  });
}

type Screen = Awaited<ReturnType<typeof renderScreen>>;

async function fillIn(screen: Screen, email = '') {
  await screen.getByLabelText('आपका नाम').fill('कमला बाई');
  await screen.getByLabelText('फ़ोन नंबर').fill('९८२९० ५५५५५');
  if (email !== '') await screen.getByLabelText(/^ईमेल/).fill(email);
  await screen.getByLabelText('पासवर्ड', { exact: true }).fill('पापड़-Papad-१7!');
}

const make = (screen: Screen) =>
  screen.getByRole('button', { name: 'खाता बनाएँ और डेस्क खोलें' }).click();

// product 10.1.3, 10.6.14
test('says role and group before anybody signs in', async () => {
  stubInvite(false);
  const screen = await renderScreen(<InviteOffer token="abc" />);
  await expect.element(screen.getByRole('heading', { name: 'आपको न्योता मिला है' })).toBeVisible();
  await expect.element(screen.getByText('समूह: बगरू समूह')).toBeVisible();
  await expect.element(screen.getByText(/के रूप में काम कर सकेंगी/)).toBeVisible();
});

// product 10.1.11
test('makes the account with name, phone number and password, in the language of the screen', async () => {
  const requests = stubInvite(false);
  const screen = await renderScreen(<InviteOffer token="abc" />);
  await fillIn(screen);
  await make(screen);
  await expect
    .poll(() => requests.find(({ call }) => call === MAKE)?.body)
    .toEqual({
      fullName: 'कमला बाई',
      phoneNumber: '९८२९० ५५५५५',
      password: 'पापड़-Papad-१7!',
      language: 'hi',
    });
});

// product 5.2.6, 10.1.11
test('says before it is typed what the password needs, and marks what is wrong', async () => {
  const requests = stubInvite(false);
  const screen = await renderScreen(<InviteOffer token="abc" />);
  await expect.element(screen.getByText(/^कम से कम 6 अक्षर/)).toBeVisible();
  await expect.element(screen.getByText(/^इनमें से एक निशान: !@#/)).toBeVisible();
  await screen.getByLabelText('फ़ोन नंबर').fill('12ab');
  await screen.getByLabelText('पासवर्ड', { exact: true }).fill('पासवर्ड-१२३');
  await make(screen);
  await expect.element(screen.getByLabelText('आपका नाम')).toHaveFocus();
  for (const text of [/^अपना नाम लिखें/, /^सही फ़ोन नंबर लिखें/, /^ऊपर की सूची में से/]) {
    await expect.element(screen.getByText(text)).toBeVisible();
  }
  expect(requests.filter(({ call }) => call === MAKE)).toEqual([]);
});

// product 10.1.10, 10.1.11
test('asks an owner for an e-mail address', async () => {
  const requests = stubInvite(false, { role: 'owner' });
  const screen = await renderScreen(<InviteOffer token="abc" />);
  await fillIn(screen);
  await make(screen);
  await expect.element(screen.getByLabelText('ईमेल')).toHaveFocus();
  await expect.element(screen.getByText('सही ईमेल लिखें।')).toBeVisible();
  await fillIn(screen, 'kamla@example.com');
  await make(screen);
  await expect
    .poll(() => requests.find(({ call }) => call === MAKE)?.body)
    .toMatchObject({ email: 'kamla@example.com' });
});

// product 10.1.11, 10.1.12
test('a phone number that has an account leads to its sign-in, which keeps what was typed', async () => {
  const errors = [{ field: 'phoneNumber', message: 'Taken' }];
  const requests = stubInvite(false, { made: { status: 409, code: 'phone_taken', errors } });
  const screen = await renderScreen(<InviteOffer token="abc" />);
  await fillIn(screen);
  await make(screen);
  await expect.element(screen.getByText(/^इस फ़ोन नंबर से पहले से एक खाता है/)).toBeVisible();
  await expect.element(screen.getByLabelText('फ़ोन नंबर')).toHaveFocus();
  await screen.getByRole('button', { name: 'पहले से खाता है? लॉग इन करें' }).click();
  await expect.element(screen.getByLabelText('फ़ोन नंबर या ईमेल')).toHaveValue('९८२९० ५५५५५');
  await screen.getByLabelText('पासवर्ड', { exact: true }).fill('Wrong-Papad-7!');
  await screen.getByRole('button', { name: 'लॉग इन करें' }).click();
  await expect.element(screen.getByText(/पासवर्ड सही नहीं है/)).toBeVisible();
  expect(requests.find(({ call }) => call === 'POST /users/login')?.body).toEqual({
    phoneNumber: '9829055555',
    password: 'Wrong-Papad-7!',
    rememberMe: false,
  });
  await screen.getByRole('button', { name: 'खाता नहीं है? यहीं बनाएँ' }).click();
  await expect.element(screen.getByLabelText('आपका नाम')).toBeVisible();
});

// product 10.1.11
test.each([
  [{ status: 404, code: 'link_expired' }, /^यह न्योता अब काम नहीं करता/],
  [{ status: 400, errors: [{ field: 'password', message: 'Common' }] }, /^यह पासवर्ड बहुत आम है/],
  [{ status: 429, code: 'rate_limited' }, /^बहुत बार कोशिश हो गई/],
])('says in Hindi why there is no account: %j', async (made, text) => {
  stubInvite(false, { made });
  const screen = await renderScreen(<InviteOffer token="abc" />);
  await fillIn(screen);
  await make(screen);
  await expect.element(screen.getByText(text)).toBeVisible();
});

// product 10.1.3
test('is accepted by whoever is signed in', async () => {
  stubInvite(true);
  const screen = await renderScreen(<InviteOffer token="abc" />);
  await expect.element(screen.getByRole('button', { name: 'न्योता स्वीकार करें' })).toBeVisible();
  await expect.element(screen.getByText('समूह: बगरू समूह')).toBeVisible();
});
