import { LANGUAGE } from '@haat/domain';

const EN = {
  title: 'Your order',
  about: 'The shop took this order for you. Look at it here, then pay for it online.',
  loading: 'Loading your order…',
  loadFailed: 'Your order could not be loaded.',
  lead: (until: string) =>
    `Please check goods and address, then pay. The link works until ${until}.`,
  begun: 'Your goods are kept for you for a short while. Please pay now.',
  changed: (told: string, now: string) =>
    `Prices have changed since the shop sent this link: the total is ${now} instead of ${told}.`,
  lacking: (names: string) =>
    `There are too few pieces left of: ${names}. Please ask the shop for another link.`,
  deliverTo: 'Deliver to',
  notPaid: 'Nothing was paid. You can try again.',
  paidTitle: 'Thank you, your order is paid',
  paidLead: (order: string) => `Your order ${order} is placed. The shop writes to you about it.`,
  expiredTitle: 'The time of this link is over',
  cancelledTitle: 'This order is cancelled',
  unknownTitle: 'This link does not work',
  askShop: 'Please ask the shop for a new link.',
  contact: 'Contact the shop',
};

const HI: typeof EN = {
  title: 'आपका ऑर्डर',
  about: 'दुकान ने यह ऑर्डर आपके लिए लिया है। यहाँ देखकर ऑनलाइन पैसे दें।',
  loading: 'आपका ऑर्डर आ रहा है…',
  loadFailed: 'आपका ऑर्डर नहीं खुल पाया।',
  lead: (until) => `सामान और पता देख लें, फिर पैसे दें। यह लिंक ${until} तक चलेगा।`,
  begun: 'आपका सामान थोड़ी देर के लिए रखा है। कृपया अभी पैसे दें।',
  changed: (told, now) => `दुकान ने लिंक भेजा, उसके बाद दाम बदले: कुल अब ${told} नहीं, ${now} है।`,
  lacking: (names) => `यह सामान अब उतना नहीं बचा: ${names}। कृपया दुकान से नया लिंक माँगें।`,
  deliverTo: 'यहाँ पहुँचेगा',
  notPaid: 'पैसे नहीं दिए गए। आप फिर कोशिश कर सकते हैं।',
  paidTitle: 'धन्यवाद, आपके पैसे मिल गए',
  paidLead: (order) => `आपका ऑर्डर ${order} लग गया। दुकान आपको आगे की खबर देगी।`,
  expiredTitle: 'इस लिंक का समय निकल गया',
  cancelledTitle: 'यह ऑर्डर रद्द हो चुका है',
  unknownTitle: 'यह लिंक काम नहीं करता',
  askShop: 'कृपया दुकान से नया लिंक माँगें।',
  contact: 'दुकान से बात करें',
};

/** The texts behind a payment link of the desk (product 10.2.23). */
export const LINK_TEXTS = LANGUAGE === 'hi' ? HI : EN;
