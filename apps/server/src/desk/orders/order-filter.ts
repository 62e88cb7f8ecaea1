import { hasDeskPermission, startOfDayInIndia } from '@haat/domain/desk';
import { ForbiddenError } from '../../errors.ts';
import type { OrderRow } from '../../orders/orders.repository.ts';
import type { QueryOf } from '../../platform/contract/contract-types.ts';
import type { DeskMember } from '../members/desk-member.ts';

export type OrderView = NonNullable<QueryOf<'exportDeskOrders'>['view']>;

/** Which orders are listed; a field that is left out lets all pass. */
export interface OrderFilter {
  /** Only orders with a line of this group; null: of any. */
  makerId: string | null;
  view?: OrderView | undefined;
  status?: OrderRow['status'] | undefined;
  payment?: OrderRow['payment_status'] | undefined;
  courier?: string | undefined;
  /** `isWithAddress`: also by state and pincode, which a group member does not see. */
  place?: { text: string; isWithAddress: boolean } | undefined;
  /** Placed at this time or later, epoch ms. */
  from?: number | undefined;
  /** Placed before this time, epoch ms. */
  to?: number | undefined;
  q?: { text: string; isWithPhone: boolean } | undefined;
}

const DAY_MS = 86_400_000;

/**
 * Makes the filter of a request. A group member always gets the orders of her group, and does not
 * search by what she does not see (product 10.1.2).
 *
 * @throws {ForbiddenError} (403) for the money that is due, without its permission
 */
export function toOrderFilter(member: DeskMember, query: QueryOf<'exportDeskOrders'>): OrderFilter {
  const { view, status, payment, maker = null, courier, place, from, to, q } = query;
  const isOfMoney = view === 'refunds_due' || view === 'cash_due';
  if (isOfMoney && !hasDeskPermission(member.role, 'orders.refund')) {
    throw new ForbiddenError();
  }
  const seesAll = member.makerId === null;
  return {
    makerId: member.makerId ?? maker,
    view,
    status,
    payment,
    courier,
    place: place === undefined ? undefined : { text: place.trim(), isWithAddress: seesAll },
    from: from === undefined ? undefined : startOfDayInIndia(from),
    to: to === undefined ? undefined : startOfDayInIndia(to) + DAY_MS,
    q: q === undefined ? undefined : { text: q.trim(), isWithPhone: seesAll },
  };
}
