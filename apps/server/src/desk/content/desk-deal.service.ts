import type { components } from '@haat/api-sdk/schema';
import { isDealShown } from '@haat/domain';
import { canDealEndAt } from '@haat/domain/desk';
import {
  getHomeDeal,
  type HomeDealRow,
  lockHomeDeal,
  saveHomeDeal,
} from '../../catalogue/home-deal.repository.ts';
import { getProduct } from '../../catalogue/products.repository.ts';
import type { ShopContext } from '../../context.ts';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import { createFormError } from '../../platform/http/parse-form.ts';
import { changeVersioned } from '../members/change-versioned.ts';
import type { ShopCall } from '../members/desk-call.ts';

type DealResponse = components['schemas']['DeskDeal'];

/** @param now epoch ms */
function presentDeal(deal: HomeDealRow, now: number): DealResponse {
  const { product_id: id, product_name: name, ends_at: until, version } = deal;
  return {
    version,
    product:
      id === null ? null : { _id: id, name: name ?? '', nameHindi: deal.product_name_hindi ?? '' },
    until: until === null ? null : toIsoDate(until),
    isShown: isDealShown({ until, isOnSale: deal.product_status === 'active' }, now),
  };
}

/** Reads the product that is chosen as the deal of the home page. */
export async function getDeskDeal({ db, now }: ShopContext): Promise<DealResponse> {
  return presentDeal(await getHomeDeal(db), now());
}

/**
 * Chooses the deal of the home page, or the shop's spice set again (product 10.7.6).
 *
 * @throws {InvalidInputError} for a product that is not in the shop, and a time that is past or too far
 * @throws {ChangedMeanwhileError} (412) with the present deal when it has another version
 */
export async function setDeskDeal(
  context: ShopContext,
  call: ShopCall,
  input: components['schemas']['SetDeskDealRequest'],
): Promise<DealResponse> {
  return changeVersioned(context, call, {
    operation: 'setDeskDeal',
    request: input,
    action: 'deal.changed',
    subject: { kind: 'deal', id: 'shop' },
    lock: lockHomeDeal,
    present: (deal, _transaction, now) => presentDeal(deal, now),
    async apply(transaction, _before, now) {
      const endsAt = input.until === null ? null : Date.parse(input.until);
      if (endsAt !== null && !canDealEndAt(endsAt, now)) {
        throw createFormError({ until: 'Please choose a time within the next year.' });
      }
      if (input.product !== null && (await getProduct(transaction, input.product)) === undefined) {
        throw createFormError({ product: 'Please choose a product that is in the shop.' });
      }
      await saveHomeDeal(transaction, {
        product_id: input.product,
        // Without a product there is nothing that could end.
        ends_at: input.product === null ? null : endsAt,
        updated_at: now,
      });
    },
  });
}
