import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { signUpDeskMember } from '../support/desk-members.ts';

test('the log has who changed what and when, the newest first, and is found by its subject', async () => {
  const shop = await buildTestApp();
  const packer = await signUpDeskMember(shop, 'packer');
  const owner = await signUpDeskMember(shop, 'owner');
  const subjectId = packer.userId;
  const headers = { 'if-match': '"1"' };
  await owner.post('/desk/invites', { role: 'writer' });
  shop.clock.advance(1_000);
  await owner.patch(`/desk/members/${subjectId}`, { role: 'writer' }, { headers });
  const at = new Date(shop.clock.now()).toISOString();
  const entry = {
    at,
    user: { _id: owner.userId, fullName: 'Desk owner' },
    action: 'member.role_changed',
    subjectKind: 'member',
    subjectId,
    before: { role: 'packer', makerId: null },
    after: { role: 'writer', makerId: null },
  };
  const list = async (query: string) => (await owner.get(`/desk/audit?${query}`)).body.data;
  expect(await list('')).toMatchObject({
    entries: [entry, { action: 'invite.created', before: null, after: { role: 'writer' } }],
    pagination: { total: 2 },
  });
  expect((await list(`subjectKind=member&subjectId=${subjectId}`)).entries).toMatchObject([entry]);
  expect((await list(`userId=${subjectId}`)).entries).toEqual([]);
  expect((await list('limit=1&page=2')).entries).toMatchObject([{ action: 'invite.created' }]);
});
