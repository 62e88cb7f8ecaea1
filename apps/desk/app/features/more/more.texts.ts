import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of the list of further screens, and of the account. */
export const MORE = defineTexts({
  hi: {
    title: 'और',
    members: 'सदस्य और न्योते',
    shoppers: 'ग्राहक',
    groups: 'समूह',
    categories: 'श्रेणियाँ',
    audit: 'बदलावों की सूची',
    shop: 'दुकान देखें',
    account: 'आपका खाता',
    signOut: 'साइन आउट',
    group: (name: string) => `समूह: ${name}`,
  },
  en: {
    title: 'More',
    members: 'Members and invites',
    shoppers: 'Shoppers',
    groups: 'Groups',
    categories: 'Categories',
    audit: 'Log of changes',
    shop: 'Open the shop',
    account: 'Your account',
    signOut: 'Sign out',
    group: (name: string) => `Group: ${name}`,
  },
});
