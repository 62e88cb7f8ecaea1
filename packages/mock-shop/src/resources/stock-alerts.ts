import { formatBackInStock, MAX_STOCK_ALERTS, stockAlertUntil } from '@haat/domain';
import type { Schemas } from '../contract/operation-types.ts';
import type { TestUser } from '../entities.ts';
import { conflict, orNotFound } from '../requests/mock-shop-error.ts';
import type { TestShop } from '../test-shop.ts';
import { done, type OperationHandlers } from './operation-handler.ts';

/** Who waits for products that are sold out (product 4.12). */
export const stockAlertHandlers = {
  createStockAlert({ path, body: { email } }, shop) {
    const found = shop.products.find(({ _id }) => _id === path.id);
    const { _id: productId, name, stock_quantity: stock } = orNotFound(found, 'Product');
    if (stock > 0) throw conflict('in_stock', formatBackInStock(name));
    const own = shop.stockAlerts.filter((alert) => isOf(email, alert));
    if (!own.some((alert) => alert.productId === productId)) {
      const token = own[0]?.token ?? shop.createId('stock-alert-token');
      const alert = { productId, email, token, requestedAt: shop.now() };
      const surplus = own.slice(0, Math.max(0, own.length + 1 - MAX_STOCK_ALERTS));
      shop.stockAlerts = shop.stockAlerts.filter((one) => !surplus.includes(one)).concat(alert);
    }
    return done('We write to you when it is back', null);
  },

  deleteStockAlerts({ path }, shop) {
    shop.stockAlerts = shop.stockAlerts.filter(({ token }) => token !== path.token);
    return done('Stock alerts deleted', null);
  },
} satisfies Partial<OperationHandlers>;

/** What a verified account waits for, the newest first. */
export function listStockAlerts(
  shop: TestShop,
  { email, isEmailVerified }: TestUser,
): Schemas['ExportedStockAlert'][] {
  if (!isEmailVerified) return [];
  return shop.stockAlerts
    .filter((alert) => isOf(email, alert))
    .toReversed()
    .map(({ productId, email: to, requestedAt }) => ({
      productId,
      name: shop.findProduct(productId).name,
      email: to,
      requestedAt,
      expiresAt: new Date(stockAlertUntil(Date.parse(requestedAt))).toISOString(),
    }));
}

/** Forgets what an account waits for. */
export function forgetStockAlerts(shop: TestShop, { email }: TestUser): void {
  shop.stockAlerts = shop.stockAlerts.filter((alert) => !isOf(email, alert));
}

function isOf(email: string, alert: { readonly email: string }): boolean {
  return alert.email.toLowerCase() === email.toLowerCase();
}
