import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of the list of further screens, and of the account. */
export const MORE = defineTexts({
  hi: {
    title: 'और',
    messages: 'संदेश',
    reviews: 'ग्राहकों की राय',
    content: 'कहानियाँ और पन्ने',
    unread: (count: number) => `${count} नए`,
    notices: 'नए ऑर्डर की ख़बर',
    members: 'सदस्य और न्योते',
    shoppers: 'ग्राहक',
    groups: 'समूह',
    categories: 'श्रेणियाँ',
    orderTexts: 'ऑर्डर के संदेश',
    audit: 'बदलावों की सूची',
    shop: 'दुकान देखें',
    account: 'आपका खाता',
    group: (name: string) => `समूह: ${name}`,
  },
  en: {
    title: 'More',
    messages: 'Messages',
    reviews: 'Reviews',
    content: 'Stories and pages',
    unread: (count: number) => `${count} unread`,
    notices: 'Notices of new orders',
    members: 'Members and invites',
    shoppers: 'Shoppers',
    groups: 'Groups',
    categories: 'Categories',
    orderTexts: 'Texts about orders',
    audit: 'Log of changes',
    shop: 'Open the shop',
    account: 'Your account',
    group: (name: string) => `Group: ${name}`,
  },
});
