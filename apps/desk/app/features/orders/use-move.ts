import { type components, unwrap } from '@haat/api-sdk';
import { showNotice } from '../../components/feedback/notices.tsx';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { storeOrder } from '../../lib/api/store-thing.ts';
import type { DeskOrder } from '../../lib/api/types.ts';
import { useDeskChange } from '../../lib/api/use-desk-change.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MOVES } from './moves.texts.ts';

type MoveDeskOrderInput = components['schemas']['MoveDeskOrderRequest'];

/** Moves one order. A clash shows the order as it is now, and what was filled in stays (product 10.6.4). */
export function useMove(order: DeskOrder, onDone: () => void) {
  const texts = useTexts(MOVES);
  return useDeskChange({
    store: storeOrder,
    call: (input: MoveDeskOrderInput) =>
      unwrap(
        desk.POST('/desk/orders/{id}/moves', {
          params: { path: { id: order._id }, header: changeOf(order.version) },
          body: input,
        }),
      ),
    onDone(_, { move }) {
      showNotice('success', texts.done[move]);
      onDone();
    },
  });
}
