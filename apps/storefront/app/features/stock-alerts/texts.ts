import { LANGUAGE } from '@haat/domain';

const EN = {
  title: 'No more mails about sold-out goods',
  lead: 'You asked us to tell you when something is back. With one tap we forget your email for all that you still wait for.',
  stop: 'Forget my email',
  failed: 'Check your connection, then try again.',
  linkBroken: 'This link is not whole. Please open it from our mail once more.',
  doneTitle: 'Your email is forgotten',
  doneLead: 'We write to you about no sold-out product any more. You can ask again on its page.',
  shop: 'Go to the shop',
  noScript: 'This needs JavaScript. Please allow it and reload.',
};

const HI: typeof EN = {
  title: 'सामान वापस आने के मेल बंद करें',
  lead: 'आपने कहा था कि सामान वापस आने पर हम बताएँ। नीचे दबाते ही हम ऐसे सब सामान के लिए आपका ईमेल भूल जाएँगे।',
  stop: 'मेरा ईमेल भूल जाएँ',
  failed: 'अपना इंटरनेट देखकर फिर कोशिश करें।',
  linkBroken: 'यह लिंक पूरा नहीं है। कृपया इसे हमारे मेल से फिर खोलें।',
  doneTitle: 'हम आपका ईमेल भूल गए',
  doneLead: 'अब हम सामान वापस आने पर आपको नहीं लिखेंगे। आप सामान के पन्ने पर फिर से कह सकते हैं।',
  shop: 'दुकान पर जाएँ',
  noScript: 'इसके लिए JavaScript चाहिए। कृपया उसे चालू करके पन्ना फिर से खोलें।',
};

/** The texts behind the link of the mail about a product that is back (product 2.7.20). */
export const TEXTS = LANGUAGE === 'hi' ? HI : EN;
