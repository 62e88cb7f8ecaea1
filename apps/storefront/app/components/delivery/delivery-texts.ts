import { LANGUAGE } from '@haat/domain';

const EN = {
  /** With the total. */
  withCharges: (quantity: number) =>
    quantity > 1 ? `{} for ${quantity} with delivery and taxes` : '{} with delivery and taxes',
  /** With the price of the pieces. */
  besideCart: '{} more with what is in your cart',
  /** What more of it cost, where nothing is in the cart yet. */
  two: (total: string, each: string) => `Two ${total}, that is ${each} each`,
  three: (total: string, each: string) => `three ${total}, ${each} each`,
  each: (each: string) => `That is ${each} each`,
  how: 'How?',
  mostPlacesIn: 'Most places in',
  mostPlacesBetween: 'Most places between',
  enter: 'Enter pincode',
  forExactDay: 'for the exact day',
  loading: 'Looking up the day…',
  /** Before the day by which it comes. */
  deliverTo: (pincode: string) => `Deliver to ${pincode}`,
  comes: 'Comes',
  by: (day: string) => `by ${day}`,
  change: 'Change',
  check: 'Check',
  to: 'Deliver to',
  pincode: 'Pincode for the delivery',
  cash: 'Pay in cash when it comes, or online',
  /** Where cash depends on the buyer. */
  online: 'Pay online',
  noCash: 'Pay online; no cash on delivery here',
  failed: 'The day of the delivery could not be loaded.',
  offline: 'Check your connection, then try again.',
  unknown: 'We know no day for this pincode. Please check it.',
  retry: 'Retry',
};

const HI: typeof EN = {
  withCharges: (quantity) =>
    quantity > 1 ? `${quantity} नग {}, डिलीवरी और टैक्स मिलाकर` : '{} डिलीवरी और टैक्स मिलाकर',
  besideCart: 'कार्ट के सामान के साथ {} और लगेंगे',
  two: (total, each) => `दो लेने पर ${total}, यानी एक ${each} का पड़ेगा`,
  three: (total, each) => `तीन लेने पर ${total}, एक ${each} का पड़ेगा`,
  each: (each) => `यानी एक ${each} का पड़ेगा`,
  how: 'कैसे?',
  mostPlacesIn: 'ज़्यादातर जगहों पर डिलीवरी',
  mostPlacesBetween: 'ज़्यादातर जगहों पर डिलीवरी',
  enter: 'पिन कोड डालें',
  forExactDay: 'सही दिन जानने के लिए',
  loading: 'दिन देखा जा रहा है…',
  deliverTo: (pincode) => `${pincode} में डिलीवरी`,
  comes: 'डिलीवरी',
  by: (day) => `${day} तक`,
  change: 'बदलें',
  check: 'देखें',
  to: 'कहाँ भेजें',
  pincode: 'डिलीवरी का पिन कोड',
  cash: 'घर पर नकद दें या ऑनलाइन',
  online: 'ऑनलाइन पेमेंट करें',
  noCash: 'ऑनलाइन पेमेंट करें; यहाँ घर पर नकद नहीं लिया जाता',
  failed: 'डिलीवरी का दिन नहीं आ पाया।',
  offline: 'इंटरनेट देखकर फिर कोशिश करें।',
  unknown: 'यह पिन कोड नहीं मिला। एक बार देख लें।',
  retry: 'फिर कोशिश करें',
};

/** The texts about the delivery (product 2.7.11, 2.7.12, 5.3.6). */
export const DELIVERY_TEXTS = LANGUAGE === 'hi' ? HI : EN;
