/** A link of the header and the footer. */
export interface NavItem {
  readonly to: string;
  readonly label: string;
}

/** The header's links (product 2.4.1), without the cart and the account. */
export const NAV_ITEMS: readonly NavItem[] = [
  { to: '/', label: 'Home' },
  { to: '/about-us', label: 'About Us' },
  { to: '/products-list', label: 'Products' },
  { to: '/story', label: 'Stories' },
  { to: '/contact-us', label: 'Contact Us' },
];
