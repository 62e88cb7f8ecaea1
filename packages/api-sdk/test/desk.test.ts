import contract from '@haat/openapi' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import { createDeskClient, type DeskClient } from '../src/desk/index.ts';
import { recordFetch, success } from './support/record-fetch.ts';

interface Row {
  /** operationId in the contract. */
  readonly operation: string;
  readonly call: (api: DeskClient) => Promise<unknown>;
  /** Method and path below `/api/v1` that are sent. */
  readonly sends: string;
  readonly body?: unknown;
  /** The data of the response. */
  readonly data: unknown;
  /** What the method resolves with; the data when left out. */
  readonly gives?: unknown;
  /** The If-Match that is sent. */
  readonly version?: string;
}

const MEMBER = { role: 'packer', version: 3 };
const ORDER = { _id: 'o1', version: 4 };
const PRODUCT = { _id: 'p1', version: 5 };
const STORY = { _id: 's1', version: 6 };
const DEAL = { version: 2, product: null, until: null, isShown: false };
const CONTACT = {
  version: 2,
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
const GROUP = { _id: 'g1', version: 2 };

const ROWS: readonly Row[] = [
  {
    operation: 'getDeskMe',
    call: (api) => api.members.me(),
    sends: 'GET /desk/me',
    data: MEMBER,
  },
  {
    operation: 'listDeskMembers',
    call: (api) => api.members.list(),
    sends: 'GET /desk/members',
    data: { members: [MEMBER] },
    gives: [MEMBER],
  },
  {
    operation: 'updateDeskMember',
    call: (api) => api.members.update('u1', 3, { role: 'writer' }),
    sends: 'PATCH /desk/members/u1',
    body: { role: 'writer' },
    version: '"3"',
    data: MEMBER,
  },
  {
    operation: 'removeDeskMember',
    call: (api) => api.members.remove('u1', 3),
    sends: 'DELETE /desk/members/u1',
    version: '"3"',
    data: null,
    gives: undefined,
  },
  {
    operation: 'listDeskInvites',
    call: (api) => api.members.listInvites(),
    sends: 'GET /desk/invites',
    data: { invites: [] },
    gives: [],
  },
  {
    operation: 'createDeskInvite',
    call: (api) => api.members.invite({ role: 'packer' }),
    sends: 'POST /desk/invites',
    body: { role: 'packer' },
    data: { token: 't1' },
  },
  {
    operation: 'deleteDeskInvite',
    call: (api) => api.members.revokeInvite('i1'),
    sends: 'DELETE /desk/invites/i1',
    data: null,
    gives: undefined,
  },
  {
    operation: 'getDeskInvite',
    call: (api) => api.members.getInvite('t1'),
    sends: 'GET /desk/invite/t1',
    data: { role: 'packer' },
  },
  {
    operation: 'acceptDeskInvite',
    call: (api) => api.members.acceptInvite('t1'),
    sends: 'POST /desk/invite/t1',
    data: MEMBER,
  },
  {
    operation: 'createDeskSecondFactor',
    call: (api) => api.secondFactor.create(),
    sends: 'POST /desk/second-factor',
    data: { secret: 's1' },
  },
  {
    operation: 'confirmDeskSecondFactor',
    call: (api) => api.secondFactor.confirm('123456'),
    sends: 'POST /desk/second-factor/confirm',
    body: { code: '123456' },
    data: { recoveryCodes: ['a'] },
    gives: ['a'],
  },
  {
    operation: 'verifyDeskSecondFactor',
    call: (api) => api.secondFactor.verify('123456'),
    sends: 'POST /desk/second-factor/verify',
    body: { code: '123456' },
    data: null,
    gives: undefined,
  },
  {
    operation: 'replaceDeskRecoveryCodes',
    call: (api) => api.secondFactor.replaceRecoveryCodes(),
    sends: 'POST /desk/second-factor/recovery-codes',
    data: { recoveryCodes: ['a'] },
    gives: ['a'],
  },
  {
    operation: 'listDeskOrders',
    call: (api) => api.orders.list({ view: 'to_pack', page: 2 }),
    sends: 'GET /desk/orders?view=to_pack&page=2',
    data: { orders: [ORDER] },
  },
  {
    operation: 'getDeskOrder',
    call: (api) => api.orders.get('o1'),
    sends: 'GET /desk/orders/o1',
    data: ORDER,
  },
  {
    operation: 'packDeskOrderLine',
    call: (api) => api.orders.packLine('o1', 'p1', true),
    sends: 'PUT /desk/orders/o1/packed-lines/p1',
    body: { isPacked: true },
    data: ORDER,
  },
  {
    operation: 'createDeskOrderNote',
    call: (api) => api.orders.addNote('o1', 'Call first.'),
    sends: 'POST /desk/orders/o1/notes',
    body: { body: 'Call first.' },
    data: ORDER,
  },
  {
    operation: 'moveDeskOrder',
    call: (api) => api.orders.move('o1', 4, { move: 'processing' }),
    sends: 'POST /desk/orders/o1/moves',
    body: { move: 'processing' },
    version: '"4"',
    data: ORDER,
  },
  {
    operation: 'moveDeskOrders',
    call: (api) => api.orders.moveMany([{ orderId: 'o1', version: 4, move: 'processing' }]),
    sends: 'POST /desk/orders/moves',
    body: { moves: [{ orderId: 'o1', version: 4, move: 'processing' }] },
    data: { results: [] },
    gives: [],
  },
  {
    operation: 'createDeskOrderRefund',
    call: (api) => api.orders.addRefund('o1', 4, { amountPaise: 100, method: 'upi' }),
    sends: 'POST /desk/orders/o1/refunds',
    body: { amountPaise: 100, method: 'upi' },
    version: '"4"',
    data: ORDER,
  },
  {
    operation: 'listDeskProducts',
    call: (api) => api.goods.list({ status: 'low', q: 'papad' }),
    sends: 'GET /desk/products?status=low&q=papad',
    data: { products: [PRODUCT] },
  },
  {
    operation: 'listDeskGroups',
    call: (api) => api.groups.list(),
    sends: 'GET /desk/groups',
    data: { groups: [] },
    gives: [],
  },
  {
    operation: 'getDeskProduct',
    call: (api) => api.goods.get('p1'),
    sends: 'GET /desk/products/p1',
    data: PRODUCT,
  },
  {
    operation: 'createDeskProduct',
    call: (api) => api.goods.create({ name: 'Papad', category: 'spices' }),
    sends: 'POST /desk/products',
    body: { name: 'Papad', category: 'spices' },
    data: PRODUCT,
  },
  {
    operation: 'copyDeskProduct',
    call: (api) => api.goods.copy('p1'),
    sends: 'POST /desk/products/p1/copy',
    data: PRODUCT,
  },
  {
    operation: 'updateDeskProduct',
    call: (api) => api.goods.update('p1', 5, { pricePaise: 100 }),
    sends: 'PATCH /desk/products/p1',
    body: { pricePaise: 100 },
    version: '"5"',
    data: PRODUCT,
  },
  {
    operation: 'changeDeskStock',
    call: (api) => api.goods.changeStock('p1', -2),
    sends: 'POST /desk/products/p1/stock',
    body: { delta: -2 },
    data: PRODUCT,
  },
  {
    operation: 'setDeskPictures',
    call: (api) => api.goods.setPictures('p1', 5, ['a']),
    sends: 'PUT /desk/products/p1/pictures',
    body: { pictures: ['a'] },
    version: '"5"',
    data: PRODUCT,
  },
  {
    operation: 'publishDeskProduct',
    call: (api) => api.goods.publish('p1', 5),
    sends: 'POST /desk/products/p1/publish',
    body: { publishAt: null },
    version: '"5"',
    data: PRODUCT,
  },
  {
    operation: 'unpublishDeskProduct',
    call: (api) => api.goods.unpublish('p1', 5),
    sends: 'POST /desk/products/p1/unpublish',
    version: '"5"',
    data: PRODUCT,
  },
  {
    operation: 'createDeskGroup',
    call: (api) => api.groups.create({ name: 'Samuh' }),
    sends: 'POST /desk/groups',
    body: { name: 'Samuh' },
    data: GROUP,
  },
  {
    operation: 'updateDeskGroup',
    call: (api) => api.groups.update('g1', 2, { isHidden: true }),
    sends: 'PATCH /desk/groups/g1',
    body: { isHidden: true },
    version: '"2"',
    data: GROUP,
  },
  {
    operation: 'listDeskCategories',
    call: (api) => api.categories.list(),
    sends: 'GET /desk/categories',
    data: { categories: [GROUP] },
    gives: [GROUP],
  },
  {
    operation: 'createDeskCategory',
    call: (api) => api.categories.create({ name: 'Papad' }),
    sends: 'POST /desk/categories',
    body: { name: 'Papad' },
    data: GROUP,
  },
  {
    operation: 'updateDeskCategory',
    call: (api) => api.categories.rename('g1', 2, { name: 'Papad' }),
    sends: 'PATCH /desk/categories/g1',
    body: { name: 'Papad' },
    version: '"2"',
    data: GROUP,
  },
  {
    operation: 'orderDeskCategories',
    call: (api) => api.categories.order(['g1']),
    sends: 'PUT /desk/categories/order',
    body: { categories: ['g1'] },
    data: { categories: [GROUP] },
    gives: [GROUP],
  },
  {
    operation: 'deleteDeskCategory',
    call: (api) => api.categories.remove('g1', 2),
    sends: 'DELETE /desk/categories/g1',
    version: '"2"',
    data: null,
    gives: undefined,
  },
  {
    operation: 'getDeskMoney',
    call: (api) => api.money.get({ maker: 'm1', from: '2026-11-01' }),
    sends: 'GET /desk/money?maker=m1&from=2026-11-01',
    data: { totals: {} },
  },
  {
    operation: 'getDeskStatement',
    call: (api) => api.money.getStatement('m1', '2026-11'),
    sends: 'GET /desk/money/statements/m1/2026-11',
    data: { month: '2026-11' },
  },
  {
    operation: 'createDeskPayout',
    call: (api) => api.money.createPayout({ maker: 'm1', amountPaise: 100, paidOn: '2026-11-21' }),
    sends: 'POST /desk/money/payouts',
    body: { maker: 'm1', amountPaise: 100, paidOn: '2026-11-21' },
    data: { _id: 'e1' },
  },
  {
    operation: 'undoDeskPayout',
    call: (api) => api.money.undoPayout('e1'),
    sends: 'POST /desk/money/payouts/e1/undo',
    data: { _id: 'e2' },
  },
  {
    operation: 'getDeskShare',
    call: (api) => api.money.getShare(),
    sends: 'GET /desk/money/share',
    data: { shopShare: 0, version: 1 },
  },
  {
    operation: 'setDeskShare',
    call: (api) => api.money.setShare(1, 1_000),
    sends: 'PUT /desk/money/share',
    body: { shopShare: 1_000 },
    version: '"1"',
    data: { shopShare: 1_000, version: 2 },
  },
  {
    operation: 'listDeskReviews',
    call: (api) => api.reviews.list({ status: 'held' }),
    sends: 'GET /desk/reviews?status=held',
    data: { reviews: [] },
  },
  {
    operation: 'getDeskReview',
    call: (api) => api.reviews.get('r1'),
    sends: 'GET /desk/reviews/r1',
    data: { _id: 'r1' },
  },
  {
    operation: 'updateDeskReview',
    call: (api) => api.reviews.update('r1', 2, { status: 'held' }),
    sends: 'PATCH /desk/reviews/r1',
    body: { status: 'held' },
    version: '"2"',
    data: { _id: 'r1' },
  },
  {
    operation: 'listDeskMessages',
    call: (api) => api.messages.list({ isRead: false }),
    sends: 'GET /desk/messages?isRead=false',
    data: { messages: [] },
  },
  {
    operation: 'getDeskMessage',
    call: (api) => api.messages.get('m1'),
    sends: 'GET /desk/messages/m1',
    data: { _id: 'm1' },
  },
  {
    operation: 'updateDeskMessage',
    call: (api) => api.messages.update('m1', 2, { read: true }),
    sends: 'PATCH /desk/messages/m1',
    body: { read: true },
    version: '"2"',
    data: { _id: 'm1' },
  },
  {
    operation: 'listDeskStories',
    call: (api) => api.content.listStories({ status: 'draft' }),
    sends: 'GET /desk/stories?status=draft',
    data: { stories: [STORY] },
  },
  {
    operation: 'getDeskStory',
    call: (api) => api.content.getStory('s1'),
    sends: 'GET /desk/stories/s1',
    data: STORY,
  },
  {
    operation: 'createDeskStory',
    call: (api) => api.content.createStory({ title: 'The mill' }),
    sends: 'POST /desk/stories',
    body: { title: 'The mill' },
    data: STORY,
  },
  {
    operation: 'updateDeskStory',
    call: (api) => api.content.updateStory('s1', 6, { title: 'The mill' }),
    sends: 'PATCH /desk/stories/s1',
    body: { title: 'The mill' },
    version: '"6"',
    data: STORY,
  },
  {
    operation: 'publishDeskStory',
    call: (api) => api.content.publishStory('s1', 6),
    sends: 'POST /desk/stories/s1/publish',
    version: '"6"',
    data: STORY,
  },
  {
    operation: 'unpublishDeskStory',
    call: (api) => api.content.unpublishStory('s1', 6),
    sends: 'POST /desk/stories/s1/unpublish',
    version: '"6"',
    data: STORY,
  },
  {
    operation: 'listDeskStoryHistory',
    call: (api) => api.content.listStoryHistory('s1', { page: 2 }),
    sends: 'GET /desk/stories/s1/history?page=2',
    data: { states: [] },
  },
  {
    operation: 'restoreDeskStory',
    call: (api) => api.content.restoreStory('s1', 6, 'h1'),
    sends: 'POST /desk/stories/s1/restore',
    body: { state: 'h1' },
    version: '"6"',
    data: STORY,
  },
  {
    operation: 'listDeskPages',
    call: (api) => api.content.listPages(),
    sends: 'GET /desk/pages',
    data: { pages: [STORY] },
    gives: [STORY],
  },
  {
    operation: 'getDeskPage',
    call: (api) => api.content.getPage('s1'),
    sends: 'GET /desk/pages/s1',
    data: STORY,
  },
  {
    operation: 'updateDeskPage',
    call: (api) => api.content.updatePage('s1', 6, { title: 'Terms' }),
    sends: 'PATCH /desk/pages/s1',
    body: { title: 'Terms' },
    version: '"6"',
    data: STORY,
  },
  {
    operation: 'publishDeskPage',
    call: (api) => api.content.publishPage('s1', 6),
    sends: 'POST /desk/pages/s1/publish',
    version: '"6"',
    data: STORY,
  },
  {
    operation: 'listDeskPageHistory',
    call: (api) => api.content.listPageHistory('s1'),
    sends: 'GET /desk/pages/s1/history',
    data: { states: [] },
  },
  {
    operation: 'restoreDeskPage',
    call: (api) => api.content.restorePage('s1', 6, 'h1'),
    sends: 'POST /desk/pages/s1/restore',
    body: { state: 'h1' },
    version: '"6"',
    data: STORY,
  },
  {
    operation: 'getDeskContact',
    call: (api) => api.content.getContact(),
    sends: 'GET /desk/contact',
    data: CONTACT,
  },
  {
    operation: 'setDeskContact',
    call: (api) => api.content.setContact(2, CONTACT),
    sends: 'PUT /desk/contact',
    body: CONTACT,
    version: '"2"',
    data: { ...CONTACT, version: 3 },
  },
  {
    operation: 'getDeskDeal',
    call: (api) => api.content.getDeal(),
    sends: 'GET /desk/deal',
    data: DEAL,
  },
  {
    operation: 'setDeskDeal',
    call: (api) => api.content.setDeal(2, { product: 'p1', until: null }),
    sends: 'PUT /desk/deal',
    body: { product: 'p1', until: null },
    version: '"2"',
    data: DEAL,
  },
  {
    operation: 'listDeskShoppers',
    call: (api) => api.shoppers.list({ q: 'Kavita' }),
    sends: 'GET /desk/shoppers?q=Kavita',
    data: { shoppers: [] },
  },
  {
    operation: 'getDeskShopper',
    call: (api) => api.shoppers.get('u1'),
    sends: 'GET /desk/shoppers/u1',
    data: { _id: 'u1' },
  },
  {
    operation: 'createDeskShopperNote',
    call: (api) => api.shoppers.addNote('u1', 'Call first.'),
    sends: 'POST /desk/shoppers/u1/notes',
    body: { body: 'Call first.' },
    data: { _id: 'u1' },
  },
  {
    operation: 'getDeskToday',
    call: (api) => api.today.get({ days: 7 }),
    sends: 'GET /desk/today?days=7',
    data: { days: 7 },
  },
  {
    operation: 'listDeskAudit',
    call: (api) => api.audit.list({ subjectKind: 'order' }),
    sends: 'GET /desk/audit?subjectKind=order',
    data: { entries: [] },
  },
];

const baseUrl = 'https://shop.test/api/v1';

describe.each(ROWS)('$operation', (row) => {
  it(`sends ${row.sends} and gives the data`, async () => {
    const { fetch, sent } = recordFetch(() => success(row.data));
    const given = await row.call(createDeskClient({ baseUrl, fetch }));
    expect(given).toEqual('gives' in row ? row.gives : row.data);
    const [request] = sent;
    expect(`${request?.method} ${request?.target}`).toBe(row.sends.replace(' ', ' /api/v1'));
    expect(request?.text).toBe(row.body === undefined ? '' : JSON.stringify(row.body));
    expect(request?.headers.get('if-match')).toBe(row.version ?? null);
  });
});

it('signs in and out with the calls of the shop', async () => {
  const user = { _id: 'u1' };
  const { fetch, sent } = recordFetch(() => success({ user }));
  const { session } = createDeskClient({ baseUrl, fetch });
  expect(await session.login({ email: 'a@example.com', password: 'x' })).toEqual(user);
  await session.logout();
  expect(sent.map(({ target }) => target)).toEqual(['/api/v1/users/login', '/api/v1/users/logout']);
});

it('says by a cookie, without a call, whether the session is the same as before', () => {
  const page = { cookie: 'haat_signed_in=abc' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { hostname: new URL(baseUrl).hostname });
  const { fetch, sent } = recordFetch(() => success({}));
  const { getSessionMark } = createDeskClient({ baseUrl, fetch });
  const mark = getSessionMark();
  expect(mark).toBe(getSessionMark());
  page.cookie = 'haat_signed_in=def';
  expect(getSessionMark()).not.toBe(mark);
  page.cookie = '';
  expect(getSessionMark()).toBe('');
  expect(sent).toEqual([]);
  vi.unstubAllGlobals();
});

it('a CSV arrives as its bytes', async () => {
  const { fetch, sent } = recordFetch(() => new Response('order\r\n'));
  const bytes = await createDeskClient({ baseUrl, fetch }).orders.exportCsv({ status: 'shipped' });
  expect(await bytes.text()).toBe('order\r\n');
  expect(sent[0]?.target).toBe('/api/v1/desk/orders.csv?status=shipped');
});

it('exports of goods and statements arrive as their bytes', async () => {
  const { fetch, sent } = recordFetch(() => new Response('id\r\n'));
  const { goods, money } = createDeskClient({ baseUrl, fetch });
  expect(await (await goods.exportCsv()).text()).toBe('id\r\n');
  expect(await (await money.exportStatement('m1', '2026-11')).text()).toBe('id\r\n');
  expect(sent.map(({ target }) => target)).toEqual([
    '/api/v1/desk/products.csv',
    '/api/v1/desk/money/statements/m1/2026-11/csv',
  ]);
});

it('pictures and files are sent as forms', async () => {
  const { fetch, sent } = recordFetch(() => success({ ...PRODUCT, problems: [] }));
  const { goods, groups, content } = createDeskClient({ baseUrl, fetch });
  await goods.addPicture('p1', new Blob(['bytes']));
  await goods.importCsv(new Blob(['id']), true);
  await groups.setPicture('g1', 2, new Blob(['bytes']));
  await content.setStoryPicture('s1', 6, new Blob(['bytes']));
  expect(sent.map(({ target }) => target)).toEqual([
    '/api/v1/desk/products/p1/pictures',
    '/api/v1/desk/products/import',
    '/api/v1/desk/groups/g1/picture',
    '/api/v1/desk/stories/s1/picture',
  ]);
  expect(sent[0]?.text).toMatch(/name="picture"; filename="blob"/);
  expect(sent[1]?.text).toMatch(/name="dryRun"\r\n\r\ntrue\r\n.*name="file"/s);
  expect(sent[2]?.headers.get('if-match')).toBe('"2"');
  expect(sent[3]?.headers.get('if-match')).toBe('"6"');
});

it('an error about a clash has the present state', async () => {
  const body = { success: false, message: 'Changed', code: 'changed_meanwhile', details: ORDER };
  const { fetch } = recordFetch(() => Response.json(body, { status: 412 }));
  const { orders } = createDeskClient({ baseUrl, fetch });
  const clash = orders.move('o1', 3, { move: 'processing' });
  await expect(clash).rejects.toMatchObject({ status: 412, details: ORDER });
});

it('has a method for each operation of the desk', () => {
  const described = Object.values<object>(contract.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, tags = [] }) => (tags.includes('Desk') ? [operationId] : []));
  const covered = [
    ...ROWS.map(({ operation }) => operation),
    'exportDeskOrders',
    'exportDeskProducts',
    'exportDeskStatement',
    'setDeskGroupPicture',
    'addDeskPicture',
    'importDeskProducts',
    'setDeskStoryPicture',
  ];
  expect(covered.toSorted()).toEqual(described.toSorted());
});
