import { FRESH_AT_DESK } from './fresh-desk-things.ts';
import { FRESH } from './fresh-things.ts';
import { mostly } from './mostly.ts';
import type { KnownValues } from './schema-arbitrary.ts';

/** Ids of what a shop has. */
export interface ThingsOfShop {
  /** The first one is a group's. */
  products: readonly string[];
  orders: readonly string[];
  reviews: readonly string[];
  messages: readonly string[];
  storyId: string;
  pageId: string;
  pageStateId: string;
  customerId: string;
  adminId: string;
  makerId: string;
  imageHash: string;
}

/** Values for the requests of an operation of the desk, by its id and the name of the field. */
export function listDeskValues(things: ThingsOfShop): Readonly<Record<string, KnownValues>> {
  const { products, orders, reviews, messages, customerId, adminId, makerId, imageHash } = things;
  const { storyId, pageId, pageStateId } = things;
  const [product = ''] = products;
  const [order = ''] = orders;
  const facts = {
    category: ['spices', 'papads'],
    maker: ['bagru-group'],
    name: ['Red Chilli Powder'],
    nameHindi: ['लाल मिर्च'],
    description: ['Hot and red.'],
    features: ['Sun-dried. No colour.'],
    foodLicence: ['12345678901234'],
  };
  const draft = { id: mostly(FRESH_AT_DESK.draft, product) };
  // Published once, which is a change.
  const version = { 'if-match': mostly('"2"', '"1"') };
  const story = { id: mostly(FRESH_AT_DESK.story, storyId), ...version };
  const member = { id: mostly(FRESH_AT_DESK.member, customerId, adminId) };
  const names = { name: ['Marwar Rasoi'], nameHindi: ['मारवाड़ रसोई'] };
  const group = { id: mostly(FRESH_AT_DESK.group, makerId, product), ...names };
  const category = { id: mostly(FRESH_AT_DESK.category, product), ...names };
  const groupMember = { role: ['group_member'], makerId: [makerId] };
  const statement = { makerId: [FRESH_AT_DESK.groupToPay, makerId], month: ['2026-11'] };
  return {
    getDeskOrder: { id: [...orders, product] },
    packDeskOrderLine: { id: [FRESH.pendingOrder, ...orders], lineId: mostly(product, order) },
    createDeskOrderNote: { id: orders },
    moveDeskOrder: {
      id: mostly(FRESH.pendingOrder, ...orders),
      move: ['processing', 'shipped', 'cancel'],
    },
    moveDeskOrders: { orderId: [FRESH.pendingOrder, ...orders] },
    createDeskOrderRefund: { id: mostly(FRESH_AT_DESK.returnedOrder, order) },
    updateDeskMember: { ...member, ...groupMember },
    removeDeskMember: member,
    createDeskInvite: groupMember,
    deleteDeskInvite: { id: mostly(FRESH_AT_DESK.invite, product) },
    getDeskInvite: { inviteToken: [FRESH_AT_DESK.inviteToken] },
    acceptDeskInvite: { inviteToken: [FRESH_AT_DESK.inviteToken] },
    confirmDeskSecondFactor: { code: mostly(FRESH_AT_DESK.firstCode, FRESH_AT_DESK.appCode) },
    verifyDeskSecondFactor: {
      code: [FRESH_AT_DESK.appCode, FRESH_AT_DESK.recoveryCode, FRESH_AT_DESK.firstCode],
    },
    listDeskAudit: { userId: [adminId], subjectId: orders },
    getDeskProduct: { id: [...products, order] },
    copyDeskProduct: { id: [...products, order] },
    createDeskProduct: facts,
    updateDeskProduct: { ...facts, ...draft },
    changeDeskStock: { id: products, delta: [5, -1] },
    addDeskPicture: draft,
    setDeskPictures: { ...draft, pictures: [imageHash] },
    publishDeskProduct: { ...draft, publishAt: ['2026-12-24T06:30:00.000Z'] },
    unpublishDeskProduct: draft,
    getDeskStatement: statement,
    exportDeskStatement: statement,
    createDeskPayout: {
      maker: mostly(FRESH_AT_DESK.groupToPay, makerId),
      amountPaise: mostly(100, 100_000_000),
      paidOn: mostly('2026-11-20', '2026-11-22'),
    },
    undoDeskPayout: { id: mostly(FRESH_AT_DESK.payout, product) },
    getDeskReview: { id: [...reviews, product] },
    updateDeskReview: { id: mostly(FRESH.review, ...reviews) },
    getDeskMessage: { id: [...messages, product] },
    updateDeskMessage: { id: messages },
    getDeskStory: { id: [storyId, order] },
    createDeskStory: { products: [product] },
    updateDeskStory: { ...story, products: [product] },
    setDeskStoryPicture: story,
    publishDeskStory: story,
    unpublishDeskStory: { id: mostly(FRESH_AT_DESK.story, product) },
    listDeskStoryHistory: { id: [storyId, order] },
    restoreDeskStory: { ...story, state: mostly(FRESH_AT_DESK.state, order) },
    getDeskPage: { id: [pageId, order] },
    updateDeskPage: { id: mostly(pageId, order), content: ['<h2>Terms</h2><p>Be kind.</p>'] },
    publishDeskPage: { id: mostly(pageId, order) },
    listDeskPageHistory: { id: [pageId, order] },
    restoreDeskPage: { id: mostly(pageId, order), state: mostly(pageStateId, order) },
    getDeskShopper: { id: [customerId, product] },
    createDeskShopperNote: { id: mostly(customerId, product) },
    createDeskGroup: names,
    updateDeskGroup: group,
    setDeskGroupPicture: group,
    createDeskCategory: names,
    updateDeskCategory: category,
    deleteDeskCategory: category,
    orderDeskCategories: { categories: [FRESH_AT_DESK.allCategories] },
    setDeskContact: {
      email: ['hello@example.com'],
      mapEmbed: [''],
      gstin: [''],
      foodLicence: ['12345678901234'],
    },
    setDeskDeal: { product: mostly(product, order), until: ['2026-12-24T06:30:00.000Z'] },
  };
}
