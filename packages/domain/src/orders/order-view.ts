import { joinAddress } from '../address/join-address.ts';
import { type AddressView, readAddress } from '../address/read-address.ts';
import { isPaymentMethod, type PaymentMethod } from '../checkout/payment-method.ts';
import {
  readEach,
  readField,
  readFirstText,
  readId,
  readNumber,
  readTextOrNull,
} from '../input/read.ts';
import { multiplyPaise, type Paise } from '../money/paise.ts';
import { readPrice } from '../money/parse-price.ts';
import { readGallery } from '../products/gallery.ts';
import { readProductName } from '../products/product-name.ts';
import { type OrderStatus, readOrderStatus } from './order-status.ts';

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
  const product = readField(item, 'productId') ?? readField(item, 'product');
  const quantity = Math.max(1, Math.trunc(readNumber(readField(item, 'quantity')) ?? 1));
  const unitPrice = readPrice(readField(item, 'price')) ?? readPrice(readField(product, 'price'));
  return {
    productId: readId(product),
    name: readProductName(product),
    image: readGallery(product)[0] ?? null,
    quantity,
    unitPrice,
    subtotal: unitPrice === null ? null : multiplyPaise(unitPrice, quantity),
  };
}

/** The copied address, from `address` or an expanded `shippingAddress`. */
function readOrderAddress(order: unknown): AddressView | null {
  return (
    readAddress(readField(order, 'address')) ?? readAddress(readField(order, 'shippingAddress'))
  );
}

/**
 * Reads an order in any of the forms of spec §3: amounts as number, numeric string or decimal
 * object, products as object or id, orderDate or createdAt.
 *
 * @returns null when it has no id
 */
export function readOrder(order: unknown): OrderView | null {
  const id = readId(readField(order, '_id') ?? readField(order, 'id'));
  if (id === null) return null;
  const paymentMethod = readField(order, 'paymentMethod');
  const address = readOrderAddress(order);
  return {
    id,
    orderNumber: readFirstText(order, ['orderNumber']) || id,
    status: readOrderStatus(readField(order, 'status')),
    orderDate: readTextOrNull(order, ['orderDate', 'createdAt']),
    returnStatus: readTextOrNull(order, ['returnStatus']),
    returnReason: readTextOrNull(order, ['returnReason']),
    lines: readEach(readField(order, 'items'), readOrderLine),
    subtotal: readPrice(readField(order, 'subtotal')),
    shipping: readPrice(readField(order, 'shipping')),
    taxes: readPrice(readField(order, 'taxes')),
    discount: readPrice(readField(order, 'discount')),
    totalAmount: readPrice(readField(order, 'totalAmount')),
    shippingAddress: readId(readField(order, 'shippingAddress')),
    address,
    addressText: address === null ? '' : joinAddress(address),
    paymentMethod: isPaymentMethod(paymentMethod) ? paymentMethod : null,
    paymentStatus: readTextOrNull(order, ['paymentStatus']),
  };
}

/** Reads a list of orders, in the order they came; those without an id are left out. */
export function readOrders(orders: unknown): OrderView[] {
  return readEach(readField(orders, 'orders') ?? orders, readOrder);
}
