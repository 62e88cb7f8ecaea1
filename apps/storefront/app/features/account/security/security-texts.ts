import { LANGUAGE } from '@haat/domain';

const EN = {
  // Where you are signed in
  sessionsTitle: 'Where you are signed in',
  sessionsHint: 'End a session you do not know, then change your password.',
  loadingSessions: 'Loading your sessions…',
  sessionsFailed: 'Failed to load your sessions: {msg}',
  thisDevice: 'This device',
  signedInOn: (date: string) => `Signed in on ${date}`,
  lastUsedOn: (date: string) => `Last used on ${date}`,
  end: 'End',
  /** Distinguishes the buttons of several sessions. */
  ofSession: (device: string, date: string) => ` the session on ${device}, signed in on ${date}`,
  ended: 'Session ended',
  endFailed: 'Failed to end the session: {msg}',
  endOthers: 'End all other sessions',
  othersEnded: 'All other sessions ended',
  noOthers: 'You are signed in on this device only.',

  // Download my data
  dataTitle: 'Your data',
  dataExplained:
    'A file with everything the shop keeps about you: profile, former emails, addresses, orders, payments, returns, cart, wishlist, reviews and sessions.',
  download: 'Download my data',
  fileName: 'haat-my-data.json',
  downloaded: 'Your data is downloaded',
  downloadFailed: 'Failed to download your data: {msg}',

  // Delete my account
  deleteTitle: 'Delete your account',
  deleteExplained: 'You can take a copy of your data first. A deleted account does not come back.',
  deleteAccount: 'Delete my account',
  confirmDelete: 'Delete your account?',
  goes: 'This goes for good:',
  whatGoes: [
    'your profile, photo and saved addresses',
    'your cart, wishlist and reviews',
    'your sessions on all devices',
  ],
  stays: 'This stays, because the law wants our books complete:',
  whatStays: ['your past orders and payments, without your name, phone number and street'],
  password: 'Current password',
  keepAccount: 'Keep my account',
  deleteFailed: 'Failed to delete your account: {msg}',
  openOrders:
    'These orders are still open. Please cancel them or wait until they are done; about a return or a refund, please write to us:',
  deleted: 'Your account is deleted',
};

const HI: typeof EN = {
  sessionsTitle: 'आप कहाँ-कहाँ लॉग इन हैं',
  sessionsHint: 'जिसे आप नहीं पहचानते, उसे लॉग आउट करें, फिर अपना पासवर्ड बदलें।',
  loadingSessions: 'आप कहाँ लॉग इन हैं, यह आ रहा है…',
  sessionsFailed: 'आप कहाँ लॉग इन हैं, यह नहीं आ पाया: {msg}',
  thisDevice: 'यही फ़ोन या कंप्यूटर',
  signedInOn: (date: string) => `${date} को लॉग इन किया`,
  lastUsedOn: (date: string) => `आख़िरी बार ${date} को खुला`,
  end: 'लॉग आउट',
  ofSession: (device: string, date: string) => `: ${device}, ${date} को लॉग इन किया हुआ`,
  ended: 'वहाँ से लॉग आउट हो गया',
  endFailed: 'लॉग आउट नहीं हो पाया: {msg}',
  endOthers: 'बाकी सब जगह से लॉग आउट करें',
  othersEnded: 'बाकी सब जगह से लॉग आउट हो गया',
  noOthers: 'आप सिर्फ़ इसी फ़ोन या कंप्यूटर पर लॉग इन हैं।',

  dataTitle: 'आपकी जानकारी',
  dataExplained:
    'दुकान के पास आपकी जो भी जानकारी है, वह सब एक फ़ाइल में: प्रोफ़ाइल, पुराने ईमेल, पते, ऑर्डर, पेमेंट, वापसी, कार्ट, पसंद की सूची, राय और लॉग इन।',
  download: 'जानकारी डाउनलोड करें',
  fileName: 'haat-my-data.json',
  downloaded: 'आपकी जानकारी डाउनलोड हो गई',
  downloadFailed: 'आपकी जानकारी डाउनलोड नहीं हो पाई: {msg}',

  deleteTitle: 'अपना खाता हटाएँ',
  deleteExplained: 'पहले आप अपनी जानकारी डाउनलोड कर सकते हैं। हटाया हुआ खाता वापस नहीं आता।',
  deleteAccount: 'मेरा खाता हटाएँ',
  confirmDelete: 'अपना खाता हटाएँ?',
  goes: 'यह हमेशा के लिए हट जाएगा:',
  whatGoes: [
    'आपकी प्रोफ़ाइल, तस्वीर और सहेजे हुए पते',
    'आपका कार्ट, पसंद की सूची और राय',
    'हर फ़ोन और कंप्यूटर पर आपका लॉग इन',
  ],
  stays: 'यह रहेगा, क्योंकि कानून के हिसाब से हमारा हिसाब-किताब पूरा होना चाहिए:',
  whatStays: ['आपके पुराने ऑर्डर और पेमेंट, बिना आपके नाम, फ़ोन नंबर और घर के पते के'],
  password: 'मौजूदा पासवर्ड',
  keepAccount: 'खाता रहने दें',
  deleteFailed: 'आपका खाता नहीं हट पाया: {msg}',
  openOrders:
    'ये ऑर्डर अभी पूरे नहीं हुए हैं। कृपया इन्हें रद्द करें या पूरा होने तक रुकें। वापसी या पैसे लौटने की बात हो, तो कृपया हमें लिखें:',
  deleted: 'आपका खाता हटा दिया गया है',
};

export const SECURITY_TEXTS = LANGUAGE === 'hi' ? HI : EN;
