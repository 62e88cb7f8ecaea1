import type { DeskRole } from '@haat/domain';
import { DESK_ROLES, needsSecondFactor } from '@haat/domain/desk';
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

const DISCOUNT = {
  ...{ name: 'Diwali', nameHindi: 'दिवाली', percent: 10, goods: 'products', chosen: [ID] },
  ...{ firstDay: '2026-11-21', lastDay: '2026-11-22' },
};

/** The roles that may make each call of the desk. */
const ROLES: Partial<Record<OperationId, readonly DeskRole[]>> = {
  getDeskMe: EVERYBODY,
  createDeskSecondFactor: EVERYBODY,
  confirmDeskSecondFactor: EVERYBODY,
  verifyDeskSecondFactor: EVERYBODY,
  replaceDeskRecoveryCodes: EVERYBODY,
  getDeskToday: EVERYBODY,
  getDeskWaiting: READERS,
  listDeskMembers: MANAGERS,
  updateDeskMember: MANAGERS,
  removeDeskMember: MANAGERS,
  listDeskInvites: MANAGERS,
  createDeskInvite: MANAGERS,
  deleteDeskInvite: MANAGERS,
  createDeskOrderRefund: MANAGERS,
  createDeskGroup: MANAGERS,
  updateDeskGroup: MANAGERS,
  setDeskGroupPicture: MANAGERS,
  createDeskCategory: MANAGERS,
  orderDeskCategories: MANAGERS,
  updateDeskCategory: MANAGERS,
  deleteDeskCategory: MANAGERS,
  listDeskDiscounts: MANAGERS,
  createDeskDiscount: MANAGERS,
  updateDeskDiscount: MANAGERS,
  endDeskDiscount: MANAGERS,
  deleteDeskDiscount: MANAGERS,
  createDeskProduct: MANAGERS,
  copyDeskProduct: MANAGERS,
  deleteDeskProducts: MANAGERS,
  changeDeskProducts: MANAGERS,
  undoDeskGoodsChange: MANAGERS,
  updateDeskProduct: MANAGERS,
  addDeskPicture: MANAGERS,
  importDeskProducts: MANAGERS,
  setDeskPictures: MANAGERS,
  publishDeskProduct: MANAGERS,
  unpublishDeskProduct: MANAGERS,
  createDeskPayout: MANAGERS,
  undoDeskPayout: MANAGERS,
  listDeskSettlements: MANAGERS,
  createDeskSettlement: MANAGERS,
  undoDeskSettlement: MANAGERS,
  getDeskReport: MANAGERS,
  getDeskGstMonth: MANAGERS,
  getDeskCharges: MANAGERS,
  setDeskCharges: ['owner'],
  setDeskShare: MANAGERS,
  listDeskOrderTexts: MANAGERS,
  setDeskOrderText: ['owner'],
  findDeskCaller: MANAGERS,
  createDeskPhoneOrder: MANAGERS,
  listDeskOrderDrafts: MANAGERS,
  createDeskOrderDraft: MANAGERS,
  cancelDeskOrderDraft: MANAGERS,
  renewDeskOrderDraft: MANAGERS,
  listDeskShoppers: MANAGERS,
  getDeskShopper: MANAGERS,
  createDeskShopperNote: MANAGERS,
  listDeskAudit: MANAGERS,
  createDeskOrderNote: MOVERS,
  moveDeskOrder: MOVERS,
  moveDeskOrders: MOVERS,
  listDeskOrders: PACKERS,
  exportDeskOrders: PACKERS,
  getDeskOrder: PACKERS,
  packDeskOrderLine: PACKERS,
  changeDeskStock: PACKERS,
  getDeskNotices: PACKERS,
  updateDeskNotices: PACKERS,
  setDeskPush: PACKERS,
  deleteDeskPush: PACKERS,
  listDeskProducts: READERS,
  listDeskGroups: READERS,
  listDeskCategories: READERS,
  getDeskProduct: READERS,
  exportDeskProducts: READERS,
  listDeskReviews: WRITERS,
  getDeskReview: WRITERS,
  updateDeskReview: WRITERS,
  listDeskMessages: WRITERS,
  getDeskMessage: WRITERS,
  updateDeskMessage: WRITERS,
  listDeskStories: WRITERS,
  getDeskStory: WRITERS,
  createDeskStory: WRITERS,
  updateDeskStory: WRITERS,
  setDeskStoryPicture: WRITERS,
  publishDeskStory: WRITERS,
  unpublishDeskStory: WRITERS,
  listDeskStoryHistory: WRITERS,
  restoreDeskStory: WRITERS,
  listDeskPages: WRITERS,
  getDeskPage: WRITERS,
  updateDeskPage: WRITERS,
  publishDeskPage: WRITERS,
  listDeskPageHistory: WRITERS,
  restoreDeskPage: WRITERS,
  getDeskContact: WRITERS,
  setDeskContact: WRITERS,
  getDeskDeal: WRITERS,
  setDeskDeal: WRITERS,
  getDeskMoney: ACCOUNTANTS,
  getDeskStatement: ACCOUNTANTS,
  exportDeskStatement: ACCOUNTANTS,
  getDeskShare: ACCOUNTANTS,
};

/** The body of a valid request, for the calls that have one; a form would be read after these checks. */
const BODIES: Partial<Record<OperationId, object>> = {
  confirmDeskSecondFactor: { code: '000000' },
  verifyDeskSecondFactor: { code: '2222-2222-2222' },
  updateDeskMember: { role: 'packer' },
  updateDeskNotices: { byMail: true },
  setDeskPush: {
    endpoint: 'https://push.example/',
    p256dh: 'A'.repeat(87),
    auth: 'A'.repeat(22),
    language: 'hi',
  },
  createDeskInvite: { role: 'packer' },
  packDeskOrderLine: { isPacked: true },
  createDeskOrderNote: { body: 'Call first.' },
  moveDeskOrder: { move: 'processing' },
  moveDeskOrders: { moves: [{ orderId: ID, version: 1, move: 'processing' }] },
  createDeskOrderRefund: { amountPaise: 1, method: 'upi' },
  createDeskGroup: { name: 'Papad Samuh' },
  updateDeskGroup: { craft: 'Papad' },
  setDeskGroupPicture: {},
  createDeskCategory: { name: 'Papad' },
  orderDeskCategories: { categories: [ID] },
  updateDeskCategory: { name: 'Papads' },
  createDeskDiscount: DISCOUNT,
  updateDeskDiscount: DISCOUNT,
  createDeskProduct: { name: 'Papad', category: 'no-such' },
  updateDeskProduct: { name: 'Papad' },
  deleteDeskProducts: { products: [{ productId: ID, version: 1 }] },
  changeDeskStock: { delta: 1 },
  addDeskPicture: {},
  importDeskProducts: {},
  setDeskPictures: { pictures: [] },
  publishDeskProduct: {},
  createDeskPayout: { maker: ID, amountPaise: 1, paidOn: '2026-11-21' },
  createDeskSettlement: {
    ...{ courier: 'Post', orders: [ID], receivedPaise: 1, receivedOn: '2026-11-21' },
  },
  setDeskCharges: {
    ...{ shippingPaise: 9_900, taxesPaise: 0, discountPaise: 0 },
    freeShippingFromPaise: 99_900,
  },
  setDeskShare: { shopShare: 0 },
  setDeskOrderText: { text: 'Packed: {order}', textHindi: 'पैक: {order}' },
  updateDeskReview: { status: 'held' },
  updateDeskMessage: { read: true },
  createDeskStory: { title: 'The first mill' },
  updateDeskStory: { title: 'The mill' },
  setDeskStoryPicture: {},
  restoreDeskStory: { state: ID },
  updateDeskPage: { title: 'Terms' },
  restoreDeskPage: { state: ID },
  setDeskContact: CONTACT,
  setDeskDeal: { product: null, until: null },
  createDeskShopperNote: { body: 'Call first.' },
};

const OPERATIONS = new Map(
  listOperations(readContract())
    .filter(({ url }) => url.includes('/desk/'))
    .map((operation) => [operation.operationId, operation]),
);

/** Makes a valid request for something that nobody has. */
function call(caller: Visitor, operationId: string): Promise<Reply> {
  const operation = OPERATIONS.get(operationId);
  const path = (operation?.url ?? '')
    .replace('/api/v1', '')
    .replace(':month', '2026-11')
    .replace(':kind', 'packed')
    .replaceAll(/:\w+/g, ID);
  const body = Object.entries(BODIES).find(([id]) => id === operationId)?.[1];
  const options = { headers: { 'if-match': '"1"' } };
  switch (operation?.method) {
    case 'GET':
      return caller.get(path);
    case 'PUT':
      return caller.put(path, body, options);
    case 'PATCH':
      return caller.patch(path, body, options);
    case 'DELETE':
      return caller.delete(path, body, options);
    default:
      return caller.post(path, body, options);
  }
}

/** The link of an invite is read, or makes an account, for whoever has it, and is accepted by whoever is signed in. */
const OF_AN_INVITE: readonly OperationId[] = [
  'getDeskInvite',
  'acceptDeskInvite',
  'createInvitedAccount',
];

// product 10.1.1
test('every operation of the desk stands in this table, or is about an invite', () => {
  expect([...OPERATIONS.keys()].toSorted()).toEqual(
    [...Object.keys(ROLES), ...OF_AN_INVITE].toSorted(),
  );
  const open = [...OPERATIONS.values()].filter(({ session }) => session !== 'required');
  expect(open.map(({ operationId }) => operationId).toSorted()).toEqual([
    'createInvitedAccount',
    'getDeskInvite',
  ]);
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
  for (const [operationId, roles] of Object.entries(ROLES)) {
    const guest = await call(shop.visitor(), operationId);
    const customer = await call(shopper, operationId);
    const allowed: DeskRole[] = [];
    for (const [role, caller] of members) {
      const { status, body, text } = await call(caller, operationId);
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
  const managers = (await signUpAll(shop)).filter(([role]) => needsSecondFactor(role));
  expect(managers).toHaveLength(2);
  await shop.context.db.updateTable('session_families').set({ second_factor_at: null }).execute();
  for (const [operationId, roles] of Object.entries(ROLES)) {
    const isOpen = roles === EVERYBODY && operationId !== 'getDeskToday';
    if (isOpen) continue;
    for (const [role, caller] of managers) {
      if (!roles.includes(role)) continue;
      const reply = await call(caller, operationId);
      expect([operationId, reply.body.code]).toEqual([operationId, 'second_factor_required']);
    }
  }
});

/** What lets people in, takes them out or pays money, and the invite of a manager. */
const NEEDING_A_FRESH_CODE = [
  'replaceDeskRecoveryCodes',
  'updateDeskMember',
  'removeDeskMember',
  'createDeskPayout',
  'undoDeskPayout',
] satisfies OperationId[];

// product 10.1.10
test('what lets people in, takes them out or pays money needs a code of the last ten minutes', async () => {
  const shop = await buildTestApp();
  const owner = await signUpDeskMember(shop, 'owner');
  shop.clock.advance(10 * 60_000 + 1);
  const replies = async () => [
    ...(await Promise.all(NEEDING_A_FRESH_CODE.map((id) => call(owner, id)))),
    await owner.post('/desk/invites', { role: 'owner' }),
    await owner.post('/desk/invites', { role: 'coordinator' }),
  ];
  expect((await replies()).map(({ status, body }) => [status, body.code])).toEqual(
    Array(7).fill([403, 'fresh_code_required']),
  );
  expect((await owner.post('/desk/invites', { role: 'packer' })).status).toBe(201);
  const code = readSecondFactorCode(shop);
  expect((await owner.post('/desk/second-factor/verify', { code })).status).toBe(200);
  expect((await replies()).map(({ status }) => status)).not.toContain(403);
});
