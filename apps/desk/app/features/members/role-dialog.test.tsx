import { expect, test } from 'vitest';
import { type Reply, renderScreen, stubApi } from '../../../test/support/screen.tsx';
import type { DeskMember } from '../../lib/api/types.ts';
import { RoleDialog } from './role-dialog.tsx';

const PATCH = 'PATCH /desk/members/u2';
const LISTS: Readonly<Record<string, Reply>> = {
  'GET /desk/groups': {
    status: 200,
    data: {
      groups: [
        {
          _id: 'm1',
          slug: 'marwar',
          name: 'Marwar Masala Samuh',
          nameHindi: 'मारवाड़ मसाला समूह',
        },
      ],
    },
  },
};

function createMember(changes: Partial<DeskMember> = {}): DeskMember {
  return {
    user: { _id: 'u2', fullName: 'Kamla Bai', email: 'kamla@example.com' },
    role: 'packer',
    maker: null,
    isAdmin: false,
    hasSecondFactor: false,
    version: 1,
    since: '2026-11-21T07:15:00.000Z',
    ...changes,
  };
}

const ROLES = ['packer', 'writer', 'group_member'] as const;

// product 10.8.1
test('a group member is saved with a group, which is asked for', async () => {
  const requests = stubApi((call) =>
    call === PATCH ? { status: 200, data: createMember() } : LISTS[call],
  );
  const screen = await renderScreen(
    <RoleDialog member={createMember()} roles={ROLES} onClose={() => {}} />,
  );
  await screen.getByLabelText('भूमिका').selectOptions('समूह की सदस्य');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect.element(screen.getByText('समूह चुनें।')).toBeVisible();
  await screen.getByLabelText('समूह', { exact: true }).selectOptions('मारवाड़ मसाला समूह');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect
    .poll(() => requests.find(({ call }) => call === PATCH))
    .toMatchObject({ ifMatch: '"1"', body: { role: 'group_member', makerId: 'm1' } });
});

// product 10.8.1
test('a role that somebody else has changed is shown, and what was chosen stays', async () => {
  const requests = stubApi((call, { ifMatch }) => {
    if (call !== PATCH) return LISTS[call];
    return ifMatch === '"2"'
      ? { status: 200, data: createMember({ role: 'writer', version: 3 }) }
      : {
          status: 412,
          code: 'changed_meanwhile',
          details: createMember({ role: 'coordinator', version: 2 }),
        };
  });
  const screen = await renderScreen(
    <RoleDialog member={createMember()} roles={ROLES} onClose={() => {}} />,
  );
  await screen.getByLabelText('भूमिका').selectOptions('लेखक');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect.element(screen.getByText(/अब: समन्वयक।/)).toBeVisible();
  await expect.element(screen.getByLabelText('भूमिका')).toHaveValue('writer');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect
    .poll(() => requests.findLast(({ call }) => call === PATCH))
    .toMatchObject({ ifMatch: '"2"', body: { role: 'writer' } });
});

// product 10.8.1
test('the last owner stays one, which is said', async () => {
  stubApi((call) => (call === PATCH ? { status: 409, code: 'last_owner' } : LISTS[call]));
  const screen = await renderScreen(
    <RoleDialog member={createMember()} roles={ROLES} onClose={() => {}} />,
  );
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect.element(screen.getByText('कम से कम एक मालिक ज़रूरी है।')).toBeVisible();
});
