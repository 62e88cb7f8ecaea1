import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Recipient } from '../accounts/account-mails.ts';
import { type AttemptLimit, takeQuota } from '../accounts/passwords/attempt-limits.ts';
import type { ShopContext } from '../context.ts';
import { toPageUrl } from '../platform/mail/page-url.ts';
import { STOCK_ALERT_TEXTS } from './stock-alert-mail.texts.ts';
import {
  listProductsBack,
  listWaitingMailboxes,
  type ProductBack,
  takeStockAlerts,
} from './stock-alerts.repository.ts';
import { deriveStockAlertToken } from './stock-alerts.service.ts';

/** Mails that are sent before the next ones are taken; a crash loses these at most. */
const MAILS_AT_ONCE = 20;

/** Mails per mailbox; beyond it the requests wait for a later run. */
const STOCK_MAIL_LIMIT: AttemptLimit = {
  name: 'stock-alert-mail',
  max: 3,
  windowMs: 6 * 60 * 60_000,
};

/**
 * Mails everybody who waits for a product that is in stock now, whatever brought the pieces: an import, a
 * cancelled, returned or unpaid order. Each mailbox gets one mail about all of its products that are
 * back. Its requests are deleted before, so that of several processes one sends it.
 *
 * @param isStopping ends the run after the mails that were taken
 */
export async function sendStockAlerts(
  context: ShopContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const products = await listProductsBack(context.db);
  const productIds = products.map(({ id }) => id);
  let after = '';
  while (productIds.length > 0) {
    const page = { after, limit: MAILS_AT_ONCE };
    const mailboxes = await listWaitingMailboxes(context.db, productIds, page);
    for (const mailboxKey of mailboxes) await mailOnce(context, mailboxKey, products);
    await context.mailer.whenIdle();
    // Requests have their turn between two pages of a long list.
    await nextTurn();
    after = mailboxes.at(-1) ?? '';
    if (mailboxes.length < MAILS_AT_ONCE || isStopping()) return;
  }
}

async function mailOnce(
  context: ShopContext,
  mailboxKey: string,
  products: readonly ProductBack[],
): Promise<void> {
  if (!(await takeQuota(context, STOCK_MAIL_LIMIT, mailboxKey))) return;
  const token = await deriveStockAlertToken(context, mailboxKey);
  const ids = products.map(({ id }) => id);
  const taken = await takeStockAlerts(context.db, mailboxKey, ids);
  const newest = taken.toSorted((a, b) => b.created_at - a.created_at)[0];
  if (newest === undefined) return;
  const takenIds = new Set(taken.map(({ product_id }) => product_id));
  const back = products.filter(({ id }) => takenIds.has(id));
  mailBackInStock(context, { to: newest, products: back, token });
}

function mailBackInStock(
  context: ShopContext,
  options: { to: Recipient; products: readonly ProductBack[]; token: string },
): void {
  const { products, token } = options;
  const { email, language } = options.to;
  const texts = STOCK_ALERT_TEXTS[language];
  const link = (path: string) => toPageUrl(context.config, path, language);
  const nameOf = ({ name, name_hindi }: ProductBack) => (language === 'hi' && name_hindi) || name;
  const [only, ...others] = products;
  const goods = products.map((product) => `${nameOf(product)}\n${link(`/product/${product.id}`)}`);
  context.mailer.post({
    to: email,
    subject:
      only !== undefined && others.length === 0
        ? texts.subjectOfOne(nameOf(only))
        : texts.subjectOfSeveral(products.length),
    text: texts.text(goods.join('\n\n'), link(`/stock-alerts/${token}`)),
  });
}
