import { Alert, Checkbox } from '@haat/ui';
import type { DeskOrder, DeskOrderSummary } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import type { WaitingChange } from '../../lib/outbox/change.ts';
import { MOVES } from './moves.texts.ts';
import { ORDERS } from './orders.texts.ts';
import { showWaitingTicks } from './waiting-ticks.ts';

/** The name of the field by which somebody says that everything is packed after all. */
export const PACKED_FIELD = 'isPacked';

/** The lines that are not ticked, also not by a tick that waits to be sent (product 10.6.4). */
export function countUnpackedLines(
  order: Pick<DeskOrder, '_id' | 'groups'>,
  waiting: readonly WaitingChange[],
): number {
  const lines = showWaitingTicks(order, waiting).flatMap((group) => group.lines);
  return lines.filter(({ isPacked }) => !isPacked).length;
}

/** What is told of an order before many are sent. */
type PackedOrder = Pick<DeskOrderSummary, '_id' | 'orderNumber' | 'name' | 'lines' | 'packedLines'>;

/** The orders of which a line is not ticked. */
export function listUnpackedOrders(orders: readonly PackedOrder[]): readonly PackedOrder[] {
  return orders.filter(({ lines, packedLines }) => packedLines < lines);
}

interface PackingCheckProps {
  /** Of one order. */
  readonly unpackedLines?: number;
  /** Of many. */
  readonly unpackedOrders?: readonly PackedOrder[];
  /** Whether somebody wanted to send without the answer. */
  readonly isAnswerMissing: boolean;
}

/** Says what is not packed before it is sent, and asks whether it is after all. */
export function PackingCheck({
  unpackedLines = 0,
  unpackedOrders = [],
  isAnswerMissing,
}: PackingCheckProps) {
  const texts = useTexts(MOVES);
  const orderTexts = useTexts(ORDERS);
  const format = useFormat();
  const count = unpackedOrders.length;
  return (
    <Alert tone={isAnswerMissing ? 'error' : 'warning'}>
      <p className="font-semibold">
        {count > 0
          ? texts.unpackedOrders(format.number(count))
          : texts.unpackedLines(format.number(unpackedLines))}
      </p>
      {count > 0 && (
        <ul className="mt-1">
          {unpackedOrders.map((order) => (
            <li key={order._id}>
              <span className="whitespace-nowrap">{order.orderNumber}</span> · {order.name} ·{' '}
              {orderTexts.packed(format.number(order.packedLines), format.number(order.lines))}
            </li>
          ))}
        </ul>
      )}
      {isAnswerMissing && <p className="mt-1 font-semibold text-madder">{texts.packFirst}</p>}
      <Checkbox name={PACKED_FIELD} label={texts.isPackedAfterAll} className="touch" />
    </Alert>
  );
}
