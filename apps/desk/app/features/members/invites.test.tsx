import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { Invites } from './members.route.tsx';

const DELETE = 'DELETE /desk/invites/i1';
const INVITE = {
  _id: 'i1',
  role: 'packer',
  maker: null,
  createdAt: '2026-11-21T07:15:00.000Z',
  expiresAt: '2026-11-28T07:15:00.000Z',
};

// product 10.8.9
test('an invite is revoked only after a question', async () => {
  const requests = stubApi((call) => {
    if (call === DELETE) return { status: 200 };
    return call === 'GET /desk/invites' ? { status: 200, data: { invites: [INVITE] } } : undefined;
  });
  const screen = await renderScreen(<Invites />);
  await screen.getByRole('button', { name: 'न्योता रद्द करें' }).click();
  const dialog = screen.getByRole('dialog', { name: 'यह न्योता रद्द करें?' });
  await expect.element(dialog.getByText(/भूमिका: पैक करने वाली/)).toBeVisible();
  expect(requests.filter(({ call }) => call === DELETE)).toEqual([]);
  await dialog.getByRole('button', { name: 'रहने दें' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'न्योता रद्द करें' }).click();
  await dialog.getByRole('button', { name: 'न्योता रद्द करें' }).click();
  await expect.poll(() => requests.filter(({ call }) => call === DELETE)).toHaveLength(1);
  await expect.element(dialog).not.toBeInTheDocument();
});
