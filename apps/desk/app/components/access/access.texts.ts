import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of signing in, and of a rejected access. */
export const ACCESS = defineTexts({
  hi: {
    signIn: 'लॉग इन करें',
    signInLead: 'वही ईमेल और पासवर्ड डालें जिनसे आप दुकान में आते हैं।',
    email: 'ईमेल',
    password: 'पासवर्ड',
    rememberMe: 'यहाँ लॉग इन रहें',
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    forgot: 'पासवर्ड भूल गए?',
    noAccount: 'नया खाता बनाएँ',
    signUpComes: 'नया खाता दुकान के पन्ने पर बनता है, जो अंग्रेज़ी में है। वहाँ नाम, ईमेल, फ़ोन और पासवर्ड भरें।',
    signUpComesBack:
      'नया खाता दुकान के पन्ने पर बनता है, जो अंग्रेज़ी में है। वहाँ नाम, ईमेल, फ़ोन और पासवर्ड भरें। उसके बाद यही न्योता फिर खुलेगा।',
    emailMissing: 'अपना ईमेल लिखें।',
    passwordMissing: 'अपना पासवर्ड लिखें।',
    wrongCredentials: 'ईमेल या पासवर्ड सही नहीं है।',
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
    signInLead: 'Use the same email and password as in the shop.',
    email: 'Email',
    password: 'Password',
    rememberMe: 'Stay signed in here',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    forgot: 'Forgot your password?',
    noAccount: 'Create an account',
    signUpComes:
      'An account is made on a page of the shop: enter your name, email, phone and a password there.',
    signUpComesBack:
      'An account is made on a page of the shop: enter your name, email, phone and a password there. After that this invite opens again.',
    emailMissing: 'Enter your email.',
    passwordMissing: 'Enter your password.',
    wrongCredentials: 'The email or the password is not right.',
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
