import type { DeskOrder, DeskOrderLine } from '../../lib/api/types.ts';
import type { WaitingChange } from '../../lib/outbox/change.ts';

/** A line with the tick that waits to be sent. */
export type ShownLine = DeskOrderLine & { readonly isWaiting: boolean };

/** The lines of an order by group, with the ticks that wait to be sent (product 10.6.6). */
export interface ShownGroup {
  readonly maker: DeskOrder['groups'][number]['maker'];
  readonly lines: readonly ShownLine[];
}

/** Shows the last waiting tick of each line in place of the one that the server knows. */
export function showWaitingTicks(
  order: Pick<DeskOrder, '_id' | 'groups'>,
  waiting: readonly WaitingChange[],
): ShownGroup[] {
  const ticks = new Map<string, boolean>();
  for (const { kind, input } of waiting) {
    if (kind === 'packLine' && input.orderId === order._id) {
      ticks.set(input.lineId, input.isPacked);
    }
  }
  return order.groups.map(({ maker, lines }) => ({
    maker,
    lines: lines.map((line) => {
      const tick = ticks.get(line._id);
      return { ...line, isPacked: tick ?? line.isPacked, isWaiting: tick !== undefined };
    }),
  }));
}
