import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of the notices of new orders. */
export const NOTICES = defineTexts({
  hi: {
    title: 'नए ऑर्डर की ख़बर',
    back: 'और',
    lead: 'ख़बर में ऑर्डर का नंबर, शहर और नग होते हैं। ग्राहक का नाम, पता और फ़ोन नंबर नहीं।',
    phone: 'इस फ़ोन या कंप्यूटर पर',
    byPush: 'नए ऑर्डर की ख़बर इस फ़ोन पर दें',
    pushHint: 'ऑर्डर आते ही ख़बर दिखती है, डेस्क बंद हो तब भी। साइन आउट करने पर यह बंद हो जाती है।',
    missing:
      'यह ब्राउज़र ख़बरें नहीं दिखा सकता। iPhone पर पहले डेस्क को होम स्क्रीन पर जोड़ें (शेयर का निशान, फिर “होम स्क्रीन में जोड़ें”) और वहाँ से खोलें। दूसरे फ़ोन पर Chrome या Firefox में खोलें।',
    denied:
      'इस ब्राउज़र में डेस्क की ख़बरें रोकी हुई हैं। बदलने के लिए: ऊपर पते के बगल वाला निशान दबाएँ, “अनुमतियाँ” में “सूचनाएँ” चालू करें, फिर यह पन्ना दोबारा खोलें।',
    notAsked: 'ख़बर तभी दिखेगी, जब आप ब्राउज़र के सवाल पर “अनुमति दें” दबाएँगी।',
    unreachable: 'ब्राउज़र ख़बरों की सेवा तक नहीं पहुँचा। इंटरनेट देखें और थोड़ी देर बाद फिर करें।',
    mail: 'मेल से',
    byMail: 'नए ऑर्डर की ख़बर मेल से दें',
    mailHint: (address: string) => `${address} पर। 10 मिनट में आए सब ऑर्डर एक ही मेल में आते हैं।`,
    unverified: 'आपका ईमेल पता अभी पक्का नहीं हुआ है, इसलिए मेल नहीं जाता। दुकान में अपने खाते से उसे पक्का करें।',
  },
  en: {
    title: 'Notices of new orders',
    back: 'More',
    lead: "A notice has the order's number, town and pieces. It has no name, address or phone number of the shopper.",
    phone: 'On this phone or computer',
    byPush: 'Tell me about new orders on this phone',
    pushHint:
      'A notice appears as soon as an order comes, also while the desk is closed. Signing out ends it.',
    missing:
      'This browser cannot show notices. On an iPhone first add the desk to the home screen (the share sign, then “Add to Home Screen”), and open it there. On another phone open it in Chrome or Firefox.',
    denied:
      'This browser was told to show no notices of the desk. To change that, press the sign beside the address above, allow “Notifications” under “Permissions”, and open this page again.',
    notAsked: 'Notices appear only once you press “Allow” when the browser asks.',
    unreachable:
      'The browser did not reach its service for notices. Check the network, and try again in a while.',
    mail: 'By mail',
    byMail: 'Tell me about new orders by mail',
    mailHint: (address: string) =>
      `To ${address}. All orders that come within 10 minutes are in one mail.`,
    unverified:
      'Your email address is not confirmed yet, so no mail is sent. Confirm it in your account in the shop.',
  },
});
