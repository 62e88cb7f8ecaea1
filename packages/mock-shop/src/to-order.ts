import { computeCartTotals, DEFAULT_CHARGES, paiseToRupees, rupeesToPaise } from '@haat/domain';
import type { TestAddress, TestOrder, TestProduct } from './test-shop.ts';

/** A product of an order, and how many pieces of it. */
export interface OrderedLine {
  readonly product: TestProduct;
  readonly quantity: number;
}

type Details = Pick<TestOrder, '_id' | 'orderNumber' | 'createdAt'> & Partial<TestOrder>;

/** An order that was just placed, with its sums; the details say what is otherwise. */
export function toOrder(
  lines: readonly OrderedLine[],
  { _id: shippingAddress, isDefault: _, userId, ...address }: TestAddress,
  details: Details,
): TestOrder {
  const { subtotal, shipping, taxes, discount, total } = computeCartTotals(
    lines.map(({ product, quantity }) => ({ unitPrice: rupeesToPaise(product.price), quantity })),
    DEFAULT_CHARGES,
  );
  return {
    subtotal: paiseToRupees(subtotal),
    shipping: paiseToRupees(shipping),
    taxes: paiseToRupees(taxes),
    discount: paiseToRupees(discount),
    totalAmount: paiseToRupees(total),
    returnedAmount: 0,
    items: lines.map(({ product: { _id, name, nameHindi, packSize, image, price }, quantity }) => ({
      productId: { _id, name, nameHindi, packSize, image, price },
      ...{ quantity, returnedQuantity: 0, price },
    })),
    status: 'pending',
    statusHistory: [{ status: 'pending', changedAt: details.createdAt }],
    orderDate: details.createdAt,
    returnStatus: null,
    returnReason: null,
    returnRequestedAt: null,
    refundedAt: null,
    outForDeliveryAt: null,
    courier: '',
    trackingNumber: '',
    receipt: null,
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    ...{ shippingAddress, address, userId },
    ...details,
  };
}
