import type { createDeskAuditResource } from './audit.ts';
import type { createDeskCategoriesResource } from './categories.ts';
import type { createDeskContentResource } from './content.ts';
import type { createDeskGoodsResource } from './goods.ts';
import type { createDeskGroupsResource } from './groups.ts';
import type { createDeskMembersResource } from './members.ts';
import type { createDeskMessagesResource } from './messages.ts';
import type { createDeskMoneyResource } from './money.ts';
import type { createDeskOrdersResource } from './orders.ts';
import type { createDeskReviewsResource } from './reviews.ts';
import type { createDeskSecondFactorResource } from './second-factor.ts';
import type { createDeskSessionResource } from './session.ts';
import type { createDeskShoppersResource } from './shoppers.ts';
import type { createDeskTodayResource } from './today.ts';

// Named once, as in `shop-client.ts`.
export type DeskAuditResource = ReturnType<typeof createDeskAuditResource>;
export type DeskContentResource = ReturnType<typeof createDeskContentResource>;
export type DeskCategoriesResource = ReturnType<typeof createDeskCategoriesResource>;
export type DeskGroupsResource = ReturnType<typeof createDeskGroupsResource>;
export type DeskGoodsResource = ReturnType<typeof createDeskGoodsResource>;
export type DeskMessagesResource = ReturnType<typeof createDeskMessagesResource>;
export type DeskMoneyResource = ReturnType<typeof createDeskMoneyResource>;
export type DeskReviewsResource = ReturnType<typeof createDeskReviewsResource>;
export type DeskMembersResource = ReturnType<typeof createDeskMembersResource>;
export type DeskOrdersResource = ReturnType<typeof createDeskOrdersResource>;
export type DeskSecondFactorResource = ReturnType<typeof createDeskSecondFactorResource>;
export type DeskSessionResource = ReturnType<typeof createDeskSessionResource>;
export type DeskShoppersResource = ReturnType<typeof createDeskShoppersResource>;
export type DeskTodayResource = ReturnType<typeof createDeskTodayResource>;

/** The desk's part of the API as methods, one group per resource. */
export interface DeskClient {
  /** Signing in and out. */
  readonly session: DeskSessionResource;
  /** Who works at the desk. */
  readonly members: DeskMembersResource;
  /** The codes that owners and coordinators give beside the password. */
  readonly secondFactor: DeskSecondFactorResource;
  /** Orders: packing, sending, returning, refunding. */
  readonly orders: DeskOrdersResource;
  /** Products of any status: facts, stock, pictures, files. */
  readonly goods: DeskGoodsResource;
  /** The groups that make the goods. */
  readonly groups: DeskGroupsResource;
  /** The categories of the goods. */
  readonly categories: DeskCategoriesResource;
  /** What the shop owes the groups. */
  readonly money: DeskMoneyResource;
  /** Reviews of any status. */
  readonly reviews: DeskReviewsResource;
  /** Messages of the contact form. */
  readonly messages: DeskMessagesResource;
  /** Stories, pages, contact details, the deal of the home page. */
  readonly content: DeskContentResource;
  /** Accounts of shoppers, and notes about them. */
  readonly shoppers: DeskShoppersResource;
  /** What waits today. */
  readonly today: DeskTodayResource;
  /** The changes that were made at the desk. */
  readonly audit: DeskAuditResource;
  /**
   * A text that is another one after each sign-in and each renewal of the session, in whichever tab it
   * was: what was loaded under the same text belongs to the same user. No call is made.
   *
   * @returns empty when nobody is signed in; undefined where the session's cookies cannot be read
   */
  getSessionMark(): string | undefined;
}
