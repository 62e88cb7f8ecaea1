import { LANGUAGE } from '@haat/domain';

const EN = {
  loadFailed: 'Failed to fetch order: {msg}',
  notFound: 'Order not found.',
  payOnDelivery: 'Pay cash on delivery instead',
  inCash: 'You pay this order in cash on delivery.',
  inCashToast: 'Order changed to cash on delivery',
  notInCash: 'The order could not be changed to cash.',
  notInCashToast: 'The order could not be changed to cash: {msg}',
  expectedBy: (day: string) => `Expected by ${day}`,
  /** Of the order that was just placed; null while its day is not known. */
  isPlaced: (orderNumber: string, day: string | null) =>
    day === null ? `${orderNumber} is placed` : `${orderNumber} is placed, expected ${day}`,
  isKept: (orderNumber: string) => `${orderNumber} is placed and waits for its payment`,
  seeIt: 'See it',
  payNow: 'Pay now',
  /** After the words of a button of this order, for screen readers. */
  forOrder: (orderNumber: string) => ` for order ${orderNumber}`,
  askAboutOrder: 'Ask about this order',
  aboutOrder: (orderNumber: string) => `Namaste! I have a question about my order ${orderNumber}.`,
  cashAllowed: 'You can pay this in cash on delivery, too.',
  cashLimited: (limit: string) =>
    `Above ${limit}, cash on delivery needs a verified e-mail address or an earlier delivered order. You can pay online in any case.`,
  verifyEmail: 'Verify your e-mail',
  moreItems: (count: number) => `and ${count} more`,
};

const HI: typeof EN = {
  loadFailed: 'ऑर्डर नहीं खुल पाया: {msg}',
  notFound: 'यह ऑर्डर नहीं मिला।',
  payOnDelivery: 'घर पर नकद दें',
  inCash: 'इस ऑर्डर के पैसे आप घर पर नकद देंगे।',
  inCashToast: 'अब इस ऑर्डर के पैसे घर पर नकद देने हैं',
  notInCash: 'ऑर्डर नकद में नहीं बदल पाया।',
  notInCashToast: 'ऑर्डर नकद में नहीं बदल पाया: {msg}',
  expectedBy: (day) => `${day} तक पहुँचेगा`,
  isPlaced: (orderNumber, day) =>
    day === null ? `ऑर्डर ${orderNumber} हो गया` : `ऑर्डर ${orderNumber} हो गया, ${day} तक पहुँचेगा`,
  isKept: (orderNumber) => `ऑर्डर ${orderNumber} हो गया, पेमेंट बाकी है`,
  seeIt: 'देखें',
  payNow: 'पेमेंट करें',
  forOrder: (orderNumber) => `, ऑर्डर ${orderNumber}`,
  askAboutOrder: 'इस ऑर्डर के बारे में पूछें',
  aboutOrder: (orderNumber) => `नमस्ते! मुझे अपने ऑर्डर ${orderNumber} के बारे में कुछ पूछना है।`,
  cashAllowed: 'आप इसके पैसे घर पर नकद भी दे सकते हैं।',
  cashLimited: (limit) =>
    `${limit} से ऊपर घर पर नकद तभी लिया जाता है जब आपका ईमेल पक्का हो चुका हो या पहले कोई ऑर्डर आप तक पहुँच चुका हो। ऑनलाइन पेमेंट हमेशा कर सकते हैं।`,
  verifyEmail: 'ईमेल पक्का करें',
  moreItems: (count) => `और ${count} देखें`,
};

/** The texts about an order in the account and the checkout (product 2.14.10, 4.4.8, 8.5.1). */
export const ORDER_TEXTS = LANGUAGE === 'hi' ? HI : EN;
