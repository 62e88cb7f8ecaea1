import { AUDIT_FIELDS } from '@haat/domain/desk';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readContract } from '../../src/platform/contract/contract-document.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';

// product 10.1.5
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

const schemasSchema = z.record(
  z.string(),
  z.looseObject({ properties: z.optional(z.record(z.string(), z.unknown())) }),
);

/** In every record, or never changed: the log leaves them out. */
const NOT_LOGGED = ['_id', 'version', 'updatedAt'];

test.each([
  ['DeskProduct', []],
  ['DeskLedgerEntry', []],
  // A review and a message are changed by their marks alone; what shoppers wrote stays.
  ['DeskReview', ['author', 'rating', 'title', 'comment', 'image', 'boughtHere']],
  ['DeskMessage', ['email', 'subject', 'body']],
  // product 10.1.5
] as const)('every field that the log can hold of %s has a text at the desk', (name, unchanged) => {
  const { schemas } = readContract().components ?? {};
  const properties = schemasSchema.parse(schemas)[name]?.properties ?? {};
  expect(properties).toHaveProperty('_id');
  const known: readonly string[] = [...AUDIT_FIELDS, ...NOT_LOGGED, ...unchanged];
  expect(Object.keys(properties).filter((field) => !known.includes(field))).toEqual([]);
});
