import { randomUUID } from 'node:crypto';
import { replaceProductImages } from '../../../src/catalogue/product-images.repository.ts';
import type { ShopContext } from '../../../src/context.ts';
import { publishContent } from '../../../src/desk/content/change-content.ts';
import { listContentHistory } from '../../../src/desk/content/content-history.service.ts';
import { createDeskStory, DESK_STORIES } from '../../../src/desk/content/desk-stories.service.ts';
import {
  createCategory,
  listDeskCategories,
} from '../../../src/desk/groups/desk-categories.service.ts';
import { createGroup } from '../../../src/desk/groups/groups.service.ts';
import { createInvite } from '../../../src/desk/members/invites.service.ts';
import { bookSale } from '../../../src/desk/money/order-booking.ts';
import { createPayout } from '../../../src/desk/money/payouts.service.ts';
import {
  createRecoveryCode,
  normalizeCode,
} from '../../../src/desk/second-factor/recovery-codes.ts';
import {
  confirmSecondFactor,
  replaceRecoveryCodes,
} from '../../../src/desk/second-factor/second-factor.repository.ts';
import { lockOrder } from '../../../src/orders/orders.repository.ts';
import { runTransaction } from '../../../src/platform/database/transaction.ts';
import { hashToken } from '../../../src/platform/security/ids.ts';
import { addProduct, readProductRow } from '../goods/stock-fixture.ts';
import {
  beginSecondFactor,
  readSecondFactorCode,
  signUpDeskMember,
} from '../people/desk-members.ts';
import type { Makers, Workshop } from './fresh-maker.ts';
import { placeFreshOrder } from './fresh-orders.ts';

/** Texts of made requests to the desk, see `FRESH`. */
export const FRESH_AT_DESK = {
  member: 'fresh-member',
  invite: 'fresh-id-of-invite',
  inviteToken: 'fresh-token-of-invite',
  firstCode: 'fresh-first-code',
  appCode: 'fresh-app-code',
  recoveryCode: 'fresh-recovery-code',
  draft: 'fresh-draft',
  returnedOrder: 'fresh-returned-order',
  groupToPay: 'fresh-group-to-pay',
  payout: 'fresh-payout',
  group: 'fresh-id-of-group',
  category: 'fresh-id-of-category',
  allCategories: 'fresh-ids-of-all-categories',
  story: 'fresh-story',
  state: 'fresh-state',
} as const;

/** Who makes these texts. */
export const DESK_MAKERS: Makers = [
  [
    [FRESH_AT_DESK.member],
    async ({ shop }) => {
      const name = `member-${shop.clock.now()}`;
      const account = { userName: name, email: `${name}@example.com` };
      const { userId } = await signUpDeskMember(shop, 'packer', null, account);
      return { [FRESH_AT_DESK.member]: userId };
    },
  ],
  [
    [FRESH_AT_DESK.invite, FRESH_AT_DESK.inviteToken],
    async ({ shop: { context }, sender, owner }) => {
      // Who is a member already can accept none.
      await context.db.deleteFrom('desk_members').where('user_id', '=', sender.userId).execute();
      const assigned = { role: 'packer', makerId: null } as const;
      const { invite, token } = await createInvite(context, owner, assigned);
      return { [FRESH_AT_DESK.invite]: invite.id, [FRESH_AT_DESK.inviteToken]: token };
    },
  ],
  [
    [FRESH_AT_DESK.firstCode],
    async ({ shop, sender }) => {
      await forgetTriedCodes(shop.context);
      await beginSecondFactor(shop, sender.userId);
      return { [FRESH_AT_DESK.firstCode]: readSecondFactorCode(shop) };
    },
  ],
  [
    [FRESH_AT_DESK.appCode, FRESH_AT_DESK.recoveryCode],
    async ({ shop, sender: { userId } }) => {
      const { context } = shop;
      await forgetTriedCodes(context);
      await beginSecondFactor(shop, userId);
      await confirmSecondFactor(context.db, userId, context.now());
      const recoveryCode = createRecoveryCode();
      await replaceRecoveryCodes(context.db, userId, [hashToken(normalizeCode(recoveryCode))]);
      return {
        [FRESH_AT_DESK.appCode]: readSecondFactorCode(shop),
        [FRESH_AT_DESK.recoveryCode]: recoveryCode,
      };
    },
  ],
  [
    [FRESH_AT_DESK.draft],
    async ({ shop: { context } }) => {
      const { db } = context;
      const draft = await addProduct(context, { status: 'archived', description: 'Hot and red.' });
      const { hash } = await db
        .selectFrom('media')
        .select('hash')
        .where('kind', '=', 'catalogue')
        .orderBy('hash')
        .limit(1)
        .executeTakeFirstOrThrow();
      const picture = {
        product_id: draft.id,
        position: 0,
        role: 'main',
        media_hash: hash,
      } as const;
      await replaceProductImages(db, [draft.id], [picture]);
      return { [FRESH_AT_DESK.draft]: draft.id };
    },
  ],
  [
    [FRESH_AT_DESK.returnedOrder],
    async (workshop) => {
      const id = await placeFreshOrder(workshop, 'delivered');
      await workshop.shop.context.db
        .updateTable('orders')
        .set({ return_status: 'returned' })
        .where('id', '=', id)
        .execute();
      return { [FRESH_AT_DESK.returnedOrder]: id };
    },
  ],
  [
    [FRESH_AT_DESK.groupToPay],
    async (workshop) => ({ [FRESH_AT_DESK.groupToPay]: await sellForGroup(workshop) }),
  ],
  [
    [FRESH_AT_DESK.payout],
    async (workshop) => {
      const maker = await sellForGroup(workshop);
      const call = { member: workshop.owner, key: undefined };
      const input = { maker, amountPaise: 100, paidOn: '2026-11-20' };
      const { _id: id } = await createPayout(workshop.shop.context, call, input);
      return { [FRESH_AT_DESK.payout]: id };
    },
  ],
  [
    [FRESH_AT_DESK.group],
    async ({ shop: { context }, owner: member }) => {
      const facts = { name: `Group ${context.now()}` };
      const { _id: id } = await createGroup(context, { member, key: undefined }, facts);
      return { [FRESH_AT_DESK.group]: id };
    },
  ],
  [
    [FRESH_AT_DESK.category],
    async ({ shop: { context }, owner: member }) => {
      const names = { name: `Category ${randomUUID()}` };
      const { _id: id } = await createCategory(context, { member, key: undefined }, names);
      return { [FRESH_AT_DESK.category]: id };
    },
  ],
  [
    [FRESH_AT_DESK.allCategories],
    async ({ shop: { context } }) => {
      const categories = await listDeskCategories(context.db);
      // One text of a list in JSON becomes several.
      return { [FRESH_AT_DESK.allCategories]: categories.map(({ _id }) => _id).join('","') };
    },
  ],
  [
    [FRESH_AT_DESK.story, FRESH_AT_DESK.state],
    async ({ shop: { context }, owner: member }) => {
      const call = { member, key: undefined };
      const story = { title: 'The mill', content: 'It came on a cart.' };
      const { _id: id } = await createDeskStory(context, call, story);
      const operation = 'publishDeskStory';
      await publishContent(context, DESK_STORIES, { ...call, operation, id, version: 1 });
      const part = { page: 1, limit: 1 };
      const { states } = await listContentHistory(context, DESK_STORIES.store, id, part);
      return { [FRESH_AT_DESK.story]: id, [FRESH_AT_DESK.state]: states[0]?._id ?? '' };
    },
  ],
];

/** An account may try a few codes only. */
async function forgetTriedCodes({ db }: Pick<ShopContext, 'db'>): Promise<void> {
  await db.deleteFrom('attempt_counters').execute();
}

/** Delivers an order, so that money is due to the group of its product. @returns the id of the group */
async function sellForGroup(workshop: Workshop): Promise<string> {
  const { context } = workshop.shop;
  const orderId = await placeFreshOrder(workshop, 'delivered');
  await runTransaction(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined) throw new Error('The order is not there.');
    await bookSale(transaction, order);
  });
  const { maker_id: makerId } = await readProductRow(context, workshop.productId);
  if (makerId === null) throw new Error('The product has no group.');
  return makerId;
}
