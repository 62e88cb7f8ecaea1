import { asPaise, paiseToRupees } from '@haat/domain';
import {
  dayInIndia,
  formatCsv,
  formatPhoneNumber,
  ORDER_WORDS,
  type OrderFileContents,
  orderFileContents,
} from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { countReturned, type OrderLineRow, sumReturned } from '../../orders/orders.repository.ts';
import { listNamedGroups } from '../groups/groups.repository.ts';
import type { DeskMember } from '../members/desk-member.ts';
import * as orders from './desk-orders.repository.ts';
import {
  type FileLanguage,
  ORDER_COLUMNS,
  ORDER_FILE_HEADINGS,
  type OrderColumn,
} from './order-file-headings.ts';
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
  /** The first line of an order alone has what the order has once. */
  isFirst: boolean;
}

/** A column; one that needs what the file may not hold is empty. */
interface Column {
  needs?: keyof OrderFileContents;
  read(exported: ExportedLine, language: FileLanguage): string;
}

/** A column of the whole order, in its first line. */
function once(read: (order: VisibleOrder['order']) => string): Column {
  return {
    needs: 'hasTotals',
    read: ({ visible, isFirst }) => (isFirst ? read(visible.order) : ''),
  };
}

const COLUMNS: Readonly<Record<OrderColumn, Column>> = {
  order: { read: ({ visible }) => visible.order.order_number },
  placed: { read: ({ visible }) => dayInIndia(visible.order.created_at) },
  status: {
    read: ({ visible }, language) => ORDER_WORDS[language].statuses[visible.order.status],
  },
  return: {
    read: ({ visible }, language) => {
      const status = visible.order.return_status;
      return status === null ? '' : ORDER_WORDS[language].returns[status];
    },
  },
  paymentMethod: {
    read: ({ visible }, language) =>
      ORDER_WORDS[language].paymentMethods[visible.order.payment_method],
  },
  payment: {
    read: ({ visible }, language) =>
      ORDER_WORDS[language].paymentStatuses[visible.order.payment_status],
  },
  name: { read: ({ visible }) => visible.order.address_name },
  phone: {
    needs: 'hasAddresses',
    read: ({ visible }) => formatPhoneNumber(visible.order.address_phone_number),
  },
  address: { needs: 'hasAddresses', read: ({ visible }) => joinStreet(visible) },
  town: { read: ({ visible }) => visible.order.address_city },
  district: { needs: 'hasAddresses', read: ({ visible }) => visible.order.address_district },
  state: { needs: 'hasAddresses', read: ({ visible }) => visible.order.address_state },
  pincode: { needs: 'hasAddresses', read: ({ visible }) => visible.order.address_zip_code },
  group: { read: ({ group }) => group },
  product: {
    read: ({ line }, language) => (language === 'hi' && line.name_hindi) || line.name,
  },
  pieces: { read: ({ line }) => String(line.quantity) },
  price: { read: ({ line }) => formatRupees(line.unit_price_paise) },
  sum: { read: ({ line }) => formatRupees(line.unit_price_paise * line.quantity) },
  delivery: once((order) => formatRupees(order.shipping_paise)),
  tax: once((order) => formatRupees(order.taxes_paise)),
  discount: once((order) => formatRupees(order.discount_paise)),
  total: once((order) => formatRupees(order.total_paise)),
  receipt: once((order) => order.receipt_number ?? ''),
  cashReceived: once((order) =>
    order.cash_received_at === null ? '' : dayInIndia(order.cash_received_at),
  ),
  courier: { read: ({ visible }) => visible.order.courier },
  tracking: { read: ({ visible }) => visible.order.tracking_number },
  returnedPieces: {
    read: ({ visible, line }) => String(countReturned(visible.order, line)),
  },
  returnedSum: once((order) => formatRupees(sumReturned(order))),
};

/**
 * Exports the orders that a member sees, one line of the file per line of an order, the newest 5,000
 * orders at most (product 10.2.6). Amounts are rupees with two decimals; those of an order are in its
 * first line alone.
 *
 * @returns the text of a CSV file
 */
export async function exportOrders(
  { db }: ShopContext,
  member: DeskMember,
  filter: OrderFilter,
  language: FileLanguage,
): Promise<string> {
  const contents = orderFileContents(member.role);
  const columns = ORDER_COLUMNS.map((name) => {
    const { needs, read } = COLUMNS[name];
    return needs === undefined || contents[needs] ? read : () => '';
  });
  const makers = new Map<string, string>();
  const rows = [ORDER_COLUMNS.map((name) => ORDER_FILE_HEADINGS[language][name])];
  for (let offset = 0; offset < MAX_ORDERS; offset += PAGE_SIZE) {
    const page = await orders.listOrders(db, filter, { limit: PAGE_SIZE, offset });
    const visible = await loadVisibleOrders(db, member, page);
    const unknown = visible
      .flatMap(({ lines }) => lines.flatMap((line) => line.maker_id ?? []))
      .filter((id) => !makers.has(id));
    for (const { id, name, name_hindi: nameHindi } of await listNamedGroups(
      db,
      Array.from(new Set(unknown)),
    )) {
      makers.set(id, (language === 'hi' && nameHindi) || name);
    }
    for (const exported of toExportedLines(visible, makers)) {
      rows.push(columns.map((read) => read(exported, language)));
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
    one.lines.map((line, index) => ({
      visible: one,
      line,
      isFirst: index === 0,
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
