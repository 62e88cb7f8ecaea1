import { type AddressView, parseAddress } from '../address/address.ts';
import type { CartTotals } from '../cart/cart-totals.ts';
import { parseSoldLine } from '../cart/sold-line.ts';
import { isPaymentMethod, type PaymentMethod } from '../checkout/payment.ts';
import { yearInIndia } from '../dates.ts';
import { multiplyPaise, type Paise, parsePrice } from '../money.ts';
import {
  getField,
  parseEach,
  parseFirstText,
  parseId,
  parseNumber,
  parseOneOf,
  parseTextOrNull,
} from '../parse.ts';
import { parseGallery } from '../products/gallery.ts';
import { type PackSize, parsePackSize } from '../products/pack-size.ts';
import { type ProductNames, parseProductNames } from '../products/product-name.ts';
import {
  type OrderStatus,
  parseOrderStatus,
  parseStatusHistory,
  RETURN_STATUSES,
  type ReturnStatus,
  type StatusChange,
} from './order-status.ts';
import { ORDER_PAYMENT_STATUSES, type OrderPaymentStatus } from './payment-state.ts';

/** One product of an order, as it was when the order was placed (product 3.4.2). */
export type OrderLine = ProductNames & {
  /** Null if the API names none. */
  readonly productId: string | null;
  /** What one piece held when the order was placed; null where that was not told. */
  readonly packSize: PackSize | null;
  /** URL; null without a picture. */
  readonly image: string | null;
  /** Pieces, 1 or more. */
  readonly quantity: number;
  /** How many of them came back. */
  readonly returned: number;
  /** The price of one piece in paise. */
  readonly unitPrice: Paise | null;
  /** `unitPrice` × `quantity`, in paise. */
  readonly subtotal: Paise | null;
  /** Rate of GST in percent, included in the price; null where it is not known. */
  readonly gstRate: number | null;
  /** HSN code; '' where it is not known. */
  readonly hsn: string;
};

/**
 * An order as screens show it (product 3.4.1); null and '' stand for what the API does not send.
 */
export type OrderView = {
  /** For calls and URLs; shoppers know the order by `orderNumber`. */
  readonly id: string;
  /** Such as 'HAAT-2026-000042'; the id if there is none. */
  readonly orderNumber: string;
  /** `pending` where the API sends one that is unknown; a return leaves it `delivered`. */
  readonly status: OrderStatus;
  /** When it was placed (ISO 8601). */
  readonly orderDate: string | null;
  /** Null without a return, and where the API sends one that is unknown. */
  readonly returnStatus: ReturnStatus | null;
  /** What the shopper wrote, at most 1,000 characters; null without a reason. */
  readonly returnReason: string | null;
  /** As they were when the order was placed, one for each product. */
  readonly lines: readonly OrderLine[];
  /** The sum of the lines in paise. */
  readonly subtotal: Paise | null;
  /** What was charged for the delivery, in paise. */
  readonly shipping: Paise | null;
  /** What was charged as tax, in paise. */
  readonly taxes: Paise | null;
  /** A positive amount, which was subtracted. */
  readonly discount: Paise | null;
  /** What is to be paid, in paise. */
  readonly totalAmount: Paise | null;
  /** Of the total, what is due back for pieces that came back, in paise. */
  readonly returnedAmount: Paise | null;
  /** Id of the saved address. */
  readonly shippingAddress: string | null;
  /** The address as copied into the order. */
  readonly address: AddressView | null;
  /** `cod` is cash on delivery; null where the API names neither. */
  readonly paymentMethod: PaymentMethod | null;
  /** Null where the API sends none, or one that is unknown. */
  readonly paymentStatus: OrderPaymentStatus | null;
  /** The statuses that it reached, the oldest first. */
  readonly statusHistory: readonly StatusChange[];
  /** ISO 8601. */
  readonly returnRequestedAt: string | null;
  /** When all money that was due was given back (ISO 8601). */
  readonly refundedAt: string | null;
  /** Since when it is out for delivery (ISO 8601); null before. */
  readonly outForDeliveryAt: string | null;
  /** Who carries it, as the desk entered it; '' until it is sent. */
  readonly courier: string;
  /** Its number at the courier; '' without one. */
  readonly trackingNumber: string;
  /** Null until the order is paid online or delivered for cash (product 4.3.10, 4.3.11). */
  readonly receipt: OrderReceipt | null;
};

/** The receipt of an order, given once (product 4.3.11). */
export type OrderReceipt = {
  /** Such as '2026-27/000042'. */
  readonly number: string;
  /** ISO 8601. */
  readonly issuedAt: string;
  /** GSTIN of the seller on a tax invoice; '' on a bill of supply. */
  readonly gstin: string;
};

function parseOrderLine(line: unknown): OrderLine {
  const { product, unitPrice } = parseSoldLine(line);
  const quantity = Math.max(1, Math.trunc(parseNumber(getField(line, 'quantity')) ?? 1));
  return {
    productId: parseId(product),
    ...parseProductNames(product),
    packSize: parsePackSize(getField(product, 'packSize')),
    image: parseGallery(product)[0] ?? null,
    quantity,
    returned: Math.trunc(parseNumber(getField(line, 'returnedQuantity')) ?? 0),
    unitPrice,
    subtotal: unitPrice === null ? null : multiplyPaise(unitPrice, quantity),
    gstRate: parseNumber(getField(line, 'gstRate')),
    hsn: parseFirstText(line, ['hsn']),
  };
}

/**
 * Parses an order: orderDate or createdAt (product 3.4.1).
 *
 * @returns null without an id
 */
export function parseOrder(order: unknown): OrderView | null {
  const id = parseId(getField(order, '_id') ?? getField(order, 'id'));
  if (id === null) return null;
  const paymentMethod = getField(order, 'paymentMethod');
  return {
    id,
    orderNumber: parseFirstText(order, ['orderNumber']) || id,
    status: parseOrderStatus(getField(order, 'status')),
    orderDate: parseTextOrNull(order, ['orderDate', 'createdAt']),
    returnStatus: parseOneOf(getField(order, 'returnStatus'), RETURN_STATUSES),
    returnReason: parseTextOrNull(order, ['returnReason']),
    lines: parseEach(getField(order, 'items'), parseOrderLine),
    subtotal: parsePrice(getField(order, 'subtotal')),
    shipping: parsePrice(getField(order, 'shipping')),
    taxes: parsePrice(getField(order, 'taxes')),
    discount: parsePrice(getField(order, 'discount')),
    totalAmount: parsePrice(getField(order, 'totalAmount')),
    returnedAmount: parsePrice(getField(order, 'returnedAmount')),
    shippingAddress: parseId(getField(order, 'shippingAddress')),
    address: parseAddress(getField(order, 'address')),
    paymentMethod: isPaymentMethod(paymentMethod) ? paymentMethod : null,
    paymentStatus: parseOneOf(getField(order, 'paymentStatus'), ORDER_PAYMENT_STATUSES),
    statusHistory: parseStatusHistory(getField(order, 'statusHistory')),
    returnRequestedAt: parseTextOrNull(order, ['returnRequestedAt']),
    refundedAt: parseTextOrNull(order, ['refundedAt']),
    outForDeliveryAt: parseTextOrNull(order, ['outForDeliveryAt']),
    courier: parseFirstText(order, ['courier']),
    trackingNumber: parseFirstText(order, ['trackingNumber']),
    receipt: parseReceipt(getField(order, 'receipt')),
  };
}

function parseReceipt(receipt: unknown): OrderReceipt | null {
  const number = parseTextOrNull(receipt, ['number']);
  const issuedAt = parseTextOrNull(receipt, ['issuedAt']);
  if (number === null || issuedAt === null) return null;
  return { number, issuedAt, gstin: parseFirstText(receipt, ['gstin']) };
}

/** Parses a list of orders in its order, without those that have no id. */
export function parseOrders(orders: readonly unknown[]): OrderView[] {
  return orders.flatMap((order) => parseOrder(order) ?? []);
}

/** The products of orders, each once and in their order, without those of cancelled orders (product 2.6.8). */
export function listBoughtProducts(
  orders: readonly {
    readonly status: OrderStatus;
    readonly lines: readonly Pick<OrderLine, 'productId'>[];
  }[],
): string[] {
  const kept = orders.filter(({ status }) => status !== 'cancelled');
  return Array.from(
    new Set(kept.flatMap(({ lines }) => lines.flatMap(({ productId }) => productId ?? []))),
  );
}

/**
 * The sums of an order (product 2.14.10, 9.1.1); null if one is missing, as a partial sum would
 * mislead.
 */
export function orderTotals(
  order: Pick<OrderView, 'subtotal' | 'shipping' | 'taxes' | 'discount' | 'totalAmount'>,
): CartTotals | null {
  const { subtotal, shipping, taxes, discount, totalAmount: total } = order;
  if (subtotal === null || shipping === null || taxes === null) return null;
  if (discount === null || total === null) return null;
  return { subtotal, shipping, taxes, discount, total };
}

/**
 * Formats the number that a shop gives a new order, such as 'HAAT-2026-000042'; an order of the API has it
 * as `orderNumber`.
 *
 * @param sequence what tells orders of a year apart, such as their count
 * @param placedAt in ms since 1970 UTC; the year is that in India
 */
export function formatOrderNumber(sequence: number, placedAt: number): string {
  return `HAAT-${yearInIndia(placedAt)}-${String(sequence).padStart(6, '0')}`;
}
