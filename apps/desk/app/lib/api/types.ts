import type { components, operations } from '@haat/api-sdk';

// Short names of what many files take from the contract.

type Schemas = components['schemas'];

export type CreateDeskInviteInput = Schemas['CreateDeskInviteRequest'];
export type DeskAuditEntry = Schemas['DeskAuditEntry'];
export type DeskCategory = Schemas['DeskCategory'];
export type DeskContentState = Schemas['DeskContentState'];
export type DeskCourierSettlement = Schemas['DeskCourierSettlement'];
export type DeskDiscount = Schemas['DeskDiscount'];
export type DeskGroup = Schemas['DeskGroup'];
export type DeskGoodsChange = Schemas['DeskGoodsChange'];
export type DeskImport = Schemas['DeskImport'];
export type DeskImportProblem = Schemas['DeskImportProblem'];
export type DeskInvite = Schemas['DeskInvite'];
export type DeskLedgerEntry = Schemas['DeskLedgerEntry'];
export type DeskMe = Schemas['DeskMe'];
export type DeskMember = Schemas['DeskMember'];
export type DeskMessage = Schemas['DeskMessage'];
export type DeskNotices = Schemas['DeskNotices'];
export type DeskOrder = Schemas['DeskOrder'];
export type DeskOrderDraft = Schemas['DeskOrderDraft'];
export type DeskOrderLine = Schemas['DeskOrderLine'];
export type DeskOrderText = Schemas['DeskOrderText'];
export type DeskOrderMove = Schemas['DeskOrderMove'];
export type DeskOrderSummary = Schemas['DeskOrderSummary'];
export type DeskPage = Schemas['DeskPage'];
export type DeskPermission = Schemas['DeskMe']['permissions'][number];
export type DeskProduct = Schemas['DeskProduct'];
export type DeskReview = Schemas['DeskReview'];
export type DeskRole = Schemas['DeskRole'];
export type DeskShopper = Schemas['DeskShopper'];
export type DeskStory = Schemas['DeskStory'];
export type DeskToday = Schemas['DeskToday'];
export type DeskWaiting = Schemas['DeskWaiting'];
export type UpdateDeskMessageInput = Schemas['UpdateDeskMessageRequest'];

/** The filters of the list of orders. */
export type OrderFilters = NonNullable<operations['listDeskOrders']['parameters']['query']>;

/** The filters of the log. */
export type AuditFilters = Omit<
  NonNullable<operations['listDeskAudit']['parameters']['query']>,
  'page' | 'limit'
>;
