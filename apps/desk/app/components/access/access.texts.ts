import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of signing in, and of a rejected access. */
export const ACCESS = defineTexts({
  hi: {
    signIn: 'लॉग इन करें',
    signInLead: 'दुकान का खाता हो, तो ईमेल डालें। न्योते से खाता बनाया हो, तो फ़ोन नंबर भी चलेगा।',
    name: 'फ़ोन नंबर या ईमेल',
    password: 'पासवर्ड',
    rememberMe: 'यहाँ लॉग इन रहें',
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    forgot: 'पासवर्ड भूल गए?',
    forgotWithoutEmail:
      'नया पासवर्ड ईमेल से बनता है। खाते में ईमेल न हो, तो समन्वयक से कहें: वे आपको सदस्यों से हटाकर नया न्योता भेजें।',
    noAccount: 'अभी खाता नहीं है? समन्वयक से न्योते का लिंक माँगें। खाता उसी लिंक पर बनता है।',
    nameMissing: 'अपना फ़ोन नंबर या ईमेल लिखें।',
    passwordMissing: 'अपना पासवर्ड लिखें।',
    wrongCredentials:
      'फ़ोन नंबर, ईमेल या पासवर्ड सही नहीं है। फ़ोन नंबर से वही आ सकती हैं जिनका खाता न्योते से बना।',
    noAccess: 'यहाँ काम करने की अनुमति नहीं है',
    noAccessLead: 'आपका खाता अभी इस डेस्क से जुड़ा नहीं है। समन्वयक से कहें कि आपको न्योते का लिंक भेजें।',
    outsideRole: 'यह पन्ना आपकी भूमिका में नहीं है',
    outsideRoleLead: (role: string) =>
      `आपकी भूमिका है: ${role}। इस पन्ने की ज़रूरत हो, तो मालिक या समन्वयक से कहें।`,
    toToday: 'आज के काम पर जाएँ',
    toShop: 'दुकान पर जाएँ',
    signOut: 'लॉग आउट',
    signOutTitle: 'लॉग आउट करें? कुछ काम बाकी है',
    notSent: (count: number) => `${count} बदलाव अभी दुकान को नहीं भेजे गए हैं।`,
    notSaved: 'आपने कुछ लिखा है जो अभी सहेजा नहीं गया।',
    signOutRemoves: 'यह इसी फ़ोन पर है। लॉग आउट करने पर हट जाएगा।',
    signOutAnyway: 'हटाकर लॉग आउट करें',
  },
  en: {
    signIn: 'Sign in',
    signInLead:
      'With an account of the shop, enter its email. If an invite made your account, your phone number works, too.',
    name: 'Phone number or email',
    password: 'Password',
    rememberMe: 'Stay signed in here',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    forgot: 'Forgot your password?',
    forgotWithoutEmail:
      'A new password comes by email. If your account has none, ask your coordinator to remove you from the members and to send a new invite.',
    noAccount:
      'No account yet? Ask your coordinator for an invite link: the account is made on its page.',
    nameMissing: 'Enter your phone number or email.',
    passwordMissing: 'Enter your password.',
    wrongCredentials:
      'The phone number, the email or the password is not right. A phone number works only if an invite made the account.',
    noAccess: 'You may not work here yet',
    noAccessLead:
      'Your account is not connected to this desk. Ask your coordinator for an invite link.',
    outsideRole: 'This page is not part of your role',
    outsideRoleLead: (role: string) =>
      `Your role is: ${role}. If you need this page, ask an owner or a coordinator.`,
    toToday: "Go to today's work",
    toShop: 'Go to the shop',
    signOut: 'Sign out',
    signOutTitle: 'Sign out? Some work is not finished',
    notSent: (count: number) =>
      count === 1
        ? '1 change is not sent to the shop yet.'
        : `${count} changes are not sent to the shop yet.`,
    notSaved: 'Something that you typed is not saved yet.',
    signOutRemoves: 'It is on this phone alone, and signing out removes it.',
    signOutAnyway: 'Remove it and sign out',
  },
});
