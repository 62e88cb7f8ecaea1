import { defineTexts } from '../../../lib/language/texts.ts';

/** The texts of orders that the desk takes by phone, and of their payment links. */
export const PHONE_ORDERS = defineTexts({
  hi: {
    title: 'नया ऑर्डर',
    orders: 'ऑर्डर',
    caller: 'किसका फ़ोन है',
    phone: 'फ़ोन नंबर',
    phoneHint: '10 अंक। कूरियर भी इसी नंबर पर फ़ोन करेगा।',
    known: (name: string) => `इस नंबर का खाता: ${name}`,
    useAddress: 'यह पता लें',
    name: 'नाम',
    addressLine1: 'घर और गली',
    addressLine2: 'पते की दूसरी लाइन',
    landmark: 'पास में क्या है',
    optional: 'ज़रूरी नहीं',
    zipCode: 'पिनकोड',
    lookingUp: 'पिनकोड देख रहे हैं…',
    district: 'ज़िला',
    city: 'शहर या गाँव',
    state: 'राज्य',
    chooseState: 'राज्य चुनें',
    wrong: {
      name: 'नाम लिखें, कम से कम 2 अक्षर।',
      phoneNumber: '10 अंकों का फ़ोन नंबर लिखें।',
      addressLine1: 'घर और गली लिखें।',
      zipCode: '6 अंकों का पिनकोड लिखें।',
      district: 'ज़िला लिखें।',
      city: 'शहर या गाँव लिखें।',
      state: 'राज्य चुनें।',
    },
    goods: 'सामान',
    noGoods: 'कम से कम एक सामान जोड़ें।',
    pieces: (name: string) => `${name}: नग`,
    remove: (name: string) => `${name} हटाएँ`,
    inStock: (count: string) => `स्टॉक में ${count}`,
    tooFew: 'इतने नग नहीं हो सकते। नग घटाएँ या यह सामान हटाएँ।',
    subtotal: 'सामान',
    shipping: 'डिलीवरी',
    taxes: 'टैक्स',
    discount: 'छूट',
    total: 'कुल',
    effect:
      'नकद ऑर्डर अभी लग जाएगा और स्टॉक घटेगा। लिंक 48 घंटे चलता है; स्टॉक तब घटेगा जब ग्राहक पैसे देने लगेगा।',
    placeInCash: 'घर पर नकद: ऑर्डर लगाएँ',
    makeLink: 'पेमेंट लिंक बनाएँ',
    placed: (order: string) => `ऑर्डर ${order} लग गया`,
    linkMade: 'पेमेंट लिंक बन गया। अब इसे भेजें।',
    codes: {
      out_of_stock: 'कुछ सामान अब उतना नहीं बचा। नीचे निशान वाले सामान के नग घटाएँ।',
      quantity_limit: 'एक ग्राहक को इस सामान के इतने नग नहीं मिल सकते।',
      total_changed: 'दाम बदल गया था। नया कुल अब यहाँ है: ग्राहक को बताएँ, फिर दबाएँ।',
      open_order_limit: 'इस नंबर के कई ऑर्डर अभी चल रहे हैं। पहले कोई एक भेजें या रद्द करें।',
      cash_not_allowed:
        'यह ऑर्डर घर पर नकद देकर नहीं हो सकता: वहाँ कूरियर नकद नहीं लेता, या पहला ऑर्डर मिलने से पहले रकम ₹5,000 से ज़्यादा है। पेमेंट लिंक भेजें।',
    },
    drafts: 'पेमेंट लिंक',
    found: (count: string) => `${count} लिंक`,
    empty: 'अभी कोई पेमेंट लिंक नहीं है',
    emptyLead: 'नए ऑर्डर में “पेमेंट लिंक बनाएँ” दबाने पर लिंक यहाँ दिखेगा।',
    states: {
      waiting: 'पैसे आने हैं',
      paid: 'पैसे आ गए',
      expired: 'समय निकल गया',
      cancelled: 'रद्द',
    },
    until: (time: string) => `${time} तक`,
    sendHindi: 'WhatsApp पर हिंदी में भेजें',
    sendEnglish: 'WhatsApp पर अंग्रेज़ी में भेजें',
    copy: 'संदेश कॉपी करें',
    cancel: 'रद्द करें',
    cancelTitle: (name: string) => `${name} का लिंक रद्द करें?`,
    cancelEffect:
      'लिंक से फिर पैसे नहीं दिए जा सकेंगे। जो ऑर्डर पैसे के बिना रुका है, वह भी रद्द होगा और उसका सामान स्टॉक में लौटेगा।',
    renew: '48 घंटे और दें',
    renewed: 'लिंक फिर से चलने लगा। अब इसे भेजें।',
    cancelled: 'लिंक रद्द हो गया',
    draftCodes: {
      order_paid: 'इसके पैसे आ चुके हैं।',
      order_cancelled: 'यह लिंक रद्द हो चुका है।',
    },
  },
  en: {
    title: 'New order',
    orders: 'Orders',
    caller: 'Who calls',
    phone: 'Phone number',
    phoneHint: '10 digits. The courier will call this number, too.',
    known: (name: string) => `The account of this number: ${name}`,
    useAddress: 'Use this address',
    name: 'Name',
    addressLine1: 'House and street',
    addressLine2: 'Second line of the address',
    landmark: 'What it is near to',
    optional: 'Optional',
    zipCode: 'Pincode',
    lookingUp: 'Looking the pincode up…',
    district: 'District',
    city: 'City, town or village',
    state: 'State',
    chooseState: 'Select a state',
    wrong: {
      name: 'Write a name of at least 2 characters.',
      phoneNumber: 'Write a phone number of 10 digits.',
      addressLine1: 'Write house and street.',
      zipCode: 'Write a pincode of 6 digits.',
      district: 'Write the district.',
      city: 'Write the city, town or village.',
      state: 'Select the state.',
    },
    goods: 'Goods',
    noGoods: 'Add goods.',
    pieces: (name: string) => `${name}: pieces`,
    remove: (name: string) => `Remove ${name}`,
    inStock: (count: string) => `${count} in stock`,
    tooFew: 'So many pieces are not possible. Take fewer, or remove it.',
    subtotal: 'Goods',
    shipping: 'Delivery',
    taxes: 'Taxes',
    discount: 'Discount',
    total: 'Total',
    effect:
      'An order in cash is placed now and takes stock. A link works for 48 hours, and takes stock when the shopper begins to pay.',
    placeInCash: 'Cash on delivery: place the order',
    makeLink: 'Make a payment link',
    placed: (order: string) => `Order ${order} is placed`,
    linkMade: 'The payment link is ready. Send it now.',
    codes: {
      out_of_stock:
        'Some goods have too few pieces left. Take fewer of those that are marked below.',
      quantity_limit: 'One shopper cannot have so many pieces of these goods.',
      total_changed:
        'A price had changed. The new total is here: tell the caller, then press again.',
      open_order_limit: 'Many orders of this number are open. Send or cancel one first.',
      cash_not_allowed:
        'This order cannot be paid in cash: the courier takes none there, or it is above ₹5,000 before a first order has arrived. Send a payment link.',
    },
    drafts: 'Payment links',
    found: (count: string) => (count === '1' ? '1 link' : `${count} links`),
    empty: 'No payment links yet',
    emptyLead: 'Those that you make in a new order are here.',
    states: {
      waiting: 'To be paid',
      paid: 'Paid',
      expired: 'Expired',
      cancelled: 'Cancelled',
    },
    until: (time: string) => `until ${time}`,
    sendHindi: 'Send by WhatsApp in Hindi',
    sendEnglish: 'Send by WhatsApp in English',
    copy: 'Copy the message',
    cancel: 'Cancel',
    cancelTitle: (name: string) => `Cancel the link of ${name}?`,
    cancelEffect:
      'The link cannot be paid any more. An order that waits for the money is cancelled, too, and its goods go back into stock.',
    renew: 'Give it 48 hours more',
    renewed: 'The link works again. Send it now.',
    cancelled: 'The link is cancelled',
    draftCodes: {
      order_paid: 'It is paid already.',
      order_cancelled: 'It is cancelled already.',
    },
  },
});

interface LinkMessage {
  readonly name: string;
  /** With the sign of the rupee. */
  readonly total: string;
  readonly until: string;
  readonly link: string;
}

/** The message that a payment link is sent with, in the language of who gets it. */
export const LINK_MESSAGE = defineTexts({
  hi: {
    write: ({ name, total, until, link }: LinkMessage) =>
      `नमस्ते ${name}, आपका ऑर्डर तैयार है। कुल ${total}। सामान और पता देखें और ${until} तक यहाँ पैसे दें: ${link}`,
  },
  en: {
    write: ({ name, total, until, link }: LinkMessage) =>
      `Hello ${name}, your order is ready. Total ${total}. Check goods and address, and pay here until ${until}: ${link}`,
  },
});
