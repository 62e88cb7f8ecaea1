/** A link of the header and the footer. */
export interface NavItem {
  readonly to: string;
  readonly label: string;
}

/** The header's links for everybody (product 2); the cart and the account have places of their own. */
export const NAV_ITEMS: readonly NavItem[] = [
  { to: '/', label: 'Home' },
  { to: '/about-us', label: 'About Us' },
  { to: '/products-list', label: 'Products' },
  { to: '/story', label: 'Stories' },
  { to: '/contact-us', label: 'Contact Us' },
];
