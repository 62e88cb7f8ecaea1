/** The texts behind the link of the mail about a product that is back (product 2.7.20). */
export const TEXTS = {
  title: 'No more mails about sold-out goods',
  lead: 'You asked us to tell you when something is back. With one tap we forget your email for all that you still wait for.',
  stop: 'Forget my email',
  failed: 'Check your connection, then try again.',
  linkBroken: 'This link is not whole. Please open it from our mail once more.',
  doneTitle: 'Your email is forgotten',
  doneLead: 'We write to you about no sold-out product any more. You can ask again on its page.',
  shop: 'Go to the shop',
  noScript: 'This needs JavaScript. Please allow it and reload.',
} as const;
