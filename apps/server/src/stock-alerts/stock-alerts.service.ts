import { createHmac } from 'node:crypto';
import {
  formatBackInStock,
  MAX_STOCK_ALERTS,
  stockAlertSchema,
  stockAlertUntil,
} from '@haat/domain';
import { toMailboxKey } from '../accounts/mailbox-key.ts';
import { getProduct } from '../catalogue/products.repository.ts';
import type { ShopContext } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { parseForm } from '../platform/http/parse-form.ts';
import { createToken, hashToken } from '../platform/security/ids.ts';
import { findOrCreateSecret } from '../platform/security/shop-secrets.repository.ts';
import * as stockAlerts from './stock-alerts.repository.ts';

/**
 * Remembers that an e-mail address waits for a product that is sold out. What is stored already shows
 * neither in the response nor in an error.
 *
 * @throws {InvalidInputError} for an invalid address
 * @throws {NotFoundError} for an unknown product and for one that was taken off the shop
 * @throws {ConflictError} when the product is in stock
 */
export async function createStockAlert(
  context: ShopContext,
  productId: string,
  input: unknown,
): Promise<void> {
  const { email, language = 'en' } = parseForm(stockAlertSchema, input);
  const product = await getProduct(context.db, productId);
  if (product === undefined) throw new NotFoundError('Product');
  if (product.stock_quantity > 0) {
    throw new ConflictError('in_stock', formatBackInStock(product.name));
  }
  const mailboxKey = toMailboxKey(email);
  const token = await deriveStockAlertToken(context, mailboxKey);
  const now = context.now();
  await runTransaction(context.db, async (transaction) => {
    await stockAlerts.createStockAlert(transaction, {
      mailbox_key: mailboxKey,
      product_id: productId,
      email,
      token_hash: hashToken(token),
      language,
      created_at: now,
      expires_at: stockAlertUntil(now),
    });
    await stockAlerts.deleteOlderStockAlerts(transaction, mailboxKey, MAX_STOCK_ALERTS);
  });
}

/** Deletes all requests of the mailbox whose mail has this token; there may be none. */
export function deleteStockAlerts(context: ShopContext, token: string): Promise<void> {
  return stockAlerts.deleteStockAlertsOfToken(context.db, hashToken(token));
}

/** Deletes all requests of an account's mailbox. */
export function deleteStockAlertsOfEmail(db: Db, email: string): Promise<void> {
  return stockAlerts.deleteStockAlertsOfMailbox(db, toMailboxKey(email));
}

/**
 * Lists what an account's e-mail address waits for; nothing while the address is not verified, since
 * the mailbox may be somebody else's.
 */
export async function listStockAlertsOfUser(
  db: Db,
  user: { readonly email: string; readonly email_verified_at: number | null },
): Promise<stockAlerts.NamedStockAlert[]> {
  if (user.email_verified_at === null) return [];
  return stockAlerts.listNamedStockAlerts(db, toMailboxKey(user.email));
}

/**
 * Derives the token of a mailbox's links from a secret of the shop. It outlives the rows, which go with
 * their mail, and stops every request of the mailbox.
 */
export async function deriveStockAlertToken(
  context: ShopContext,
  mailboxKey: string,
): Promise<string> {
  const secret = await findOrCreateSecret(context.db, 'stock-alerts', createToken(), context.now());
  return createHmac('sha256', secret).update(mailboxKey).digest('base64url');
}
