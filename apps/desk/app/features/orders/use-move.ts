import { isApiError } from '@haat/api-sdk';
import type { DeskOrder, MoveDeskOrderInput } from '@haat/api-sdk/desk';
import { useMutation } from '@tanstack/react-query';
import { showNotice } from '../../components/feedback/notices.tsx';
import { desk } from '../../lib/api/desk.ts';
import { KEYS } from '../../lib/api/queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MOVES } from './moves.texts.ts';

/** Reads the present order out of a clash; undefined for any other error. */
export function readPresentOrder(error: unknown): DeskOrder | undefined {
  if (!isApiError(error) || error.status !== 412) return undefined;
  const { details } = error;
  const isOrder = typeof details === 'object' && details !== null && 'orderNumber' in details;
  // The contract says that it is what reading the order gives.
  return isOrder ? (details as DeskOrder) : undefined;
}

/** Shows an order as the server sent it, and has the lists loaded again. */
export function storeOrder(order: DeskOrder): void {
  queryClient.setQueryData(KEYS.order(order._id), order);
  void queryClient.invalidateQueries({ queryKey: KEYS.orders });
  void queryClient.invalidateQueries({ queryKey: KEYS.today });
}

/** Moves one order. A clash shows the order as it is now, and what was filled in stays (product 10.6.4). */
export function useMove(order: DeskOrder, onDone: () => void) {
  const texts = useTexts(MOVES);
  return useMutation({
    mutationFn: (input: MoveDeskOrderInput) => desk().orders.move(order._id, order.version, input),
    onSuccess(moved, { move }) {
      storeOrder(moved);
      showNotice('success', texts.done[move]);
      onDone();
    },
    onError(error) {
      const present = readPresentOrder(error);
      if (present) storeOrder(present);
    },
  });
}
