import { unwrap } from '@haat/api-sdk';
import { parsePagination } from '@haat/domain/shopper';
import { api } from '../../state/create-stores.ts';

/** One results page of the shopper's orders, the newest first. @param page counted from 1 */
export async function listOrders(page: number, signal: AbortSignal | null = null) {
  const call = api.GET('/order/get-all', { params: { query: { page } }, signal });
  const orders = await unwrap(call);
  // Where the list goes on stands beside its data.
  return { orders, pagination: parsePagination((await call).data?.pagination) };
}
