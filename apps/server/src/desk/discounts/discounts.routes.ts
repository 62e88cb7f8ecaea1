import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { readCall, readVersionedCall, versioned } from '../members/desk-call.ts';
import {
  createDiscount,
  deleteDiscount,
  endDiscount,
  listDeskDiscounts,
  updateDiscount,
} from './discounts.service.ts';

/** Discounts of goods with dates (product 10.3.21). */
export function createDeskDiscountRoutes(context: ShopContext) {
  return {
    listDeskDiscounts: {
      desk: 'goods.edit',
      async handle() {
        return success('Discounts', { discounts: await listDeskDiscounts(context) });
      },
    },

    createDeskDiscount: versioned('goods.edit', 'Discount made', (request) =>
      createDiscount(context, readCall(request), request.body),
    ),

    updateDeskDiscount: versioned('goods.edit', 'Discount changed', (request) =>
      updateDiscount(context, readVersionedCall(request), request.body),
    ),

    endDeskDiscount: versioned('goods.edit', 'Discount ended', (request) =>
      endDiscount(context, readVersionedCall(request)),
    ),

    deleteDeskDiscount: {
      desk: 'goods.edit',
      async handle(request) {
        await deleteDiscount(context, readVersionedCall(request));
        return success('Discount deleted', null);
      },
    },
  } satisfies Operations;
}
