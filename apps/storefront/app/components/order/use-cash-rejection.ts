import { eachPage, unwrap } from '@haat/api-sdk';
import { type BuyerRecord, findCashRejection, type Paise } from '@haat/domain';
import { isCashLimited } from '@haat/domain/shopper';
import { useLoad } from '../../lib/loading/use-load.ts';
import { api } from '../../state/create-stores.ts';
import { listOrders } from './list-orders.ts';

/** Loads what the limit of cash depends on (product 4.5.1). */
async function loadBuyer(signal: AbortSignal): Promise<BuyerRecord> {
  const { isEmailVerified } = await unwrap(api.GET('/users/current-user', { signal }));
  return {
    isEmailVerified,
    hasDeliveredOrder: !isEmailVerified && (await hasDeliveredOrder(signal)),
  };
}

async function hasDeliveredOrder(signal: AbortSignal): Promise<boolean> {
  for await (const { orders } of eachPage((page) => listOrders(page, signal))) {
    if (orders.some(({ status }) => status === 'delivered')) return true;
  }
  return false;
}

/**
 * Why this order cannot be paid in cash, or null (product 2.13.14). Only a total above the limit asks
 * who the buyer is; when that fails, the server decides.
 *
 * @param pincode of the order's address; '' while it is unknown
 */
export function useCashRejection(total: Paise, pincode: string) {
  const isLimited = isCashLimited(total);
  const { loaded } = useLoad(
    async (signal) => ({ isLimited, buyer: isLimited ? await loadBuyer(signal) : null }),
    String(isLimited),
  );
  const isKnown = loaded.status === 'loaded' && loaded.value.isLimited === isLimited;
  return {
    isLoading: isLimited && !isKnown && loaded.status !== 'failed',
    rejection: findCashRejection(total, isKnown ? loaded.value.buyer : null, pincode),
  };
}
