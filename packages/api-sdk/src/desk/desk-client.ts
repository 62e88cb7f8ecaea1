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

/** The calls of `audit` of a {@link DeskClient}: the changes that were made at the desk. */
export type DeskAuditResource = ReturnType<typeof createDeskAuditResource>;

/**
 * The calls of `content` of a {@link DeskClient}: stories, pages, contact details and the deal of
 * the home page.
 */
export type DeskContentResource = ReturnType<typeof createDeskContentResource>;

/**
 * The calls of `categories` of a {@link DeskClient}: the categories of the goods and their order.
 */
export type DeskCategoriesResource = ReturnType<typeof createDeskCategoriesResource>;

/**
 * The calls of `groups` of a {@link DeskClient}: the groups that make the goods, hidden ones too.
 */
export type DeskGroupsResource = ReturnType<typeof createDeskGroupsResource>;

/**
 * The calls of `goods` of a {@link DeskClient}: facts, stock, pictures and files of the products,
 * and putting them on sale.
 */
export type DeskGoodsResource = ReturnType<typeof createDeskGoodsResource>;

/**
 * The calls of `messages` of a {@link DeskClient}: reading and marking the messages to the shop.
 */
export type DeskMessagesResource = ReturnType<typeof createDeskMessagesResource>;

/**
 * The calls of `money` of a {@link DeskClient}: what the shop owes the groups, and the shop's
 * share, in whole paise.
 */
export type DeskMoneyResource = ReturnType<typeof createDeskMoneyResource>;

/**
 * The calls of `reviews` of a {@link DeskClient}: holding, publishing, hiding and answering
 * reviews.
 */
export type DeskReviewsResource = ReturnType<typeof createDeskReviewsResource>;

/** The calls of `members` of a {@link DeskClient}: who works at the desk, and the invites. */
export type DeskMembersResource = ReturnType<typeof createDeskMembersResource>;

/** The calls of `orders` of a {@link DeskClient}: packing, moving and refunding orders. */
export type DeskOrdersResource = ReturnType<typeof createDeskOrdersResource>;

/**
 * The calls of `secondFactor` of a {@link DeskClient}: setting a second factor up, and giving it in
 * a session.
 */
export type DeskSecondFactorResource = ReturnType<typeof createDeskSecondFactorResource>;

/** The calls of `session` of a {@link DeskClient}: signing in and out. */
export type DeskSessionResource = ReturnType<typeof createDeskSessionResource>;

/**
 * The calls of `shoppers` of a {@link DeskClient}: the accounts of shoppers, and notes about them.
 */
export type DeskShoppersResource = ReturnType<typeof createDeskShoppersResource>;

/** The calls of `today` of a {@link DeskClient}: what waits, and what was sold. */
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
