import type { components } from '@haat/api-sdk/schema';
import { hasDeskPermission, listOrderMoves, MOVE_PERMISSIONS } from '@haat/domain/desk';
import { presentPackSize } from '../../catalogue/products.presenter.ts';
import type { Config } from '../../config.ts';
import type { ShopContext } from '../../context.ts';
import { toMediaUrl } from '../../media/media-url.ts';
import {
  countReturned,
  type OrderLineRow,
  type OrderRow,
  sumReturned,
} from '../../orders/orders.repository.ts';
import { writeOrderText } from '../../orders/write-order-text.ts';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import { presentNamedGroup } from '../groups/maker-reference.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { listHistory } from './order-history.ts';
import {
  findSentAt,
  toMovable,
  type VisibleOrder,
  type VisibleOrderDetails,
} from './visible-order.ts';

type Schemas = components['schemas'];

/** As many lines of an order as a list names. */
const NAMED_LINES = 2;

/** Presents an order in a list: to a group member without the phone number and the total (product 10.1.2). */
export function presentListed(
  member: Pick<DeskMember, 'makerId'>,
  visible: VisibleOrder,
  makers: VisibleOrderDetails['makers'],
): Schemas['DeskOrderSummary'] {
  const { order, lines, statusChanges } = visible;
  return {
    ...presentSummary(member, visible),
    state: member.makerId === null ? order.address_state : '',
    courier: order.courier,
    trackingNumber: order.tracking_number,
    sentAt: toIsoDateOrNull(findSentAt(statusChanges)),
    makers: Array.from(new Set(lines.map((line) => line.maker_id)))
      .map((id) => presentGroup(id, makers))
      .filter((maker) => maker !== null),
    contents: lines
      .slice(0, NAMED_LINES)
      .map(({ name, name_hindi: nameHindi, quantity }) => ({ name, nameHindi, quantity })),
  };
}

/** What a list of orders and the page of an order both show. */
function presentSummary(
  { makerId }: Pick<DeskMember, 'makerId'>,
  { order, lines, ticks }: VisibleOrder,
) {
  const isWhole = makerId === null;
  return {
    _id: order.id,
    orderNumber: order.order_number,
    status: order.status,
    returnStatus: order.return_status,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    isTest: order.is_test === 1,
    createdAt: toIsoDate(order.created_at),
    name: order.address_name,
    phoneNumber: isWhole ? order.address_phone_number : '',
    city: order.address_city,
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
    lines: lines.length,
    packedLines: ticks.length,
    linesPaise: sumLines(lines),
    totalPaise: isWhole ? order.total_paise : null,
    isOutForDelivery: order.out_for_delivery_at !== null,
    cashReceivedAt: isWhole ? toIsoDateOrNull(order.cash_received_at) : null,
    version: order.version,
  };
}

/** Presents the page of an order, with what the member may see and do (product 10.1.2, 10.2.3). */
export function presentDeskOrder(
  { config, now }: Pick<ShopContext, 'config' | 'now'>,
  member: DeskMember,
  details: VisibleOrderDetails,
): Schemas['DeskOrder'] {
  const { order, payments, notes, refunds, statusChanges } = details;
  const isWhole = member.makerId === null;
  return {
    ...presentSummary(member, details),
    courier: order.courier,
    trackingNumber: order.tracking_number,
    outForDeliveryAt: toIsoDateOrNull(order.out_for_delivery_at),
    address: presentAddress(order, isWhole),
    groups: presentGroups(details),
    amounts: isWhole
      ? {
          subtotalPaise: order.subtotal_paise,
          shippingPaise: order.shipping_paise,
          taxesPaise: order.taxes_paise,
          discountPaise: order.discount_paise,
          totalPaise: order.total_paise,
          returnedPaise: sumReturned(order),
        }
      : null,
    payments: isWhole
      ? payments.map((payment) => ({
          _id: payment.id,
          provider: payment.provider,
          providerPaymentId: payment.provider_payment_id,
          amountPaise: payment.amount_paise,
          status: payment.status,
          createdAt: toIsoDate(payment.created_at),
        }))
      : [],
    steps: [
      { status: 'pending', changedAt: toIsoDate(order.created_at) },
      ...statusChanges.map(({ status, changed_at }) => ({
        status,
        changedAt: toIsoDate(changed_at),
      })),
    ],
    history: listHistory(details, isWhole).map(({ event, at, amount }) => ({
      event,
      at: toIsoDate(at),
      amountPaise: amount,
    })),
    notes: isWhole
      ? notes.map((note) => ({
          _id: note.id,
          body: note.body,
          author: note.author ?? '',
          createdAt: toIsoDate(note.created_at),
        }))
      : [],
    refunds: isWhole
      ? refunds.map((refund) => ({
          _id: refund.id,
          amountPaise: refund.amount_paise,
          method: refund.method,
          reference: refund.reference,
          createdAt: toIsoDate(refund.created_at),
        }))
      : [],
    refundDuePaise: isWhole ? details.refundDue : null,
    receiptNumber: isWhole ? order.receipt_number : null,
    receiptIssuedAt: isWhole ? toIsoDateOrNull(order.receipt_issued_at) : null,
    receiptGstin: isWhole ? order.receipt_gstin : '',
    returnReason: isWhole ? order.return_reason : null,
    returnRequestedAt: toIsoDateOrNull(order.return_requested_at),
    moves: listOrderMoves(toMovable(details), now())
      .filter(({ move }) => hasDeskPermission(member.role, MOVE_PERMISSIONS[move]))
      .map(({ move, stock, money, amount }) => ({ move, stock, money, amountPaise: amount })),
    news: presentNews(config, details),
  };
}

function presentNews(
  config: Pick<Config, 'publicOrigin'>,
  { news, order, refunds }: VisibleOrderDetails,
): Schemas['DeskOrderNews'] {
  if (news === null) return null;
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount_paise, 0);
  // By phone it is whoever receives the packet who reads it.
  const text = writeOrderText(config, news, { order, name: order.address_name, refunded });
  return { kind: news.kind, language: news.language, text };
}

function presentAddress(order: OrderRow, isWhole: boolean): Schemas['DeskOrderAddress'] {
  const [name, city] = [order.address_name, order.address_city];
  const hide = (text: string) => (isWhole ? text : '');
  return {
    name,
    phoneNumber: hide(order.address_phone_number),
    addressLine1: hide(order.address_line1),
    addressLine2: hide(order.address_line2),
    landmark: hide(order.address_landmark),
    district: hide(order.address_district),
    city,
    state: hide(order.address_state),
    zipCode: hide(order.address_zip_code),
    country: hide(order.address_country),
    addressType: hide(order.address_type),
  };
}

function presentGroup(
  makerId: string | null,
  makers: VisibleOrderDetails['makers'],
): Schemas['DeskMaker'] {
  const group = makerId === null ? undefined : makers.get(makerId);
  return group === undefined ? null : presentNamedGroup(group);
}

function presentGroups({
  order,
  lines,
  ticks,
  makers,
}: VisibleOrderDetails): Schemas['DeskOrderGroup'][] {
  const packedAt = new Map(ticks.map((tick) => [tick.product_id, tick.packed_at]));
  const groups = Array.from(Map.groupBy(lines, (line) => line.maker_id));
  return groups
    .toSorted(([a], [b]) => Number(a === null) - Number(b === null))
    .map(([makerId, linesOfGroup]) => ({
      maker: presentGroup(makerId, makers),
      lines: linesOfGroup.map((line) => ({
        _id: line.product_id,
        name: line.name,
        nameHindi: line.name_hindi,
        packSize: presentPackSize(line),
        image: toMediaUrl(line.image_hash),
        quantity: line.quantity,
        returnedQuantity: countReturned(order, line),
        unitPricePaise: line.unit_price_paise,
        totalPaise: line.unit_price_paise * line.quantity,
        gstRate: line.gst_rate,
        hsn: line.hsn,
        isPacked: packedAt.has(line.product_id),
        packedAt: toIsoDateOrNull(packedAt.get(line.product_id) ?? null),
      })),
      linesPaise: sumLines(linesOfGroup),
    }));
}

function sumLines(lines: readonly OrderLineRow[]): number {
  return lines.reduce((sum, line) => sum + line.unit_price_paise * line.quantity, 0);
}

function toIsoDateOrNull(time: number | null): string | null {
  return time === null ? null : toIsoDate(time);
}
