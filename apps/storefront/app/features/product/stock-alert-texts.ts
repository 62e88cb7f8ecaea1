/**
 * The texts of the form for a product that is sold out, in its own chunk; those around it are in
 * `texts.ts` (product 2.7.20, 8.12.13).
 */
export const STOCK_ALERT_TEXTS = {
  email: 'Email',
  send: 'Tell me',
  saved: (email: string) => `We write to ${email} once, when it is back.`,
  isBack: 'It is back. Reload the page to order it.',
} as const;
