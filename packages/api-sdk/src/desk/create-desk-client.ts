import { createCalls, type ShopClientOptions } from '../create-calls.ts';
import { DESK_OPERATIONS, SESSION_OPERATIONS } from '../generated/desk-operations.ts';
import { createDeskAuditResource } from './audit.ts';
import { createDeskCategoriesResource } from './categories.ts';
import { createDeskContentResource } from './content.ts';
import type { DeskClient } from './desk-client.ts';
import { createDeskGoodsResource } from './goods.ts';
import { createDeskGroupsResource } from './groups.ts';
import { createDeskMembersResource } from './members.ts';
import { createDeskMessagesResource } from './messages.ts';
import { createDeskMoneyResource } from './money.ts';
import { createDeskOrdersResource } from './orders.ts';
import { createDeskReviewsResource } from './reviews.ts';
import { createDeskSecondFactorResource } from './second-factor.ts';
import { createDeskSessionResource } from './session.ts';
import { createDeskShoppersResource } from './shoppers.ts';
import { createDeskTodayResource } from './today.ts';

/**
 * Creates a client of the desk's part of the API. Sessions, errors, retries and keys are those of
 * `createShopClient`. Amounts are whole paise, as the contract has them.
 *
 * @throws ApiError with the reason `options` as `createShopClient` does
 */
export function createDeskClient(options: ShopClientOptions): DeskClient {
  const { call, hint } = createCalls(options, { ...DESK_OPERATIONS, ...SESSION_OPERATIONS });
  return {
    session: createDeskSessionResource(call),
    members: createDeskMembersResource(call),
    secondFactor: createDeskSecondFactorResource(call),
    orders: createDeskOrdersResource(call),
    goods: createDeskGoodsResource(call),
    groups: createDeskGroupsResource(call),
    categories: createDeskCategoriesResource(call),
    money: createDeskMoneyResource(call),
    reviews: createDeskReviewsResource(call),
    messages: createDeskMessagesResource(call),
    content: createDeskContentResource(call),
    shoppers: createDeskShoppersResource(call),
    today: createDeskTodayResource(call),
    audit: createDeskAuditResource(call),
    getSessionMark: hint.read,
  };
}
