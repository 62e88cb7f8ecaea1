import { type AddressView, joinAddress, parseAddress } from '../address/address.ts';
import type { CartTotals } from '../cart/cart-totals.ts';
import { isPaymentMethod, type PaymentMethod } from '../checkout/payment.ts';
import { yearInIndia } from '../dates.ts';
import { multiplyPaise, type Paise, parsePrice } from '../money.ts';
import {
  getField,
  parseEach,
  parseFirstText,
  parseId,
  parseNumber,
  parseTextOrNull,
} from '../parse.ts';
import { parseGallery } from '../products/gallery.ts';
import { parseProductName } from '../products/product-name.ts';
import { type OrderStatus, parseOrderStatus } from './order-status.ts';

/** One product of an order. */
export type OrderLine = {
  readonly productId: string | null;
  readonly name: string;
  /** URL of the picture, null when it has none. */
  readonly image: string | null;
  /** Whole pieces. */
  readonly quantity: number;
  /** Price of one piece in paise; null when the API does not say. */
  readonly unitPrice: Paise | null;
  /** Price times quantity in paise; null when the API does not say. */
  readonly subtotal: Paise | null;
};

/** An order as the screens show it (spec §3); every amount in paise, null when it was not sent. */
export type OrderView = {
  readonly id: string;
  readonly orderNumber: string;
  readonly status: OrderStatus;
  /** ISO 8601 time the order was placed; null when the API does not say. */
  readonly orderDate: string | null;
  readonly returnStatus: string | null;
  readonly returnReason: string | null;
  readonly lines: readonly OrderLine[];
  readonly subtotal: Paise | null;
  readonly shipping: Paise | null;
  readonly taxes: Paise | null;
  /** A positive amount that was taken off. */
  readonly discount: Paise | null;
  readonly totalAmount: Paise | null;
  /** Id of the saved address it was sent to; null when the API does not say. */
  readonly shippingAddress: string | null;
  /** The copied address; null when the API does not send it. */
  readonly address: AddressView | null;
  /** The copied address in one line; '' when the API does not send it. */
  readonly addressText: string;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentStatus: string | null;
};

/** Reads one line; the price falls back to the product's own. */
function readOrderLine(item: unknown): OrderLine {
  const product = getField(item, 'productId') ?? getField(item, 'product');
  const quantity = Math.max(1, Math.trunc(parseNumber(getField(item, 'quantity')) ?? 1));
  const unitPrice = parsePrice(getField(item, 'price')) ?? parsePrice(getField(product, 'price'));
  return {
    productId: parseId(product),
    name: parseProductName(product),
    image: parseGallery(product)[0] ?? null,
    quantity,
    unitPrice,
    subtotal: unitPrice === null ? null : multiplyPaise(unitPrice, quantity),
  };
}

/** The copied address, from `address` or an expanded `shippingAddress`. */
function readOrderAddress(order: unknown): AddressView | null {
  return (
    parseAddress(getField(order, 'address')) ?? parseAddress(getField(order, 'shippingAddress'))
  );
}

/**
 * Reads an order in any of the forms of spec §3: amounts as number, numeric string or decimal
 * object, products as object or id, orderDate or createdAt.
 *
 * @returns null when it has no id
 */
export function parseOrder(order: unknown): OrderView | null {
  const id = parseId(getField(order, '_id') ?? getField(order, 'id'));
  if (id === null) return null;
  const paymentMethod = getField(order, 'paymentMethod');
  const address = readOrderAddress(order);
  return {
    id,
    orderNumber: parseFirstText(order, ['orderNumber']) || id,
    status: parseOrderStatus(getField(order, 'status')),
    orderDate: parseTextOrNull(order, ['orderDate', 'createdAt']),
    returnStatus: parseTextOrNull(order, ['returnStatus']),
    returnReason: parseTextOrNull(order, ['returnReason']),
    lines: parseEach(getField(order, 'items'), readOrderLine),
    subtotal: parsePrice(getField(order, 'subtotal')),
    shipping: parsePrice(getField(order, 'shipping')),
    taxes: parsePrice(getField(order, 'taxes')),
    discount: parsePrice(getField(order, 'discount')),
    totalAmount: parsePrice(getField(order, 'totalAmount')),
    shippingAddress: parseId(getField(order, 'shippingAddress')),
    address,
    addressText: address === null ? '' : joinAddress(address),
    paymentMethod: isPaymentMethod(paymentMethod) ? paymentMethod : null,
    paymentStatus: parseTextOrNull(order, ['paymentStatus']),
  };
}

/** Reads a list of orders, in the order they came; those without an id are left out. */
export function parseOrders(orders: unknown): OrderView[] {
  return parseEach(getField(orders, 'orders') ?? orders, parseOrder);
}

/**
 * The sums of an order as its summary shows them (spec §2, §9), in paise.
 *
 * @returns null unless the API sent all of them: a part of a sum would mislead
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
 * The number of an order as it is printed and said on the telephone: 'HAAT-2026-000042'.
 *
 * @param sequence the shop's count of orders, a whole number from 1
 * @param placedAt when the order was placed, in ms since 1970 UTC; its year is the year in India
 */
export function formatOrderNumber(sequence: number, placedAt: number): string {
  return `HAAT-${yearInIndia(placedAt)}-${String(sequence).padStart(6, '0')}`;
}
