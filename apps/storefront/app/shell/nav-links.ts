import { LANGUAGE } from '@haat/domain';

/** A link of the header and the footer. */
export interface NavItem {
  readonly to: string;
  readonly label: string;
}

/** The query of the categories in the menus: as many as fit beside the header's links. */
export const NAV_CATEGORIES_QUERY = { page: 1, limit: 6, status: 'active' } as const;

const EN = {
  home: 'Home',
  aboutUs: 'About Us',
  products: 'Products',
  gifts: 'Gifts',
  stories: 'Stories',
  contactUs: 'Contact Us',
  makers: 'Who makes it',
  myOrders: 'My Orders',
  wishlist: 'Wishlist',
};

const HI: typeof EN = {
  home: 'होम',
  aboutUs: 'हमारे बारे में',
  products: 'सामान',
  gifts: 'तोहफ़े',
  stories: 'कहानियाँ',
  contactUs: 'संपर्क करें',
  makers: 'कौन बनाता है',
  myOrders: 'मेरे ऑर्डर',
  wishlist: 'पसंद की सूची',
};

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

/** The header's links (product 2.4.1), without the cart and the account. */
export const NAV_ITEMS: readonly NavItem[] = [
  { to: '/', label: TEXTS.home },
  { to: '/about-us', label: TEXTS.aboutUs },
  { to: '/products-list', label: TEXTS.products },
  { to: '/gifts', label: TEXTS.gifts },
  { to: '/story', label: TEXTS.stories },
  { to: '/contact-us', label: TEXTS.contactUs },
  { to: '/makers', label: TEXTS.makers },
];

/** A customer's own links in the menu of small screens, besides My Account (product 2.4.6). */
export const CUSTOMER_ITEMS: readonly NavItem[] = [
  { to: '/account/orders', label: TEXTS.myOrders },
  { to: '/account/wishlist', label: TEXTS.wishlist },
];
