import { formatQuantityLimit, MAX_QUANTITY } from '@haat/domain';
import type { Schemas } from '../contract.ts';
import { ShopError } from '../shop-error.ts';
import type { TestCartLine, TestProduct, TestShop } from '../test-shop.ts';
import { presentProduct, productOf } from './catalogue.ts';
import type { Rules } from './rule.ts';

/** The cart of who is signed in. */
export const cartRules = {
  getCart: ({ user }, shop) => ({ data: presentCart(shop, user._id) }),

  addToCart({ user, body: { productId, quantity, before: next } }, shop) {
    const product = productOf(shop, productId);
    const before = quantityIn(shop, user._id, productId);
    if (before + quantity > mostOf(product)) throw shortage(product, before);
    setQuantity(shop, user._id, { productId, quantity: before + quantity });
    if (before === 0 && next !== undefined) moveBefore(shop, user._id, productId, next);
    return { data: presentCart(shop, user._id) };
  },

  updateCart({ user, body: { productId, quantity } }, shop) {
    const product = productOf(shop, productId);
    if (quantityIn(shop, user._id, productId) === 0) {
      throw new ShopError(404, 'This product is not in your cart.', 'not_in_cart');
    }
    const possible = Math.min(quantity, mostOf(product));
    if (possible === 0) throw shortage(product);
    setQuantity(shop, user._id, { productId, quantity: possible });
    return {
      data: presentCart(shop, user._id),
      ...(possible < quantity && { message: shortage(product).message }),
    };
  },

  removeFromCart({ user, path: { productId } }, shop) {
    removeLines(shop, user._id, [productId]);
    return { data: presentCart(shop, user._id) };
  },

  clearCart({ user }, shop) {
    shop.carts.delete(user._id);
    return { data: presentCart(shop, user._id) };
  },

  mergeCarts({ user, body }, shop) {
    const adjusted = body.localCart.flatMap((line) => mergeLine(shop, user._id, line));
    return { data: { ...presentCart(shop, user._id), adjusted } };
  },
} satisfies Rules;

/** Takes products out of somebody's cart. */
export function removeLines(shop: TestShop, userId: string, productIds: readonly string[]): void {
  const others = shop.cartOf(userId).filter(({ productId }) => !productIds.includes(productId));
  shop.carts.set(userId, others);
}

/** The 409 of more pieces than there are, or than one may have. */
export function shortage(product: TestProduct, inCart = 0): ShopError {
  const { name, stock_quantity: stock } = product;
  const message =
    stock === 0 ? `${name} is out of stock.` : formatQuantityLimit({ name, stock }, inCart);
  return new ShopError(409, message, stock < MAX_QUANTITY ? 'out_of_stock' : 'quantity_limit');
}

function mostOf({ stock_quantity: stock }: TestProduct): number {
  return Math.min(stock, MAX_QUANTITY);
}

/** The cart with today's prices and stock; products that are gone are left out. */
function presentCart(shop: TestShop, userId: string): Schemas['Cart'] {
  const items = shop
    .cartOf(userId)
    .flatMap(({ productId, quantity }) =>
      shop.products
        .filter(({ _id }) => _id === productId)
        .map((product) => ({ product: presentProduct(product), quantity, price: product.price })),
    );
  return { items };
}

function quantityIn(shop: TestShop, userId: string, productId: string): number {
  return shop.cartOf(userId).find((line) => line.productId === productId)?.quantity ?? 0;
}

function setQuantity(shop: TestShop, userId: string, { productId, quantity }: TestCartLine): void {
  const lines = shop.cartOf(userId);
  const line = lines.find((one) => one.productId === productId);
  if (line === undefined) shop.carts.set(userId, [...lines, { productId, quantity }]);
  else line.quantity = quantity;
}

/** Moves the last line before that of another product, if that one is in the cart. */
function moveBefore(shop: TestShop, userId: string, productId: string, next: string): void {
  const others = shop.cartOf(userId).filter((line) => line.productId !== productId);
  const index = others.findIndex((line) => line.productId === next);
  const moved = { productId, quantity: quantityIn(shop, userId, productId) };
  if (index >= 0) shop.carts.set(userId, others.toSpliced(index, 0, moved));
}

/** Adds a line of a guest's cart as far as it can be. @returns what could not, none when all was */
function mergeLine(
  shop: TestShop,
  userId: string,
  line: TestCartLine,
): Schemas['CartAdjustment'][] {
  const { productId } = line;
  const before = quantityIn(shop, userId, productId);
  const requested = before + line.quantity;
  const product = shop.products.find(({ _id }) => _id === productId);
  if (product === undefined) {
    return [{ productId, requested, quantity: before, reason: 'not_found' }];
  }
  const quantity = Math.max(before, Math.min(requested, mostOf(product)));
  if (quantity > 0) setQuantity(shop, userId, { productId, quantity });
  const reason = product.stock_quantity === 0 ? 'out_of_stock' : 'limited_stock';
  return quantity === requested ? [] : [{ productId, requested, quantity, reason }];
}
