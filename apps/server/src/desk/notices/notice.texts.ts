import type { Language } from '@haat/domain';

/** What the notices of new orders say. */
interface NoticeTexts {
  readonly greeting: string;
  subject(count: number, order: string): string;
  /** The title of the notice in a browser. */
  newOrder(order: string): string;
  lead(count: number): string;
  readonly stop: string;
  /** @param isOwn of the member's own group alone */
  pieces(count: number, isOwn: boolean): string;
}

/** The notices of new orders (product 10.2.12). */
export const NOTICE_TEXTS: Readonly<Record<Language, NoticeTexts>> = {
  en: {
    greeting: 'Namaste,',
    subject: (count, order) =>
      count === 1 ? `New order ${order}` : `${count} new orders are to be packed`,
    newOrder: (order) => `New order ${order}`,
    lead: (count) =>
      count === 1 ? 'a new order is to be packed:' : `${count} new orders are to be packed:`,
    stop: 'To get no more of these mails, switch them off here:',
    pieces: (count, isOwn) =>
      `${count} ${count === 1 ? 'piece' : 'pieces'}${isOwn ? ' of your group' : ''}`,
  },
  hi: {
    greeting: 'नमस्ते,',
    subject: (count, order) => (count === 1 ? `नया ऑर्डर ${order}` : `${count} नए ऑर्डर पैक करने हैं`),
    newOrder: (order) => `नया ऑर्डर ${order}`,
    lead: (count) => (count === 1 ? 'एक नया ऑर्डर पैक करना है:' : `${count} नए ऑर्डर पैक करने हैं:`),
    stop: 'ऐसे मेल नहीं चाहिए, तो उन्हें यहाँ बंद करें:',
    pieces: (count, isOwn) => `${isOwn ? 'आपके समूह के ' : ''}${count} नग`,
  },
};
