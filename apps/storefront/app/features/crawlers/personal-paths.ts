/**
 * Where shoppers are among themselves: crawlers have nothing to find there. A rule of robots.txt
 * covers all addresses that begin with it.
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
