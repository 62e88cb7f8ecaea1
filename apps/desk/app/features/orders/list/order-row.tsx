import { canPack } from '@haat/domain/desk';
import { cardClass } from '@haat/ui';
import { Link } from 'react-router';
import { OrderBadges } from '../../../components/order/order-badges.tsx';
import { FROM_LIST } from '../../../components/page/from-list.ts';
import type { DeskOrderSummary } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { ORDERS } from '../orders.texts.ts';
import { OrderTick } from './order-tick.tsx';
import { useContents } from './use-contents.ts';

interface OrderRowProps {
  readonly order: DeskOrderSummary;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
}

/** An order of the list on a phone; all of it but the checkbox opens the order. */
export function OrderRow({ order, isSelected, onToggle }: OrderRowProps) {
  const texts = useTexts(ORDERS);
  const format = useFormat();
  const describeContents = useContents();
  return (
    <li className={cardClass('flex')}>
      <OrderTick orderNumber={order.orderNumber} isSelected={isSelected} onToggle={onToggle} />
      <Link
        to={`/orders/${order._id}`}
        state={FROM_LIST}
        className="grid min-w-0 flex-1 gap-y-1 py-3 pe-3 hover:bg-sand"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-semibold wrap-anywhere">{order.orderNumber}</span>
          <span className="figures font-semibold">
            {format.money(order.totalPaise ?? order.linesPaise)}
          </span>
        </span>
        <span className="break-words">
          {order.name}
          <span className="text-ink-soft">
            {'\u00a0· '}
            {order.city}
          </span>
        </span>
        <span className="text-sm break-words">{describeContents(order)}</span>
        <OrderBadges order={order} />
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
          <span>
            {canPack(order)
              ? texts.packed(format.number(order.packedLines), format.number(order.lines))
              : order.courier}
          </span>
          <span>{format.time(order.createdAt)}</span>
        </span>
      </Link>
    </li>
  );
}
