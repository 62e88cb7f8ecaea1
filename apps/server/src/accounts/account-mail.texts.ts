import type { Language } from '@haat/domain';

/** A mail in one language. */
interface AccountMailText {
  readonly subject: string;
  /**
   * @param link the URL of a page of the shop in the mail's language, by its path
   * @param token for the link, '' in a mail without one
   */
  text(link: (path: string) => string, token: string): string;
}

type AccountMail = Readonly<Record<Language, AccountMailText>>;

/** The mails about an account. */
export const ACCOUNT_MAILS = {
  verification: {
    en: {
      subject: 'Please confirm your e-mail address',
      text: (link, token) => `Namaste,

please open this link to confirm your e-mail address:

${link(`/verify-email/${token}`)}

It works once and for 24 hours. If you did not sign up at our shop, you need not do anything.
`,
    },
    hi: {
      subject: 'कृपया अपना ईमेल पता पक्का करें',
      text: (link, token) => `नमस्ते,

अपना ईमेल पता पक्का करने के लिए यह लिंक खोलें:

${link(`/verify-email/${token}`)}

यह लिंक एक बार और 24 घंटे तक काम करता है। अगर आपने हमारी दुकान पर खाता नहीं बनाया है, तो आपको कुछ नहीं करना है।
`,
    },
  },
  passwordReset: {
    en: {
      subject: 'Choose a new password',
      text: (link, token) => `Namaste,

open this link to choose a new password:

${link(`/reset-password/${token}`)}

It works once and for 30 minutes. If you did not ask for it, you need not do anything: your password stays as it is.
`,
    },
    hi: {
      subject: 'नया पासवर्ड चुनें',
      text: (link, token) => `नमस्ते,

नया पासवर्ड चुनने के लिए यह लिंक खोलें:

${link(`/reset-password/${token}`)}

यह लिंक एक बार और 30 मिनट तक काम करता है। अगर आपने इसे नहीं माँगा था, तो आपको कुछ नहीं करना है: आपका पासवर्ड वही रहेगा।
`,
    },
  },
  pendingEmail: {
    en: {
      subject: 'Please confirm your new e-mail address',
      text: (link, token) => `Namaste,

somebody with an account at our shop wants to use this e-mail address from now on. If that is you, please open this link to confirm it:

${link(`/verify-email/${token}`)}

It works once and for 24 hours. If it is not you, you need not do anything.
`,
    },
    hi: {
      subject: 'कृपया अपना नया ईमेल पता पक्का करें',
      text: (link, token) => `नमस्ते,

हमारी दुकान का कोई ग्राहक अब से अपने खाते में यह ईमेल पता रखना चाहता है। अगर वह आप हैं, तो इसे पक्का करने के लिए यह लिंक खोलें:

${link(`/verify-email/${token}`)}

यह लिंक एक बार और 24 घंटे तक काम करता है। अगर वह आप नहीं हैं, तो आपको कुछ नहीं करना है।
`,
    },
  },
  emailChangeRequested: {
    en: {
      subject: 'Your e-mail address is about to change',
      text: (link) => `Namaste,

somebody who is signed in to your account has asked to change its e-mail address to another one. Nothing has changed yet: this address stays until the link that we sent to the other one is opened.

If this was not you, choose a new password at once. That also stops the change:

${link('/forgot')}
`,
    },
    hi: {
      subject: 'आपका ईमेल पता बदलने वाला है',
      text: (link) => `नमस्ते,

आपके खाते में लॉग इन किए हुए किसी व्यक्ति ने उसका ईमेल पता बदलने को कहा है। अभी कुछ नहीं बदला है: हमने नए पते पर एक लिंक भेजा है, और जब तक वह नहीं खुलता, यही पता रहेगा।

अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें। इससे यह बदलाव भी रुक जाएगा:

${link('/forgot')}
`,
    },
  },
  emailChanged: {
    en: {
      subject: 'The e-mail address of your account was changed',
      text: (link, token) => `Namaste,

the e-mail address of your account was just changed to another one.

If this was not you, open this link. It brings this address back and signs out all devices. The password stops working, and we send you a mail to choose a new one:

${link(`/undo-email-change/${token}`)}

It works once and for 7 days. Until then you can also ask for a new password with this address. If you changed it yourself, you need not do anything.
`,
    },
    hi: {
      subject: 'आपके खाते का ईमेल पता बदल गया है',
      text: (link, token) => `नमस्ते,

आपके खाते का ईमेल पता अभी-अभी बदलकर दूसरा कर दिया गया है।

अगर यह आपने नहीं किया, तो यह लिंक खोलें। इससे यह पता वापस आ जाएगा और सभी फ़ोन और कंप्यूटर लॉग आउट हो जाएँगे। पुराना पासवर्ड काम नहीं करेगा, और नया पासवर्ड चुनने के लिए हम आपको मेल भेजेंगे:

${link(`/undo-email-change/${token}`)}

यह लिंक एक बार और 7 दिन तक काम करता है। तब तक आप इस पते से नया पासवर्ड भी माँग सकते हैं। अगर पता आपने ही बदला है, तो आपको कुछ नहीं करना है।
`,
    },
  },
  passwordChanged: {
    en: {
      subject: 'Your password was changed',
      text: (link) => `Namaste,

the password of your account was just changed, and all other devices were signed out.

If this was not you, choose a new password at once:

${link('/forgot')}
`,
    },
    hi: {
      subject: 'आपका पासवर्ड बदल गया है',
      text: (link) => `नमस्ते,

आपके खाते का पासवर्ड अभी-अभी बदला गया है, और बाकी सभी फ़ोन और कंप्यूटर लॉग आउट कर दिए गए हैं।

अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें:

${link('/forgot')}
`,
    },
  },
  accountDeleted: {
    en: {
      subject: 'Your account is deleted',
      text: (link) => `Namaste,

your account at our shop was just deleted, with your profile, addresses, cart, wishlist and reviews. Of your orders we keep what the books need, without your name, phone number and street.

This is the last mail about this account. You are welcome to sign up again at any time:

${link('/signup')}

If this was not you, please write to us:

${link('/contact-us')}
`,
    },
    hi: {
      subject: 'आपका खाता हटा दिया गया है',
      text: (link) => `नमस्ते,

हमारी दुकान पर आपका खाता अभी-अभी हटा दिया गया है, और उसके साथ आपकी प्रोफ़ाइल, पते, कार्ट, पसंद की सूची और राय भी। आपके ऑर्डर में से हम सिर्फ़ वही रखते हैं जो हिसाब के लिए ज़रूरी है, आपके नाम, फ़ोन नंबर और गली के बिना।

इस खाते के बारे में यह आख़िरी मेल है। आप जब चाहें, फिर से खाता बना सकते हैं:

${link('/signup')}

अगर यह आपने नहीं किया, तो कृपया हमें लिखें:

${link('/contact-us')}
`,
    },
  },
} satisfies Readonly<Record<string, AccountMail>>;
