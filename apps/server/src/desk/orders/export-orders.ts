import {
  asPaise,
  dayInIndia,
  formatCsv,
  type OrderFileContents,
  orderFileContents,
  paiseToRupees,
} from '@haat/domain';
import type { ShopContext } from '../../context.ts';
import type { OrderLineRow } from '../../orders/orders.repository.ts';
import { listNamedGroups } from '../groups/groups.repository.ts';
import type { DeskMember } from '../members/desk-member.ts';
import * as orders from './desk-orders.repository.ts';
import type { OrderFilter } from './order-filter.ts';
import { loadVisibleOrders, type VisibleOrder } from './visible-order.ts';

/** Most orders of a file: it is made in memory. */
const MAX_ORDERS = 5_000;
/** Orders per query. */
const PAGE_SIZE = 500;

/** A line of an order with the name of its group. */
interface ExportedLine {
  visible: VisibleOrder;
  line: OrderLineRow;
  group: string;
}

/** The columns; one that needs what the file may not hold is empty. */
const COLUMNS: readonly {
  name: string;
  needs?: keyof OrderFileContents;
  read(exported: ExportedLine): string;
}[] = [
  { name: 'order', read: ({ visible }) => visible.order.order_number },
  { name: 'placed', read: ({ visible }) => dayInIndia(visible.order.created_at) },
  { name: 'status', read: ({ visible }) => visible.order.status },
  { name: 'return', read: ({ visible }) => visible.order.return_status ?? '' },
  { name: 'payment method', read: ({ visible }) => visible.order.payment_method },
  { name: 'payment', read: ({ visible }) => visible.order.payment_status },
  { name: 'name', read: ({ visible }) => visible.order.address_name },
  {
    name: 'phone',
    needs: 'hasAddresses',
    read: ({ visible }) => visible.order.address_phone_number,
  },
  { name: 'address', needs: 'hasAddresses', read: ({ visible }) => joinStreet(visible) },
  { name: 'town', read: ({ visible }) => visible.order.address_city },
  {
    name: 'district',
    needs: 'hasAddresses',
    read: ({ visible }) => visible.order.address_district,
  },
  { name: 'state', needs: 'hasAddresses', read: ({ visible }) => visible.order.address_state },
  { name: 'pincode', needs: 'hasAddresses', read: ({ visible }) => visible.order.address_zip_code },
  { name: 'group', read: ({ group }) => group },
  { name: 'product', read: ({ line }) => line.name },
  { name: 'pieces', read: ({ line }) => String(line.quantity) },
  { name: 'price', read: ({ line }) => formatRupees(line.unit_price_paise) },
  { name: 'sum', read: ({ line }) => formatRupees(line.unit_price_paise * line.quantity) },
  {
    name: 'order total',
    needs: 'hasTotals',
    read: ({ visible }) => formatRupees(visible.order.total_paise),
  },
  { name: 'courier', read: ({ visible }) => visible.order.courier },
  { name: 'tracking number', read: ({ visible }) => visible.order.tracking_number },
];

/**
 * Exports the orders that a member sees, one line of the file per line of an order, the newest 5,000
 * orders at most (product 10.2.9). Amounts are rupees with two decimals.
 *
 * @returns the text of a CSV file
 */
export async function exportOrders(
  { db }: ShopContext,
  member: DeskMember,
  filter: OrderFilter,
): Promise<string> {
  const contents = orderFileContents(member.role);
  const columns = COLUMNS.map(({ needs, read }) =>
    needs === undefined || contents[needs] ? read : () => '',
  );
  const makers = new Map<string, string>();
  const rows = [COLUMNS.map(({ name }) => name)];
  for (let offset = 0; offset < MAX_ORDERS; offset += PAGE_SIZE) {
    const page = await orders.listOrders(db, filter, { limit: PAGE_SIZE, offset });
    const visible = await loadVisibleOrders(db, member, page);
    const unknown = visible
      .flatMap(({ lines }) => lines.flatMap((line) => line.maker_id ?? []))
      .filter((id) => !makers.has(id));
    for (const { id, name } of await listNamedGroups(db, Array.from(new Set(unknown)))) {
      makers.set(id, name);
    }
    for (const exported of toExportedLines(visible, makers)) {
      rows.push(columns.map((read) => read(exported)));
    }
    if (page.length < PAGE_SIZE) break;
  }
  return formatCsv(rows);
}

function toExportedLines(
  visible: readonly VisibleOrder[],
  makers: ReadonlyMap<string, string>,
): ExportedLine[] {
  return visible.flatMap((one) =>
    one.lines.map((line) => ({
      visible: one,
      line,
      group: line.maker_id === null ? '' : (makers.get(line.maker_id) ?? ''),
    })),
  );
}

function joinStreet({ order }: VisibleOrder): string {
  const parts = [order.address_line1, order.address_line2, order.address_landmark];
  return parts.filter((part) => part !== '').join(', ');
}

function formatRupees(amountInPaise: number): string {
  return paiseToRupees(asPaise(amountInPaise)).toFixed(2);
}
