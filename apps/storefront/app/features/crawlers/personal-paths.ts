/**
 * Paths of screens that crawlers skip. A rule of robots.txt covers every path that begins with it.
 */
export const PERSONAL_PATHS = [
  '/account',
  '/cart',
  '/forgot',
  '/login',
  '/payment',
  '/register',
  '/reset-password',
  '/saved-address',
  '/shipping-details',
  '/signup',
  '/undo-email-change',
  '/verify-email',
] as const;
