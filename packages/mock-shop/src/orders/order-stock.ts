import { canReopen, rupeesToPaise } from '@haat/domain';
import type { TestOrder, TestProduct } from '../entities.ts';
import { computeOrderTotals } from '../rules/order-totals.ts';
import type { TestShop } from '../test-shop.ts';

/** Takes pieces of a product out of stock. */
export function takePieces(product: TestProduct, quantity: number): void {
  product.stock_quantity -= quantity;
  product.unitsSold += quantity;
}

/** Puts the pieces of an order back into stock; those of a product that is gone are left out. */
export function returnPieces(shop: TestShop, order: TestOrder): void {
  for (const { product, quantity } of linesOf(shop, order)) {
    product.stock_quantity += quantity;
    product.unitsSold = Math.max(0, product.unitsSold - quantity);
  }
}

/**
 * Takes the pieces of a cancelled order out of stock again, all or none, because its money came late
 * (product 4.4.7).
 *
 * @returns false when there are too few, or the order may not be opened again
 */
export function retakePieces(shop: TestShop, order: TestOrder): boolean {
  const lines = linesOf(shop, order);
  const isThere = lines.every(({ product, quantity }) => product.stock_quantity >= quantity);
  if (lines.length < order.items.length || !isThere) return false;
  const { totalAmount } = computeOrderTotals(
    lines.map(({ product, quantity }) => ({ price: product.price, quantity })),
  );
  const late = {
    placedAt: shop.awaitedSince(order),
    total: rupeesToPaise(order.totalAmount),
    totalNow: rupeesToPaise(totalAmount),
  };
  if (!canReopen(late, shop.time())) return false;
  for (const { product, quantity } of lines) takePieces(product, quantity);
  return true;
}

/** The lines of an order whose product is still there. */
function linesOf(
  shop: TestShop,
  { items }: TestOrder,
): { readonly product: TestProduct; readonly quantity: number }[] {
  return items.flatMap(({ productId, quantity }) =>
    shop.products
      .filter(({ _id }) => _id === productId._id)
      .map((product) => ({ product, quantity })),
  );
}
