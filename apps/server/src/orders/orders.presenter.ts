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
    subtotal: toRupees(order.subtotal_paise),
    shipping: toRupees(order.shipping_paise),
    taxes: toRupees(order.taxes_paise),
    discount: toRupees(order.discount_paise),
    totalAmount: toRupees(order.total_paise),
    returnedAmount: toRupees(sumReturned(order)),
    items: lines.map((line) => presentLine(order, line)),
    shippingAddress: order.address_id,
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

function presentLine(order: OrderRow, line: OrderLineRow): OrderResponse['items'][number] {
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
    returnedQuantity: countReturned(order, line),
    price,
    gstRate: line.gst_rate,
    hsn: line.hsn,
  };
}

function toRupees(amountInPaise: number): number {
  return paiseToRupees(asPaise(amountInPaise));
}
