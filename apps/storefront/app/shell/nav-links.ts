/** A link of the header and the footer. */
export interface NavItem {
  readonly to: string;
  readonly label: string;
}

/** The query of the categories in the menus: as many as fit beside the header's links. */
export const NAV_CATEGORIES_QUERY = { page: 1, limit: 6, status: 'active' } as const;

/** The header's links (product 2.4.1), without the cart and the account. */
export const NAV_ITEMS: readonly NavItem[] = [
  { to: '/', label: 'Home' },
  { to: '/about-us', label: 'About Us' },
  { to: '/products-list', label: 'Products' },
  { to: '/gifts', label: 'Gifts' },
  { to: '/story', label: 'Stories' },
  { to: '/contact-us', label: 'Contact Us' },
  { to: '/makers', label: 'Who makes it' },
];

/** A customer's own links in the menu of small screens, besides My Account (product 2.4.6). */
export const CUSTOMER_ITEMS: readonly NavItem[] = [
  { to: '/account/orders', label: 'My Orders' },
  { to: '/account/wishlist', label: 'Wishlist' },
];
