import { type components, unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { useMutation } from '@tanstack/react-query';
import { showNotice } from '../../components/feedback/notices.tsx';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { queryClient, reload } from '../../lib/api/query-client.ts';
import { readPresent } from '../../lib/api/read-present.ts';
import type { DeskOrder } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MOVES } from './moves.texts.ts';

type MoveDeskOrderInput = components['schemas']['MoveDeskOrderRequest'];

/** Reads the present order out of a clash; undefined for any other error. */
export function readPresentOrder(error: unknown): DeskOrder | undefined {
  return readPresent<DeskOrder>(error, 'orderNumber');
}

/** Shows an order as the server sent it, and has the lists loaded again. */
export function storeOrder(order: DeskOrder): void {
  queryClient.setQueryData(
    shopQuery(desk, '/desk/orders/{id}', { params: { path: { id: order._id } } }).queryKey,
    order,
  );
  void reload('/desk/orders', '/desk/today');
}

/** Moves one order. A clash shows the order as it is now, and what was filled in stays (product 10.6.4). */
export function useMove(order: DeskOrder, onDone: () => void) {
  const texts = useTexts(MOVES);
  return useMutation({
    mutationFn: (input: MoveDeskOrderInput) =>
      unwrap(
        desk.POST('/desk/orders/{id}/moves', {
          params: { path: { id: order._id }, header: changeOf(order.version) },
          body: input,
        }),
      ),
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
