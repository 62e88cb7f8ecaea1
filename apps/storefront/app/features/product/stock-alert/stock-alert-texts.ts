import { LANGUAGE } from '@haat/domain';

const EN = {
  /** After the whole amount. */
  withDelivery: 'with delivery and taxes when it is back.',
  comes: (days: string) => `It then comes in ${days} to most places.`,
  lead: 'We write to you once, when it is back.',
  open: 'Tell me when it is back',
  promise: 'No account needed, and no other mails.',
  email: 'Email',
  send: 'Tell me',
  failed: 'Check your connection, then try again.',
  saved: (email: string) => `We write to ${email} once, when it is back.`,
  isBack: 'It is back. Reload the page to order it.',
};

const HI: typeof EN = {
  withDelivery: 'कुल लगेंगे, डिलीवरी और टैक्स मिलाकर, जब यह फिर आएगा।',
  comes: (days: string) => `फिर यह ज़्यादातर जगह ${days} में पहुँचता है।`,
  lead: 'यह फिर आए, तो हम आपको एक बार लिखेंगे।',
  open: 'फिर आए तो मुझे बताएँ',
  promise: 'खाता नहीं चाहिए, और कोई दूसरा ईमेल नहीं आएगा।',
  email: 'ईमेल',
  send: 'बताएँ',
  failed: 'इंटरनेट देखें, और फिर कोशिश करें।',
  saved: (email: string) => `यह फिर आए, तो हम ${email} पर एक बार लिखेंगे।`,
  isBack: 'यह फिर आ गया है। ऑर्डर करने के लिए पन्ना फिर से खोलें।',
};

/** The texts of the page of a product that is sold out, in a chunk of their own (product 2.7.18). */
export const STOCK_ALERT_TEXTS = LANGUAGE === 'hi' ? HI : EN;
