import type { components } from '../generated/schema.ts';
import type { BodyOf, QueryOf } from '../request-types.ts';

type Schemas = components['schemas'];

/**
 * The member of this session, from `members.me`: who it is, what the role permits, and whether the
 * second factor was given. `maker` is the group of a group member, null for the others.
 */
export type DeskMe = Schemas['DeskMe'];

/**
 * A role at the desk. An owner and a coordinator have all permissions, and an owner alone manages
 * owners and coordinators; a packer packs and moves orders and changes stock; a writer works on
 * content, reviews and messages; a group member packs the orders, changes the stock and reads the
 * money of her own group.
 */
export type DeskRole = Schemas['DeskRole'];

/**
 * What a role can permit, such as `orders.pack`; `permissions` of {@link DeskMe} has those of the
 * member.
 */
export type DeskPermission = DeskMe['permissions'][number];

/** A group that makes goods, in short; null where there is none, as for the shop's own goods. */
export type DeskMaker = Schemas['DeskMaker'];

/** A member of the desk, from `members.list`. Its `version` is what `members.update` takes. */
export type DeskMember = Schemas['DeskMember'];

/**
 * An invite to the desk, from `members.listInvites` and `members.getInvite`; its link ends at
 * `expiresAt` (ISO 8601, UTC).
 */
export type DeskInvite = Schemas['DeskInvite'];

/**
 * An order with its lines, money, history and the `moves` that it allows, from `orders.get` and
 * from each call that changes one. Amounts are whole paise; what the role may not see is null, ''
 * or left out of the lists. Its `version` is what a change takes.
 */
export type DeskOrder = Schemas['DeskOrder'];

/**
 * An order of a {@link DeskOrderList}, in short. Amounts are whole paise; a group member gets the
 * lines of her own group, and null for the total.
 */
export type DeskOrderSummary = Schemas['DeskOrderSummary'];

/**
 * How many orders are in each saved view, which is `view` of a {@link DeskOrderListQuery}; null for
 * a view of money that the role may not settle.
 */
export type DeskOrderCounts = Schemas['DeskOrderCounts'];

/**
 * The lines of a {@link DeskOrder} that one group makes, with their sum in whole paise; `maker` is
 * null for goods without a group.
 */
export type DeskOrderGroup = Schemas['DeskOrderGroup'];

/**
 * A line of a {@link DeskOrder} as it was ordered, in whole paise, and whether it lies in the
 * packet. Its `_id` is that of the product, and what `orders.packLine` takes.
 */
export type DeskOrderLine = Schemas['DeskOrderLine'];

/**
 * A move that a {@link DeskOrder} and the role allow, with what it does to stock and money (whole
 * paise); `orders.move` makes it.
 */
export type DeskOrderMove = Schemas['DeskOrderMove'];

/**
 * What waits at the desk, and what was sold in the last `days` days, from `today.get`. Amounts are
 * whole paise; what the role does not permit is null.
 */
export type DeskToday = Schemas['DeskToday'];

/**
 * A change that was made at the desk, from `audit.list`: who made it, when, and the changed fields
 * as they were (null for what began) and as they became (null for what ended).
 */
export type DeskAuditEntry = Schemas['DeskAuditEntry'];

/**
 * A product of any status with its facts, stock and pictures, from the calls of `goods`. Amounts
 * are whole paise. Its `version` is what a change takes; the stock changes without it.
 */
export type DeskProduct = Schemas['DeskProduct'];

/** A picture of a {@link DeskProduct}; its `hash` is what `goods.setPictures` takes. */
export type DeskPicture = Schemas['DeskPicture'];

/**
 * A group that makes goods, also a hidden one, from the calls of `groups`. Its `version` is what a
 * change takes.
 */
export type DeskGroup = Schemas['DeskGroup'];

/**
 * A category of goods, also an inactive one, from the calls of `categories`. Its `version` is what
 * a change takes.
 */
export type DeskCategory = Schemas['DeskCategory'];

/**
 * An account with its orders and the notes of the desk, from `shoppers.get`. `boughtPaise` is whole
 * paise, without what was cancelled, unpaid or returned.
 */
export type DeskShopper = Schemas['DeskShopper'];

/** What an import did, or would do. */
export type DeskImport = Schemas['DeskImport'];

/**
 * What is wrong with a file of products, and at which row and column of the spreadsheet: one of the
 * `problems` of a {@link DeskImport}.
 */
export type DeskImportProblem = Schemas['DeskImportProblem'];

/** What is worth a second look in a file of products, in `notes` of a {@link DeskImport}. */
export type DeskImportNote = Schemas['DeskImportNote'];

/**
 * An entry of what the shop owes the groups, in whole paise, from `money.get`. Entries are never
 * changed: `money.undoPayout` adds one against a payout.
 */
export type DeskLedgerEntry = Schemas['DeskLedgerEntry'];

/** Sums of {@link DeskLedgerEntry}s in whole paise: due = sold − returned − fees − paid. */
export type DeskLedgerTotals = Schemas['DeskLedgerTotals'];

/**
 * What the shop owes a group, and why, for one month in India, from `money.getStatement`. Amounts
 * are whole paise.
 */
export type DeskStatement = Schemas['DeskStatement'];

/** What the shop keeps of a sale. */
export type DeskShare = Schemas['DeskShare'];

/**
 * A review of any status, from the calls of `reviews`; shoppers see published ones alone. Its
 * `version` is what a change takes.
 */
export type DeskReview = Schemas['DeskReview'];

/**
 * A message to the shop with its marks, from the calls of `messages`; `answeredAt` is null until it
 * is marked as answered. Its `version` is what a change takes.
 */
export type DeskMessage = Schemas['DeskMessage'];

/** A story with its draft. */
export type DeskStory = Schemas['DeskStory'];

/** A story of a {@link DeskStoryList}, without its text. */
export type DeskStorySummary = Schemas['DeskStorySummary'];

/** A content page with its draft. */
export type DeskPage = Schemas['DeskPage'];

/** A content page of `content.listPages`, without its text. */
export type DeskPageSummary = Schemas['DeskPageSummary'];

/** What shoppers have seen of a story or a page. */
export type DeskContentState = Schemas['DeskContentState'];

/**
 * How to reach the shop, and who sells, from `content.getContact`; '' for what is not set. Its
 * `version` is what a change takes.
 */
export type DeskContact = Schemas['DeskContact'];

/** The deal of the home page. */
export type DeskDeal = Schemas['DeskDeal'];

/**
 * Where a page of a list stands in the whole list: `page` counts from 1, and `hasNext` tells
 * whether there is another.
 */
export type Pagination = Schemas['Pagination'];

/** One page of the orders, and how many orders are in each saved view. */
export type DeskOrderList = Schemas['DeskOrdersResponse']['data'];

/** One page of the products of any status, the newest first, from `goods.list`. */
export type DeskProductList = Schemas['DeskProductListResponse']['data'];

/** Sums by group, and one page of the ledger. */
export type DeskMoney = Schemas['DeskMoneyResponse']['data'];

/**
 * One page of the reviews, the newest first, and how many there are of each status, from
 * `reviews.list`.
 */
export type DeskReviewList = Schemas['DeskReviewListResponse']['data'];

/**
 * One page of the messages, the newest first, and how many there are of each kind, from
 * `messages.list`.
 */
export type DeskMessageList = Schemas['DeskMessageListResponse']['data'];

/** One page of the stories of any status, the last changed first, from `content.listStories`. */
export type DeskStoryList = Schemas['DeskStoryListResponse']['data'];

/**
 * One page of what shoppers have seen of a story or a page, the newest first, from
 * `content.listStoryHistory` and `content.listPageHistory`.
 */
export type DeskContentHistory = Schemas['DeskContentHistoryResponse']['data'];

/** One page of the accounts, the newest first, from `shoppers.list`. */
export type DeskShopperList = Schemas['DeskShopperListResponse']['data'];

/** One page of the changes that were made at the desk, the newest first, from `audit.list`. */
export type DeskAuditList = Schemas['DeskAuditResponse']['data'];

/** An invite with its link, which no later response has. */
export type DeskNewInvite = Schemas['DeskNewInviteResponse']['data'];

/** The secret of a second factor, which no later response has. */
export type DeskSecondFactor = Schemas['DeskSecondFactorResponse']['data'];

/** What became of each of many moves. */
export type DeskMoveResult = Schemas['DeskMovesResponse']['data']['results'][number];

/**
 * Page, order and filters of `orders.list`: the newest first unless `sort` says otherwise; 20 on a
 * page unless `limit` says otherwise, at most 100. Days are those in India, such as 2026-11-21.
 */
export type DeskOrderListQuery = QueryOf<'listDeskOrders'>;

/**
 * Filters of `orders.exportCsv`: those of a {@link DeskOrderListQuery}. Days are those in India,
 * such as 2026-11-21.
 */
export type DeskOrderExportQuery = QueryOf<'exportDeskOrders'>;

/** Page and filters of `goods.list`; 20 on a page unless `limit` says otherwise, at most 100. */
export type DeskProductListQuery = QueryOf<'listDeskProducts'>;

/**
 * Page and filters of `money.get`: the id of a group, the first and the last day in India, such as
 * 2026-11-21; 20 on a page unless `limit` says otherwise, at most 100.
 */
export type DeskMoneyQuery = QueryOf<'getDeskMoney'>;

/** Page and filters of `reviews.list`; 20 on a page unless `limit` says otherwise, at most 100. */
export type DeskReviewListQuery = QueryOf<'listDeskReviews'>;

/** Page and filters of `messages.list`; 20 on a page unless `limit` says otherwise, at most 100. */
export type DeskMessageListQuery = QueryOf<'listDeskMessages'>;

/**
 * Page and filter of `content.listStories`; 20 on a page unless `limit` says otherwise, at most
 * 100.
 */
export type DeskStoryListQuery = QueryOf<'listDeskStories'>;

/**
 * The page that `content.listStoryHistory` and `content.listPageHistory` give; 20 on a page unless
 * `limit` says otherwise, at most 100.
 */
export type DeskContentHistoryQuery = QueryOf<'listDeskStoryHistory'>;

/** How many days of sales `today.get` gives, today included: 7, 30 or 90; 30 when left out. */
export type DeskTodayQuery = QueryOf<'getDeskToday'>;

/** Page and search of `shoppers.list`; 20 on a page unless `limit` says otherwise, at most 100. */
export type DeskShopperListQuery = QueryOf<'listDeskShoppers'>;

/** Page and filters of `audit.list`; 20 on a page unless `limit` says otherwise, at most 100. */
export type DeskAuditListQuery = QueryOf<'listDeskAudit'>;

/**
 * The role that `members.update` gives; `makerId` is the group of a group member, and is left out
 * for the others.
 */
export type UpdateDeskMemberInput = BodyOf<'UpdateDeskMemberRequest'>;

/**
 * The role of the member for whom `members.invite` makes a link; `makerId` is the group of a group
 * member, and is left out for the others.
 */
export type CreateDeskInviteInput = BodyOf<'CreateDeskInviteRequest'>;

/**
 * What `orders.move` does: one of the `moves` of the {@link DeskOrder}. `courier` is needed to send
 * it, and `restock` puts the pieces of what came back into stock again.
 */
export type MoveDeskOrderInput = BodyOf<'MoveDeskOrderRequest'>;

/**
 * 1 to 50 moves, each of one order in the `version` that was seen; `orders.moveMany` takes its
 * `moves`.
 */
export type MoveDeskOrdersInput = BodyOf<'MoveDeskOrdersRequest'>;

/**
 * Money that was given back, for `orders.addRefund`: whole paise, at most what is due, and how it
 * was given.
 */
export type CreateDeskRefundInput = BodyOf<'CreateDeskRefundRequest'>;

/**
 * The facts of a new draft, for `goods.create`: a name and the slug of a category, and what else is
 * known. The price is whole paise.
 */
export type CreateDeskProductInput = Schemas['DeskProductInput'];

/**
 * The facts that `goods.update` changes; those that are left out stay as they are. The price is
 * whole paise; the stock is changed by `goods.changeStock`.
 */
export type UpdateDeskProductInput = Schemas['DeskProductUpdate'];

/** The facts of a new group, for `groups.create`; all but the name may be left out. */
export type CreateDeskGroupInput = Schemas['DeskGroupInput'];

/** The facts that `groups.update` changes; those that are left out stay as they are. */
export type UpdateDeskGroupInput = Schemas['DeskGroupUpdate'];

/** The names of a new category, for `categories.create`; the one in Devanagari may be left out. */
export type CreateDeskCategoryInput = Schemas['DeskCategoryInput'];

/** The names that `categories.rename` changes; one that is left out stays as it is. */
export type UpdateDeskCategoryInput = Schemas['DeskCategoryUpdate'];

/**
 * Money that was paid to a group, for `money.createPayout`: whole paise, at most what is due, and
 * the day in India, such as 2026-11-21.
 */
export type CreateDeskPayoutInput = Schemas['DeskPayoutInput'];

/**
 * What `reviews.update` changes: the status, for `hidden` with a reason, or the shop's answer (''
 * takes it back).
 */
export type UpdateDeskReviewInput = BodyOf<'UpdateDeskReviewRequest'>;

/**
 * The marks that `messages.update` sets or takes back; those that are left out stay as they are.
 */
export type UpdateDeskMessageInput = BodyOf<'UpdateDeskMessageRequest'>;

/**
 * A new draft, for `content.createStory`: a title, plain text, and the ids of at most 20 products
 * that it tells of; all but the title may be left out.
 */
export type CreateDeskStoryInput = Schemas['DeskStoryInput'];

/**
 * What `content.updateStory` changes in the draft; what is left out stays as it is. Another picture
 * is set by `content.setStoryPicture`.
 */
export type UpdateDeskStoryInput = Schemas['DeskStoryUpdate'];

/** What `content.updatePage` changes in the draft: the title, the text in simple HTML, or both. */
export type UpdateDeskPageInput = Schemas['DeskPageUpdate'];

/**
 * All contact details, for `content.setContact`: headline, address, phone and email are needed, the
 * others are '' for none.
 */
export type DeskContactInput = Schemas['DeskContactInput'];

/**
 * The deal of the home page, for `content.setDeal`: the id of a product, null for the spice set,
 * and when it ends (ISO 8601, UTC, within a year), null for no end.
 */
export type SetDeskDealInput = BodyOf<'SetDeskDealRequest'>;
