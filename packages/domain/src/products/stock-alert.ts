import { LANGUAGE } from '#language';

const DAY_MS = 24 * 60 * 60_000;

/** Products that one mailbox can wait for; a further one takes the place of the oldest. */
export const MAX_STOCK_ALERTS = 20;

/** Days after which a request is forgotten without a mail. */
export const STOCK_ALERT_DAYS = 180;

/**
 * The time until which a shopper waits for a product that is sold out (product 4.12.3).
 *
 * @param requestedAt epoch ms
 */
export function stockAlertUntil(requestedAt: number): number {
  return requestedAt + STOCK_ALERT_DAYS * DAY_MS;
}

/** The message when a shopper wants to wait for a product that is there (product 4.12.1). */
export function formatBackInStock(name: string): string {
  return LANGUAGE === 'hi'
    ? `${name} स्टॉक में है। आप इसे अभी ऑर्डर कर सकते हैं।`
    : `${name} is in stock. You can order it now.`;
}
