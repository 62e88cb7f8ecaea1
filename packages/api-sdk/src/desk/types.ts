import type { components, operations } from '../generated/schema.ts';

type Schemas = components['schemas'];

/** The query parameters of an operation. */
type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

export type DeskMe = Schemas['DeskMe'];
export type DeskRole = Schemas['DeskRole'];
export type DeskPermission = DeskMe['permissions'][number];
export type DeskMaker = Schemas['DeskMaker'];
export type DeskMember = Schemas['DeskMember'];
export type DeskInvite = Schemas['DeskInvite'];
export type DeskOrder = Schemas['DeskOrder'];
export type DeskOrderSummary = Schemas['DeskOrderSummary'];
export type DeskOrderCounts = Schemas['DeskOrderCounts'];
export type DeskOrderGroup = Schemas['DeskOrderGroup'];
export type DeskOrderLine = Schemas['DeskOrderLine'];
export type DeskOrderMove = Schemas['DeskOrderMove'];
export type DeskToday = Schemas['DeskToday'];
export type DeskAuditEntry = Schemas['DeskAuditEntry'];
export type DeskProduct = Schemas['DeskProduct'];
export type DeskPicture = Schemas['DeskPicture'];
export type DeskGroup = Schemas['DeskGroup'];
export type DeskCategory = Schemas['DeskCategory'];
export type DeskShopper = Schemas['DeskShopper'];
/** What an import did, or would do. */
export type DeskImport = Schemas['DeskImport'];
export type DeskImportProblem = Schemas['DeskImportProblem'];
export type DeskLedgerEntry = Schemas['DeskLedgerEntry'];
export type DeskLedgerTotals = Schemas['DeskLedgerTotals'];
export type DeskStatement = Schemas['DeskStatement'];
/** What the shop keeps of a sale. */
export type DeskShare = Schemas['DeskShare'];
export type DeskReview = Schemas['DeskReview'];
export type DeskMessage = Schemas['DeskMessage'];
/** A story with its draft. */
export type DeskStory = Schemas['DeskStory'];
export type DeskStorySummary = Schemas['DeskStorySummary'];
/** A content page with its draft. */
export type DeskPage = Schemas['DeskPage'];
export type DeskPageSummary = Schemas['DeskPageSummary'];
/** What shoppers have seen of a story or a page. */
export type DeskContentState = Schemas['DeskContentState'];
export type DeskContact = Schemas['DeskContact'];
/** The deal of the home page. */
export type DeskDeal = Schemas['DeskDeal'];
export type Pagination = Schemas['Pagination'];

/** One page of the orders, and how many orders are in each saved view. */
export type DeskOrderList = Schemas['DeskOrdersResponse']['data'];
export type DeskProductList = Schemas['DeskProductListResponse']['data'];
/** Sums by group, and one page of the ledger. */
export type DeskMoney = Schemas['DeskMoneyResponse']['data'];
export type DeskReviewList = Schemas['DeskReviewListResponse']['data'];
export type DeskMessageList = Schemas['DeskMessageListResponse']['data'];
export type DeskStoryList = Schemas['DeskStoryListResponse']['data'];
export type DeskContentHistory = Schemas['DeskContentHistoryResponse']['data'];
export type DeskShopperList = Schemas['DeskShopperListResponse']['data'];
export type DeskAuditList = Schemas['DeskAuditResponse']['data'];
/** An invite with its link, which no later response has. */
export type DeskNewInvite = Schemas['DeskNewInviteResponse']['data'];
/** The secret of a second factor, which no later response has. */
export type DeskSecondFactor = Schemas['DeskSecondFactorResponse']['data'];
/** What became of each of many moves. */
export type DeskMoveResult = Schemas['DeskMovesResponse']['data']['results'][number];

export type DeskOrderListQuery = QueryOf<'listDeskOrders'>;
export type DeskOrderExportQuery = QueryOf<'exportDeskOrders'>;
export type DeskProductListQuery = QueryOf<'listDeskProducts'>;
export type DeskMoneyQuery = QueryOf<'getDeskMoney'>;
export type DeskReviewListQuery = QueryOf<'listDeskReviews'>;
export type DeskMessageListQuery = QueryOf<'listDeskMessages'>;
export type DeskStoryListQuery = QueryOf<'listDeskStories'>;
export type DeskContentHistoryQuery = QueryOf<'listDeskStoryHistory'>;
export type DeskTodayQuery = QueryOf<'getDeskToday'>;
export type DeskShopperListQuery = QueryOf<'listDeskShoppers'>;
export type DeskAuditListQuery = QueryOf<'listDeskAudit'>;

export type UpdateDeskMemberInput = Readonly<Schemas['UpdateDeskMemberRequest']>;
export type CreateDeskInviteInput = Readonly<Schemas['CreateDeskInviteRequest']>;
export type MoveDeskOrderInput = Readonly<Schemas['MoveDeskOrderRequest']>;
export type MoveDeskOrdersInput = Schemas['MoveDeskOrdersRequest'];
export type CreateDeskRefundInput = Readonly<Schemas['CreateDeskRefundRequest']>;
export type CreateDeskProductInput = Readonly<Schemas['DeskProductInput']>;
export type UpdateDeskProductInput = Readonly<Schemas['DeskProductUpdate']>;
export type CreateDeskGroupInput = Readonly<Schemas['DeskGroupInput']>;
export type UpdateDeskGroupInput = Readonly<Schemas['DeskGroupUpdate']>;
export type CreateDeskCategoryInput = Readonly<Schemas['DeskCategoryInput']>;
export type UpdateDeskCategoryInput = Readonly<Schemas['DeskCategoryUpdate']>;
export type CreateDeskPayoutInput = Readonly<Schemas['DeskPayoutInput']>;
export type UpdateDeskReviewInput = Readonly<Schemas['UpdateDeskReviewRequest']>;
export type UpdateDeskMessageInput = Readonly<Schemas['UpdateDeskMessageRequest']>;
export type CreateDeskStoryInput = Readonly<Schemas['DeskStoryInput']>;
export type UpdateDeskStoryInput = Readonly<Schemas['DeskStoryUpdate']>;
export type UpdateDeskPageInput = Readonly<Schemas['DeskPageUpdate']>;
export type DeskContactInput = Readonly<Schemas['DeskContactInput']>;
export type SetDeskDealInput = Readonly<Schemas['SetDeskDealRequest']>;
