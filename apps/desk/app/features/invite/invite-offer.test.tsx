import { INVITE_RETURN_KEY } from '@haat/domain';
import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { InviteOffer } from './invite-offer.tsx';

const INVITE = {
  _id: 'i1',
  role: 'packer',
  maker: { _id: 'm1', name: 'Bagru Group', nameHindi: 'बगरू समूह' },
  createdAt: '2026-11-21T07:15:00.000Z',
  expiresAt: '2026-11-28T07:15:00.000Z',
};

function stubInvite(isSignedIn: boolean) {
  return stubApi((call) => {
    if (call === 'GET /desk/invite/abc') return { status: 200, data: INVITE };
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

// product 10.1.3, 10.6.14
test('says role and group before the sign-in, and leads to the sign-up and back', async () => {
  stubInvite(false);
  const screen = await renderScreen(<InviteOffer token="abc" />);
  await expect.element(screen.getByRole('heading', { name: 'आपको न्योता मिला है' })).toBeVisible();
  await expect.element(screen.getByText('समूह: बगरू समूह')).toBeVisible();
  await expect.element(screen.getByText(/पैक/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'नया खाता बनाएँ' });
  await expect.element(link).toHaveAttribute('href', '/signup');
  // The test's page stays where it is.
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(sessionStorage.getItem(INVITE_RETURN_KEY)).toBe(location.pathname);
  sessionStorage.clear();
});

test('is accepted by whoever is signed in', async () => {
  stubInvite(true);
  const screen = await renderScreen(<InviteOffer token="abc" />);
  await expect.element(screen.getByRole('button', { name: 'न्योता स्वीकार करें' })).toBeVisible();
  await expect.element(screen.getByText('समूह: बगरू समूह')).toBeVisible();
});
