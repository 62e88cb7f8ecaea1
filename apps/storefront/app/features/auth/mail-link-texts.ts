import { LANGUAGE } from '@haat/domain';

const EN = {
  resetTitle: 'New password',
  resetLead: 'Choose a new password. All other devices are then signed out.',
  savePassword: 'Save password',
  passwordReset: 'Password reset successfully',
  resetFailed: 'Failed to reset password',
  verifyTitle: 'Verify your email',
  verifyLead: 'One moment: we look at your link.',
  verifying: 'Verifying your email…',
  linkNeedsScript:
    'This page uses up your link, so it needs JavaScript. Please allow it and reload.',
  verifiedTitle: 'Email verified',
  verifiedLead: 'Thank you. Mails about your orders will reach you.',
  toAccount: 'My Account',
  verifyFailedLead: 'Links work once and for 24 hours.',
  linkSpent: 'This link is no longer valid. Please ask for a new one.',
  verifyFailed: 'Your email could not be verified just now. Please try again.',
  tryAgain: 'Try again',
  resendVerification: 'Send another mail',
  signInForMail: 'Sign in for another mail',
  undoTitle: 'Undo the change of your email',
  undoLead:
    'This brings back the email your account had before, signs out all devices, and you choose a new password.',
  undoEmailChange: 'Undo the change',
  undoSpentLead:
    'If somebody else has your account, choose a new password: we send a link to your email.',
  undoLinkSpent: 'This link is no longer valid. It works once and for 7 days.',
  undoneTitle: 'Your email is back',
  undoneLead: 'We have sent you a mail with a link. Please choose a new password with it now.',
  undoFailed: 'The change could not be undone just now. Please try again.',
  newPassword: 'New password',
};

const HI: typeof EN = {
  resetTitle: 'नया पासवर्ड',
  resetLead: 'नया पासवर्ड चुनें। फिर बाकी सब फ़ोन और कंप्यूटर से लॉग आउट हो जाएगा।',
  savePassword: 'पासवर्ड सहेजें',
  passwordReset: 'पासवर्ड बदल गया',
  resetFailed: 'पासवर्ड नहीं बदल पाया',
  verifyTitle: 'अपना ईमेल पक्का करें',
  verifyLead: 'एक पल रुकें: हम आपका लिंक देख रहे हैं।',
  verifying: 'आपका ईमेल पक्का हो रहा है…',
  linkNeedsScript:
    'इस पन्ने पर आपका लिंक काम में आता है, इसलिए JavaScript चाहिए। कृपया उसे चालू करके पन्ना फिर से खोलें।',
  verifiedTitle: 'ईमेल पक्का हो गया',
  verifiedLead: 'धन्यवाद। अब आपके ऑर्डर के मेल आप तक पहुँचेंगे।',
  toAccount: 'मेरा खाता',
  verifyFailedLead: 'लिंक एक बार और 24 घंटे तक काम करता है।',
  linkSpent: 'यह लिंक अब काम नहीं करता। कृपया नया लिंक मँगाएँ।',
  verifyFailed: 'आपका ईमेल अभी पक्का नहीं हो पाया। कृपया फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  resendVerification: 'मेल दोबारा भेजें',
  signInForMail: 'लॉग इन करके मेल मँगाएँ',
  undoTitle: 'ईमेल का बदलाव वापस लें',
  undoLead:
    'इससे आपके खाते में पहले वाला ईमेल लौट आएगा और हर फ़ोन और कंप्यूटर से लॉग आउट हो जाएगा। फिर आप नया पासवर्ड चुनेंगे।',
  undoEmailChange: 'बदलाव वापस लें',
  undoSpentLead: 'अगर आपका खाता किसी और के हाथ में है, तो नया पासवर्ड चुनें: हम आपके ईमेल पर लिंक भेजेंगे।',
  undoLinkSpent: 'यह लिंक अब काम नहीं करता। यह एक बार और 7 दिन तक काम करता है।',
  undoneTitle: 'आपका ईमेल लौट आया',
  undoneLead: 'हमने आपको लिंक वाला मेल भेजा है। कृपया उससे अभी नया पासवर्ड चुनें।',
  undoFailed: 'बदलाव अभी वापस नहीं हो पाया। कृपया फिर कोशिश करें।',
  newPassword: 'नया पासवर्ड',
};

/** The texts of the screens that the links of mails open (product 2.11.7, 5.2.2, 8.4, 8.10). */
export const MAIL_LINK_TEXTS = LANGUAGE === 'hi' ? HI : EN;
