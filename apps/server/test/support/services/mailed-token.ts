import type { TestShop } from '../build-test-app.ts';

/** The pages that links in mails lead to. */
export type MailedPage = 'verify-email' | 'reset-password' | 'undo-email-change' | 'stock-alerts';

/**
 * The token of the newest mail with this kind of link.
 *
 * @param to only mails to this address
 * @throws when no mail has one
 */
export function findMailedToken(shop: TestShop, page: MailedPage, to?: string): string {
  const link = new RegExp(`/${page}/(\\S+)`);
  const mails = shop.mails.filter((mail) => to === undefined || mail.to === to);
  const [, token] = link.exec(mails.findLast(({ text }) => link.test(text))?.text ?? '') ?? [];
  if (token === undefined) throw new Error(`No mail has a ${page} link.`);
  return token;
}
