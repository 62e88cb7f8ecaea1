import type { components } from '@haat/api-sdk/schema';
import { asPaise, type OrderCharges, paiseToRupees } from '@haat/domain';
import { presentPackSize } from '../catalogue/products.presenter.ts';
import { toMediaUrl } from '../media/media-url.ts';
import { toIsoDate } from '../platform/http/iso-date.ts';
import {
  countReturned,
  type OrderLineRow,
  type OrderRow,
  sumReturned,
  type WholeOrder,
} from './orders.repository.ts';

export type OrderResponse = components['schemas']['Order'];

/**
 * Presents an order in the contract's shape. Names, prices and the address are copies from the time
 * at which it was placed.
 */
export function presentOrder({ order, lines, statusChanges }: WholeOrder): OrderResponse {
  return {
    _id: order.id,
    orderNumber: order.order_number,
    status: order.status,
    orderDate: toIsoDate(order.created_at),
    createdAt: toIsoDate(order.created_at),
    returnStatus: order.return_status,
    returnReason: order.return_reason,
    ...presentContents(order, lines),
    items: lines.map((line) => ({
      ...presentLine(line),
      returnedQuantity: countReturned(order, line),
    })),
    returnedAmount: toRupees(sumReturned(order)),
    shippingAddress: order.address_id,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    statusHistory: [
      { status: 'pending', changedAt: toIsoDate(order.created_at) },
      ...statusChanges.map(({ status, changed_at }) => ({
        status,
        changedAt: toIsoDate(changed_at),
      })),
    ],
    returnRequestedAt:
      order.return_requested_at === null ? null : toIsoDate(order.return_requested_at),
    refundedAt: order.refunded_at === null ? null : toIsoDate(order.refunded_at),
    outForDeliveryAt:
      order.out_for_delivery_at === null ? null : toIsoDate(order.out_for_delivery_at),
    // A sending that was taken back is only the desk's proposal for the next one.
    ...(isBeforeSending(order.status)
      ? { courier: '', trackingNumber: '' }
      : { courier: order.courier, trackingNumber: order.tracking_number }),
    receipt: presentReceipt(order),
  };
}

/** Columns of an order that one which is not placed yet has, too. */
type OrderContents = Pick<
  OrderRow,
  | `${'subtotal' | 'shipping' | 'taxes' | 'discount' | 'total'}_paise`
  | Extract<keyof OrderRow, `address_${string}`>
>;

type LineContents = Omit<OrderLineRow, 'order_id' | 'position' | 'maker_id' | 'returned_quantity'>;

/** Presents what an order holds, what it costs and where it goes. */
export function presentContents(order: OrderContents, lines: readonly LineContents[]) {
  return {
    subtotal: toRupees(order.subtotal_paise),
    shipping: toRupees(order.shipping_paise),
    taxes: toRupees(order.taxes_paise),
    discount: toRupees(order.discount_paise),
    totalAmount: toRupees(order.total_paise),
    items: lines.map(presentLine),
    address: {
      name: order.address_name,
      phoneNumber: order.address_phone_number,
      addressLine1: order.address_line1,
      addressLine2: order.address_line2,
      landmark: order.address_landmark,
      district: order.address_district,
      city: order.address_city,
      state: order.address_state,
      zipCode: order.address_zip_code,
      country: order.address_country,
      addressType: order.address_type,
    },
  };
}

const isBeforeSending = (status: OrderRow['status']) =>
  status === 'pending' || status === 'processing';

/** Presents what an order that is placed now adds to its goods (product 9.1.1). */
export function presentCharges(charges: OrderCharges): components['schemas']['OrderCharges'] {
  const { freeShippingFrom } = charges;
  return {
    shipping: toRupees(charges.shipping),
    taxes: toRupees(charges.taxes),
    discount: toRupees(charges.discount),
    freeShippingFrom: freeShippingFrom === null ? null : toRupees(freeShippingFrom),
  };
}

function presentReceipt({
  receipt_number: number,
  receipt_issued_at: issuedAt,
  receipt_gstin: gstin,
}: OrderRow): components['schemas']['Receipt'] {
  if (number === null || issuedAt === null) return null;
  return { number, issuedAt: toIsoDate(issuedAt), gstin };
}

function presentLine(line: LineContents): OrderResponse['items'][number] {
  const price = toRupees(line.unit_price_paise);
  return {
    productId: {
      _id: line.product_id,
      name: line.name,
      nameHindi: line.name_hindi,
      packSize: presentPackSize(line),
      image: toMediaUrl(line.image_hash),
      price,
    },
    quantity: line.quantity,
    price,
    gstRate: line.gst_rate,
    hsn: line.hsn,
  };
}

function toRupees(amountInPaise: number): number {
  return paiseToRupees(asPaise(amountInPaise));
}
