import { CART_FULL_MESSAGE, MAX_CART_LINES, MAX_QUANTITY } from '@haat/domain';
import type { Schemas } from '../contract/operation-types.ts';
import { conflict, MockShopError, orNotFound } from '../requests/mock-shop-error.ts';
import { joinLines, type RequestedLine } from '../rules/requested-lines.ts';
import { formatShortage, maxQuantityOf } from '../rules/stock-messages.ts';
import type { TestShop } from '../test-shop.ts';
import { done, type OperationHandlers, requireShopper } from './operation-handler.ts';
import { presentProduct } from './products.ts';

type Adjustment = Schemas['CartAdjustment'];

/** The cart of the signed-in shopper (product 4.2, 7.4.1). */
export const cartHandlers = {
  getCart({ shopper }, shop) {
    return done('Cart', presentCart(shop, requireShopper(shopper)._id));
  },

  addToCart({ shopper, body: { productId, quantity, before: next } }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const product = orNotFound(
      shop.products.find(({ _id }) => _id === productId),
      'Product',
    );
    if (product.stock_quantity === 0) throw conflict('out_of_stock', formatShortage(product));
    const before = quantityIn(shop, userId, productId);
    if (before === 0 && isCartFull(shop, userId)) throw conflict('cart_full', CART_FULL_MESSAGE);
    if (before + quantity > maxQuantityOf(product)) {
      const code = product.stock_quantity < MAX_QUANTITY ? 'out_of_stock' : 'quantity_limit';
      throw conflict(code, formatShortage(product, before));
    }
    setQuantity(shop, userId, productId, before + quantity);
    if (before === 0 && next !== undefined) moveBefore(shop, userId, productId, next);
    return done('Added to cart', presentCart(shop, userId));
  },

  updateCart({ shopper, path, body: { productId, quantity } }, shop) {
    const { _id: userId } = requireShopper(shopper);
    orNotFound(['me', userId].includes(path.userId) ? userId : undefined, 'Cart');
    const product = shop.products.find(({ _id }) => _id === productId);
    if (product === undefined || quantityIn(shop, userId, productId) === 0) {
      throw new MockShopError(404, 'This product is not in your cart.', { code: 'not_in_cart' });
    }
    const possible = Math.min(quantity, maxQuantityOf(product));
    if (possible === 0) throw conflict('out_of_stock', formatShortage(product));
    setQuantity(shop, userId, productId, possible);
    const message = possible < quantity ? formatShortage(product) : 'Cart updated';
    return done(message, presentCart(shop, userId));
  },

  removeFromCart({ shopper, path: { productId } }, shop) {
    const { _id: userId } = requireShopper(shopper);
    removeLines(shop, userId, [productId]);
    return done('Item removed from cart', presentCart(shop, userId));
  },

  clearCart({ shopper }, shop) {
    const { _id: userId } = requireShopper(shopper);
    shop.carts.delete(userId);
    return done('Cart cleared', presentCart(shop, userId));
  },

  mergeCarts({ shopper, body, header }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const call = { userId, key: header['Idempotency-Key'], request: body };
    const merged = shop.idempotency.mergeCarts.run(
      call,
      () => {
        const adjusted = joinLines(body.localCart).flatMap((line) => addLine(shop, userId, line));
        return { ...presentCart(shop, userId), adjusted };
      },
      () => ({ ...presentCart(shop, userId), adjusted: [] }),
    );
    return done('Your cart has been updated.', merged);
  },
} satisfies Partial<OperationHandlers>;

/** Takes products out of somebody's cart. */
export function removeLines(shop: TestShop, userId: string, productIds: readonly string[]): void {
  shop.carts.set(
    userId,
    shop.cartOf(userId).filter(({ productId }) => !productIds.includes(productId)),
  );
}

/** The cart with today's prices and stock; products that are gone are left out. */
function presentCart(shop: TestShop, userId: string): Schemas['Cart'] {
  const items = shop.cartOf(userId).flatMap(({ productId, quantity }) =>
    shop.products
      .filter(({ _id }) => _id === productId)
      .map((product) => ({
        product: presentProduct(shop, product),
        quantity,
        price: product.price,
      })),
  );
  return { items };
}

function quantityIn(shop: TestShop, userId: string, productId: string): number {
  return shop.cartOf(userId).find((line) => line.productId === productId)?.quantity ?? 0;
}

function isCartFull(shop: TestShop, userId: string): boolean {
  return shop.cartOf(userId).length >= MAX_CART_LINES;
}

function setQuantity(shop: TestShop, userId: string, productId: string, quantity: number): void {
  const lines = shop.cartOf(userId);
  const line = lines.find((one) => one.productId === productId);
  if (line === undefined) shop.carts.set(userId, [...lines, { productId, quantity }]);
  else line.quantity = quantity;
}

/** Moves a line before that of another product; it stays the last where that is not in the cart. */
function moveBefore(shop: TestShop, userId: string, productId: string, next: string): void {
  const lines = shop.cartOf(userId);
  const moved = lines.filter((line) => line.productId === productId);
  const others = lines.filter((line) => line.productId !== productId);
  const index = others.findIndex((line) => line.productId === next);
  if (index >= 0) shop.carts.set(userId, others.toSpliced(index, 0, ...moved));
}

/** Adds a line of a guest's cart as far as it can be. @returns what could not, none when all was */
function addLine(
  shop: TestShop,
  userId: string,
  { productId, quantity }: RequestedLine,
): Adjustment[] {
  const before = quantityIn(shop, userId, productId);
  const requested = before + quantity;
  const product = shop.products.find(({ _id }) => _id === productId);
  if (product === undefined || product.stock_quantity === 0) {
    const reason = product === undefined ? 'not_found' : 'out_of_stock';
    return [{ productId, requested, quantity: before, reason }];
  }
  if (before === 0 && isCartFull(shop, userId)) {
    return [{ productId, requested, quantity: 0, reason: 'limited_stock' }];
  }
  // What is in the cart already stays, also where stock has shrunk since.
  const after = Math.max(before, Math.min(requested, maxQuantityOf(product)));
  setQuantity(shop, userId, productId, after);
  return after === requested
    ? []
    : [{ productId, requested, quantity: after, reason: 'limited_stock' }];
}
