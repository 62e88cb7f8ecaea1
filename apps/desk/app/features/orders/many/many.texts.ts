import { defineTexts } from '../../../lib/language/texts.ts';

/** The texts of what is done with many orders at once. */
export const MANY = defineTexts({
  hi: {
    noOrders: 'कोई ऑर्डर नहीं चुना गया। सूची में ऑर्डर चुनें।',
    slips: 'पैकिंग पर्चियाँ',
    labels: 'लेबल',
    picks: 'सामान की सूची',
    tooMany: (count: string) => `एक बार में ज़्यादा से ज़्यादा ${count} ऑर्डर छपते और भेजे जाते हैं।`,
    send: 'कूरियर से भेजें',
    backToList: 'ऑर्डरों पर जाएँ',
    courierOfAll: 'सबका कूरियर',
    numbers: 'ट्रैकिंग नंबर',
    numbersHint: 'लिखें या स्कैन करें; Enter से अगला ऑर्डर आता है। नंबर न हो तो खाली छोड़ें।',
    paste: 'नंबरों की सूची चिपकाएँ',
    list: 'नंबरों की सूची',
    listHint: 'एक लाइन में एक नंबर, नीचे के क्रम में; या ऑर्डर नंबर के साथ, किसी भी क्रम में।',
    fillIn: 'खानों में भरें',
    filledIn: (count: string) => `${count} नंबर भरे गए।`,
    line: (line: string) => `लाइन ${line}`,
    problems: {
      unnamed: 'इसमें इन ऑर्डरों में से कोई नहीं है।',
      too_many: 'इस नंबर के लिए कोई ऑर्डर नहीं बचा।',
      named_twice: 'यह ऑर्डर ऊपर आ चुका है।',
      number_twice: 'यह ट्रैकिंग नंबर ऊपर आ चुका है।',
      no_number: 'ट्रैकिंग नंबर नहीं है।',
      too_long: 'नंबर बहुत लंबा है।',
    },
    repeated: 'यही नंबर दूसरे ऑर्डर पर भी है।',
    sendAll: (count: string) => (count === '1' ? '1 ऑर्डर भेजें' : `${count} ऑर्डर भेजें`),
    sent: (count: string) => (count === '1' ? '1 ऑर्डर भेजा गया:' : `${count} ऑर्डर भेजे गए:`),
    notToSend: 'ये ऑर्डर अभी नहीं भेजे जा सकते:',
    refused: {
      changed_meanwhile: 'इस बीच किसी और ने यह ऑर्डर बदल दिया। ठीक लगे तो फिर भेजें।',
      move_not_allowed: 'यह ऑर्डर अब भेजा नहीं जा सकता।',
      forbidden: 'आपको यह करने की अनुमति नहीं है।',
      not_found: 'यह ऑर्डर नहीं मिला।',
    },
    typed: (count: string) => `${count} ट्रैकिंग नंबर लिखे हैं, भेजे नहीं: वहाँ जाएँ`,
  },
  en: {
    noOrders: 'No orders are selected. Select them in the list.',
    slips: 'Packing slips',
    labels: 'Labels',
    picks: 'Picking list',
    tooMany: (count: string) => `At most ${count} orders are printed and sent at once.`,
    send: 'Send by courier',
    backToList: 'Back to the orders',
    courierOfAll: 'Courier of all',
    numbers: 'Tracking numbers',
    numbersHint: 'Type or scan; Enter goes on to the next order. Leave it empty if there is none.',
    paste: 'Paste a list of numbers',
    list: 'List of numbers',
    listHint: 'One number a line, in the order below; or beside the order number, in any order.',
    fillIn: 'Fill in',
    filledIn: (count: string) =>
      count === '1' ? '1 number is filled in.' : `${count} numbers are filled in.`,
    line: (line: string) => `Line ${line}`,
    problems: {
      unnamed: 'It names none of these orders.',
      too_many: 'No order is left for this number.',
      named_twice: 'This order has come before.',
      number_twice: 'This tracking number has come before.',
      no_number: 'It has no tracking number.',
      too_long: 'The number is too long.',
    },
    repeated: 'Another order has the same number.',
    sendAll: (count: string) => (count === '1' ? 'Send 1 order' : `Send ${count} orders`),
    sent: (count: string) => (count === '1' ? '1 order was sent:' : `${count} orders were sent:`),
    notToSend: 'These orders cannot be sent now:',
    refused: {
      changed_meanwhile:
        'Somebody else has changed this order meanwhile. Send it again if it is right.',
      move_not_allowed: 'This order can no longer be sent.',
      forbidden: 'You may not do this.',
      not_found: 'This order was not found.',
    },
    typed: (count: string) =>
      count === '1'
        ? '1 tracking number is typed and not sent: go on'
        : `${count} tracking numbers are typed and not sent: go on`,
  },
});
