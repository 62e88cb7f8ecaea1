import { AUDIT_FIELDS } from '@haat/domain/desk';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readContract } from '../../src/platform/contract/contract-document.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { addCategory, addMaker, addProduct } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

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

interface NamedEntry {
  subjectKind: string;
  subjectName: string;
  subjectNameHindi: string;
}

// product 10.6.17
test('the log names each thing as it is called now, and no shopper', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  const owner = await signUpDeskMember(shop, 'owner');
  const asha = await signUpWithAddress(shop, { fullName: 'Asha Devi' });
  await addCategory(context);
  const maker = await addMaker(context);
  await addProduct(context, { id: 'papad', name: 'Papad', name_hindi: 'पापड़' });
  const order = (await asha.order({ papad: 1 })).body.data;
  const change = (path: string, body: object) =>
    owner.patch(path, body, { headers: { 'if-match': '"1"' } });
  expect((await change(`/desk/groups/${maker.id}`, { name: 'Bagru Women' })).status).toBe(200);
  expect((await owner.post('/desk/categories', { name: 'Pickles' })).status).toBe(201);
  const story = await owner.post('/desk/stories', { title: 'The loom' });
  const stock = { headers: { 'idempotency-key': crypto.randomUUID() } };
  expect((await owner.post('/desk/products/papad/stock', { delta: 1 }, stock)).status).toBe(200);
  await owner.post(`/desk/orders/${order._id}/notes`, { body: 'Call first.' }, stock);
  await owner.get(`/desk/shoppers/${asha.userId}`);
  const packer = await signUpDeskMember(shop, 'packer');
  await change(`/desk/members/${packer.userId}`, { role: 'writer' });
  const { entries } = (await owner.get('/desk/audit')).body.data;
  const named = entries.map((entry: NamedEntry) => [
    entry.subjectKind,
    entry.subjectName,
    entry.subjectNameHindi,
  ]);
  expect(named.toSorted()).toEqual([
    ['category', 'Pickles', ''],
    ['group', 'Bagru Women', ''],
    ['member', 'Desk packer', ''],
    ['order', order.orderNumber, ''],
    ['product', 'Papad', 'पापड़'],
    ['shopper', '', ''],
    ['story', 'The loom', ''],
  ]);
  await context.db.deleteFrom('content_drafts').execute();
  const path = `/desk/audit?subjectKind=story&subjectId=${story.body.data._id}`;
  expect((await owner.get(path)).body.data.entries).toMatchObject([{ subjectName: '' }]);
});

// product 10.6.17
test('the log is found by day in India, person and thing together', async () => {
  const shop = await buildTestApp();
  // 23:59:59 in India, then midnight.
  shop.clock.advance(Date.parse('2026-11-23T18:29:59.000Z') - shop.clock.now());
  const owner = await signUpDeskMember(shop, 'owner');
  const other = await signUpDeskMember(shop, 'owner');
  await owner.post('/desk/invites', { role: 'writer' });
  shop.clock.advance(1_000);
  await other.post('/desk/invites', { role: 'packer' });
  await owner.post('/desk/invites', { role: 'packer' });
  const list = async (query: string) =>
    (await owner.get(`/desk/audit?${query}`)).body.data.entries.map(
      ({ at, user }: { at: string; user: { _id: string } }) => [at.slice(8, 19), user._id],
    );
  const [first, second] = ['23T18:29:59', '23T18:30:00'];
  expect(await list('day=2026-11-23')).toEqual([[first, owner.userId]]);
  expect(await list('day=2026-11-24')).toHaveLength(2);
  expect(await list(`day=2026-11-24&userId=${owner.userId}&subjectKind=invite`)).toEqual([
    [second, owner.userId],
  ]);
  expect(await list('day=2026-11-25')).toEqual([]);
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
  ['DeskMessage', ['email', 'phoneNumber', 'subject', 'body', 'shopperId']],
  // product 10.1.5
] as const)('every field that the log can hold of %s has a text at the desk', (name, unchanged) => {
  const { schemas } = readContract().components ?? {};
  const properties = schemasSchema.parse(schemas)[name]?.properties ?? {};
  expect(properties).toHaveProperty('_id');
  const known: readonly string[] = [...AUDIT_FIELDS, ...NOT_LOGGED, ...unchanged];
  expect(Object.keys(properties).filter((field) => !known.includes(field))).toEqual([]);
});
