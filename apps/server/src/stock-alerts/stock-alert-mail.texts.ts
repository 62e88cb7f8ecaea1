import type { Language } from '@haat/domain';

interface StockAlertTexts {
  subjectOfOne(name: string): string;
  subjectOfSeveral(count: number): string;
  /**
   * @param goods a name and a link for each product
   * @param endLink the link that ends all mails to the mailbox
   */
  text(goods: string, endLink: string): string;
}

/** The mail about products that are back (product 4.12.2). */
export const STOCK_ALERT_TEXTS: Readonly<Record<Language, StockAlertTexts>> = {
  en: {
    subjectOfOne: (name) => `Back in stock: ${name}`,
    subjectOfSeveral: (count) => `Back in stock: ${count} of the products you wait for`,
    text: (goods, endLink) => `Namaste,

you asked us to tell you when it is back. Now it can be ordered again:

${goods}

We cannot keep one aside for you, and do not write about it again.

Do you want no such mails any more, also about other products? Open this link:

${endLink}
`,
  },
  hi: {
    subjectOfOne: (name) => `फिर से मिल रहा है: ${name}`,
    subjectOfSeveral: (count) => `आपकी पसंद की ${count} चीज़ें फिर से मिल रही हैं`,
    text: (goods, endLink) => `नमस्ते,

आपने कहा था कि सामान वापस आने पर हम आपको बताएँ। अब इसे फिर से ऑर्डर किया जा सकता है:

${goods}

हम इसे आपके लिए अलग से नहीं रख सकते, और इसके बारे में फिर नहीं लिखेंगे।

क्या आपको ऐसे मेल अब नहीं चाहिए, दूसरे सामान के बारे में भी नहीं? तो यह लिंक खोलें:

${endLink}
`,
  },
};
