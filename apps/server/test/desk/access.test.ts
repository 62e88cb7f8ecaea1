import type { DeskRole } from '@haat/domain';
import { DESK_ROLES } from '@haat/domain/desk';
import { expect, test } from 'vitest';
import { listOperations, readContract } from '../../src/platform/contract/contract-document.ts';
import type { OperationId } from '../../src/platform/contract/contract-types.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { addMaker } from '../support/goods/stock-fixture.ts';
import { readSecondFactorCode, signUpDeskMember } from '../support/people/desk-members.ts';
import type { Reply, Visitor } from '../support/requests/visitor.ts';

const EVERYBODY = DESK_ROLES;
const MANAGERS = ['owner', 'coordinator'] as const;
const MOVERS = ['owner', 'coordinator', 'packer'] as const;
const PACKERS = ['owner', 'coordinator', 'packer', 'group_member'] as const;
/** All of them, but none before the second factor. */
const READERS = Array.from(DESK_ROLES);
const WRITERS = ['owner', 'coordinator', 'writer'] as const;
const ACCOUNTANTS = ['owner', 'coordinator', 'group_member'] as const;

const ID = 'unknown-0123456789';
const version = { headers: { 'if-match': '"1"' } };
const CONTACT = {
  headline: 'Get in touch',
  subheading: '',
  address: 'Jodhpur',
  phone: '+91 00000 00000',
  email: 'hello@example.com',
  hours: '',
  mapEmbed: '',
  sellerName: '',
  sellerAddress: '',
  gstin: '',
  foodLicence: '',
  grievanceOfficer: '',
};

interface Row {
  call(caller: Visitor): Promise<Reply>;
  /** The roles that may. */
  roles: readonly DeskRole[];
}

/** Every operation of the desk, with a valid request. */
const ROWS: Partial<Record<OperationId, Row>> = {
  getDeskMe: { call: (caller) => caller.get('/desk/me'), roles: EVERYBODY },
  createDeskSecondFactor: {
    call: (caller) => caller.post('/desk/second-factor'),
    roles: EVERYBODY,
  },
  confirmDeskSecondFactor: {
    call: (caller) => caller.post('/desk/second-factor/confirm', { code: '000000' }),
    roles: EVERYBODY,
  },
  verifyDeskSecondFactor: {
    call: (caller) => caller.post('/desk/second-factor/verify', { code: '2222-2222-2222' }),
    roles: EVERYBODY,
  },
  replaceDeskRecoveryCodes: {
    call: (caller) => caller.post('/desk/second-factor/recovery-codes'),
    roles: EVERYBODY,
  },
  listDeskMembers: { call: (caller) => caller.get('/desk/members'), roles: MANAGERS },
  updateDeskMember: {
    call: (caller) => caller.patch(`/desk/members/${ID}`, { role: 'packer' }, version),
    roles: MANAGERS,
  },
  removeDeskMember: {
    call: (caller) => caller.delete(`/desk/members/${ID}`, undefined, version),
    roles: MANAGERS,
  },
  listDeskInvites: { call: (caller) => caller.get('/desk/invites'), roles: MANAGERS },
  createDeskInvite: {
    call: (caller) => caller.post('/desk/invites', { role: 'packer' }),
    roles: MANAGERS,
  },
  deleteDeskInvite: { call: (caller) => caller.delete(`/desk/invites/${ID}`), roles: MANAGERS },
  listDeskOrders: { call: (caller) => caller.get('/desk/orders'), roles: PACKERS },
  exportDeskOrders: { call: (caller) => caller.get('/desk/orders.csv'), roles: PACKERS },
  getDeskOrder: { call: (caller) => caller.get(`/desk/orders/${ID}`), roles: PACKERS },
  packDeskOrderLine: {
    call: (caller) => caller.put(`/desk/orders/${ID}/packed-lines/chilli`, { isPacked: true }),
    roles: PACKERS,
  },
  createDeskOrderNote: {
    call: (caller) => caller.post(`/desk/orders/${ID}/notes`, { body: 'Call first.' }),
    roles: MOVERS,
  },
  moveDeskOrder: {
    call: (caller) => caller.post(`/desk/orders/${ID}/moves`, { move: 'processing' }, version),
    roles: MOVERS,
  },
  moveDeskOrders: {
    call: (caller) =>
      caller.post('/desk/orders/moves', {
        moves: [{ orderId: ID, version: 1, move: 'processing' }],
      }),
    roles: MOVERS,
  },
  createDeskOrderRefund: {
    call: (caller) =>
      caller.post(`/desk/orders/${ID}/refunds`, { amountPaise: 1, method: 'upi' }, version),
    roles: MANAGERS,
  },
  listDeskProducts: { call: (caller) => caller.get('/desk/products'), roles: READERS },
  listDeskGroups: { call: (caller) => caller.get('/desk/groups'), roles: READERS },
  createDeskGroup: {
    call: (caller) => caller.post('/desk/groups', { name: 'Papad Samuh' }),
    roles: MANAGERS,
  },
  updateDeskGroup: {
    call: (caller) => caller.patch(`/desk/groups/${ID}`, { craft: 'Papad' }, version),
    roles: MANAGERS,
  },
  setDeskGroupPicture: {
    call: (caller) => caller.post(`/desk/groups/${ID}/picture`, {}, version),
    roles: MANAGERS,
  },
  listDeskCategories: { call: (caller) => caller.get('/desk/categories'), roles: READERS },
  createDeskCategory: {
    call: (caller) => caller.post('/desk/categories', { name: 'Papad' }),
    roles: MANAGERS,
  },
  orderDeskCategories: {
    call: (caller) => caller.put('/desk/categories/order', { categories: [ID] }),
    roles: MANAGERS,
  },
  updateDeskCategory: {
    call: (caller) => caller.patch(`/desk/categories/${ID}`, { name: 'Papads' }, version),
    roles: MANAGERS,
  },
  deleteDeskCategory: {
    call: (caller) => caller.delete(`/desk/categories/${ID}`, undefined, version),
    roles: MANAGERS,
  },
  getDeskProduct: { call: (caller) => caller.get(`/desk/products/${ID}`), roles: READERS },
  exportDeskProducts: { call: (caller) => caller.get('/desk/products.csv'), roles: READERS },
  createDeskProduct: {
    call: (caller) => caller.post('/desk/products', { name: 'Papad', category: 'no-such' }),
    roles: MANAGERS,
  },
  copyDeskProduct: {
    call: (caller) => caller.post(`/desk/products/${ID}/copy`),
    roles: MANAGERS,
  },
  updateDeskProduct: {
    call: (caller) => caller.patch(`/desk/products/${ID}`, { name: 'Papad' }, version),
    roles: MANAGERS,
  },
  changeDeskStock: {
    call: (caller) => caller.post(`/desk/products/${ID}/stock`, { delta: 1 }),
    roles: PACKERS,
  },
  // A form would be read after these checks.
  addDeskPicture: {
    call: (caller) => caller.post(`/desk/products/${ID}/pictures`, {}),
    roles: MANAGERS,
  },
  importDeskProducts: {
    call: (caller) => caller.post('/desk/products/import', {}),
    roles: MANAGERS,
  },
  setDeskPictures: {
    call: (caller) => caller.put(`/desk/products/${ID}/pictures`, { pictures: [] }, version),
    roles: MANAGERS,
  },
  publishDeskProduct: {
    call: (caller) => caller.post(`/desk/products/${ID}/publish`, {}, version),
    roles: MANAGERS,
  },
  unpublishDeskProduct: {
    call: (caller) => caller.post(`/desk/products/${ID}/unpublish`, undefined, version),
    roles: MANAGERS,
  },
  getDeskMoney: { call: (caller) => caller.get('/desk/money'), roles: ACCOUNTANTS },
  getDeskStatement: {
    call: (caller) => caller.get(`/desk/money/statements/${ID}/2026-11`),
    roles: ACCOUNTANTS,
  },
  exportDeskStatement: {
    call: (caller) => caller.get(`/desk/money/statements/${ID}/2026-11/csv`),
    roles: ACCOUNTANTS,
  },
  createDeskPayout: {
    call: (caller) =>
      caller.post('/desk/money/payouts', { maker: ID, amountPaise: 1, paidOn: '2026-11-21' }),
    roles: MANAGERS,
  },
  undoDeskPayout: {
    call: (caller) => caller.post(`/desk/money/payouts/${ID}/undo`),
    roles: MANAGERS,
  },
  getDeskShare: { call: (caller) => caller.get('/desk/money/share'), roles: ACCOUNTANTS },
  setDeskShare: {
    call: (caller) => caller.put('/desk/money/share', { shopShare: 0 }, version),
    roles: MANAGERS,
  },
  listDeskReviews: { call: (caller) => caller.get('/desk/reviews'), roles: WRITERS },
  getDeskReview: { call: (caller) => caller.get(`/desk/reviews/${ID}`), roles: WRITERS },
  updateDeskReview: {
    call: (caller) => caller.patch(`/desk/reviews/${ID}`, { status: 'held' }, version),
    roles: WRITERS,
  },
  listDeskMessages: { call: (caller) => caller.get('/desk/messages'), roles: WRITERS },
  getDeskMessage: { call: (caller) => caller.get(`/desk/messages/${ID}`), roles: WRITERS },
  updateDeskMessage: {
    call: (caller) => caller.patch(`/desk/messages/${ID}`, { read: true }, version),
    roles: WRITERS,
  },
  listDeskStories: { call: (caller) => caller.get('/desk/stories'), roles: WRITERS },
  getDeskStory: { call: (caller) => caller.get(`/desk/stories/${ID}`), roles: WRITERS },
  createDeskStory: {
    call: (caller) => caller.post('/desk/stories', { title: 'The first mill' }),
    roles: WRITERS,
  },
  updateDeskStory: {
    call: (caller) => caller.patch(`/desk/stories/${ID}`, { title: 'The mill' }, version),
    roles: WRITERS,
  },
  setDeskStoryPicture: {
    call: (caller) => caller.put(`/desk/stories/${ID}/picture`, {}, version),
    roles: WRITERS,
  },
  publishDeskStory: {
    call: (caller) => caller.post(`/desk/stories/${ID}/publish`, undefined, version),
    roles: WRITERS,
  },
  unpublishDeskStory: {
    call: (caller) => caller.post(`/desk/stories/${ID}/unpublish`, undefined, version),
    roles: WRITERS,
  },
  listDeskStoryHistory: {
    call: (caller) => caller.get(`/desk/stories/${ID}/history`),
    roles: WRITERS,
  },
  restoreDeskStory: {
    call: (caller) => caller.post(`/desk/stories/${ID}/restore`, { state: ID }, version),
    roles: WRITERS,
  },
  listDeskPages: { call: (caller) => caller.get('/desk/pages'), roles: WRITERS },
  getDeskPage: { call: (caller) => caller.get(`/desk/pages/${ID}`), roles: WRITERS },
  updateDeskPage: {
    call: (caller) => caller.patch(`/desk/pages/${ID}`, { title: 'Terms' }, version),
    roles: WRITERS,
  },
  publishDeskPage: {
    call: (caller) => caller.post(`/desk/pages/${ID}/publish`, undefined, version),
    roles: WRITERS,
  },
  listDeskPageHistory: {
    call: (caller) => caller.get(`/desk/pages/${ID}/history`),
    roles: WRITERS,
  },
  restoreDeskPage: {
    call: (caller) => caller.post(`/desk/pages/${ID}/restore`, { state: ID }, version),
    roles: WRITERS,
  },
  getDeskContact: { call: (caller) => caller.get('/desk/contact'), roles: WRITERS },
  setDeskContact: {
    call: (caller) => caller.put('/desk/contact', CONTACT, version),
    roles: WRITERS,
  },
  getDeskDeal: { call: (caller) => caller.get('/desk/deal'), roles: WRITERS },
  setDeskDeal: {
    call: (caller) => caller.put('/desk/deal', { product: null, until: null }, version),
    roles: WRITERS,
  },
  listDeskShoppers: { call: (caller) => caller.get('/desk/shoppers'), roles: MANAGERS },
  getDeskShopper: { call: (caller) => caller.get(`/desk/shoppers/${ID}`), roles: MANAGERS },
  createDeskShopperNote: {
    call: (caller) => caller.post(`/desk/shoppers/${ID}/notes`, { body: 'Call first.' }),
    roles: MANAGERS,
  },
  getDeskToday: { call: (caller) => caller.get('/desk/today'), roles: EVERYBODY },
  listDeskAudit: { call: (caller) => caller.get('/desk/audit'), roles: MANAGERS },
};

/** The link of an invite is read by whoever has it, and accepted by whoever is signed in. */
const OF_AN_INVITE: readonly OperationId[] = ['getDeskInvite', 'acceptDeskInvite'];

// product 10.1.1
test('every operation of the desk stands in this table, or is about an invite', () => {
  const operations = listOperations(readContract()).filter(({ url }) => url.includes('/desk/'));
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...Object.keys(ROWS), ...OF_AN_INVITE].toSorted(),
  );
  const open = operations.filter(({ session }) => session !== 'required');
  expect(open.map(({ operationId }) => operationId)).toEqual(['getDeskInvite']);
});

async function signUpAll(shop: TestShop) {
  const maker = await addMaker(shop.context);
  const callers: [DeskRole, Visitor][] = [];
  for (const role of DESK_ROLES) {
    const makerId = role === 'group_member' ? maker.id : null;
    callers.push([role, await signUpDeskMember(shop, role, makerId)]);
  }
  return callers;
}

// product 10.1.1, 10.8.7
test('each operation is for the roles of the table, and for no guest and no shopper', async () => {
  const shop = await buildTestApp();
  const members = await signUpAll(shop);
  const shopper = shop.visitor();
  await shopper.signUp();
  for (const [operationId, { call, roles }] of Object.entries(ROWS)) {
    const guest = await call(shop.visitor());
    const customer = await call(shopper);
    const allowed: DeskRole[] = [];
    for (const [role, caller] of members) {
      const { status, body, text } = await call(caller);
      if (status >= 500) throw new Error(`${operationId} ${role}: ${text}`);
      if (status !== 403) allowed.push(role);
      else expect(body.code).toBe('forbidden');
    }
    const statuses = [guest.status, customer.status];
    expect({ operationId, statuses, allowed }).toEqual({
      operationId,
      statuses: [401, 403],
      allowed: roles,
    });
  }
});

// product 10.1.4
test('owners and coordinators reach nothing of it before the second factor', async () => {
  const shop = await buildTestApp();
  const [owner, coordinator] = await signUpAll(shop);
  await shop.context.db.updateTable('session_families').set({ second_factor_at: null }).execute();
  for (const [operationId, { call, roles }] of Object.entries(ROWS)) {
    const isOpen = roles === EVERYBODY && operationId !== 'getDeskToday';
    if (isOpen) continue;
    for (const member of [owner, coordinator]) {
      const reply = await call(member?.[1] ?? shop.visitor());
      expect([operationId, reply.body.code]).toEqual([operationId, 'second_factor_required']);
    }
  }
});

/** What lets people in, takes them out or pays money, with a valid request of an owner. */
const NEEDING_A_FRESH_CODE: readonly [OperationId, (caller: Visitor) => Promise<Reply>][] = [
  ['replaceDeskRecoveryCodes', (caller) => caller.post('/desk/second-factor/recovery-codes')],
  ['createDeskInvite', (caller) => caller.post('/desk/invites', { role: 'owner' })],
  ['createDeskInvite', (caller) => caller.post('/desk/invites', { role: 'coordinator' })],
  ...(
    [
      'updateDeskMember',
      'removeDeskMember',
      'createDeskPayout',
      'undoDeskPayout',
    ] satisfies OperationId[]
  ).map((id): [OperationId, (caller: Visitor) => Promise<Reply>] => [
    id,
    (caller) => ROWS[id]?.call(caller) ?? Promise.reject(new Error(id)),
  ]),
];

// product 10.1.10
test('what lets people in, takes them out or pays money needs a code of the last ten minutes', async () => {
  const shop = await buildTestApp();
  const owner = await signUpDeskMember(shop, 'owner');
  shop.clock.advance(10 * 60_000 + 1);
  for (const [operationId, call] of NEEDING_A_FRESH_CODE) {
    const reply = await call(owner);
    expect([operationId, reply.status, reply.body.code]).toEqual([
      operationId,
      403,
      'fresh_code_required',
    ]);
  }
  expect((await owner.post('/desk/invites', { role: 'packer' })).status).toBe(201);
  const code = readSecondFactorCode(shop);
  expect((await owner.post('/desk/second-factor/verify', { code })).status).toBe(200);
  for (const [operationId, call] of NEEDING_A_FRESH_CODE) {
    const { status } = await call(owner);
    expect([operationId, status === 403]).toEqual([operationId, false]);
  }
});
