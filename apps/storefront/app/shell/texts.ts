/** The footer's text in place of the links to content pages (product 8.2.1). */
export const PAGES_FAILED = 'Failed to fetch pages';

/** The title of the links to categories in the menus. */
export const CATEGORIES = 'Categories';

/** The texts of the footer (product 2.5). */
export const FOOTER_TEXTS = {
  shop: 'Shop',
  help: 'Help',
  contact: 'Contact',
  whatsApp: 'Ask on WhatsApp',
  greeting: 'Namaste, I have a question.',
  share: 'Tell a friend',
  pay: 'Ways to pay',
  waysToPay: 'Cash on delivery · UPI · Cards',
  complaints: 'Something wrong?',
  complain: 'Tell us what went wrong',
  seller: 'Sold by',
  gstin: 'GSTIN',
  foodLicence: 'FSSAI licence',
  grievanceOfficer: 'Grievance officer',
} as const;
