/** The texts of the page of a product that is sold out, in a chunk of their own (product 2.7.18). */
export const STOCK_ALERT_TEXTS = {
  withDelivery: 'with delivery and taxes when it is back.',
  comes: (days: string) => `It then comes in ${days} to most places.`,
  lead: 'We write to you once, when it is back.',
  open: 'Tell me when it is back',
  promise: 'No account needed, and no other mails.',
  email: 'Email',
  send: 'Tell me',
  failed: 'Check your connection, then try again.',
  saved: (email: string) => `We write to ${email} once, when it is back.`,
  isBack: 'It is back. Reload the page to order it.',
} as const;
