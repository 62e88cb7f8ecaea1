import { LANGUAGE } from '@haat/domain';

const EN = {
  title: 'Contact Us',
  address: 'Address',
  maps: 'Open in Maps',
  liveMap: 'Show the live map',
  offline: 'No network. Try again',
  phone: 'Phone',
  whatsApp: 'Ask on WhatsApp',
  greeting: 'Namaste, I have a question.',
  email: 'Email',
  hours: 'Hours',
  tryAgain: 'please try again',
  formTitle: 'Write to us',
  fullName: 'Full name',
  phoneHint: 'Optional, for an answer on WhatsApp',
  subject: 'Subject',
  subjectHint: 'Optional',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Message sent',
  thanks: 'Thank you for writing. We answer by email or on WhatsApp.',
  sendFailed: 'Your message was not sent. Please try again.',
  noScript: 'Sending from here needs JavaScript. Please write an email or call instead.',
  /** Contact details that failed to load (product 8.2.1). */
  failed: (error: string) => `Failed to load: ${error}`,
};

const HI: typeof EN = {
  title: 'संपर्क करें',
  address: 'पता',
  maps: 'नक्शे में खोलें',
  liveMap: 'पूरा नक्शा देखें',
  offline: 'इंटरनेट नहीं है। फिर कोशिश करें',
  phone: 'फ़ोन',
  whatsApp: 'WhatsApp पर पूछें',
  greeting: 'नमस्ते, मुझे कुछ पूछना है।',
  email: 'ईमेल',
  hours: 'समय',
  tryAgain: 'फिर कोशिश करें',
  formTitle: 'हमें लिखें',
  fullName: 'पूरा नाम',
  phoneHint: 'चाहें तो लिखें, हम WhatsApp पर जवाब देंगे',
  subject: 'विषय',
  subjectHint: 'चाहें तो लिखें',
  message: 'संदेश',
  send: 'संदेश भेजें',
  sending: 'भेज रहे हैं...',
  sent: 'संदेश पहुँच गया',
  thanks: 'लिखने के लिए धन्यवाद। जवाब हम ईमेल या WhatsApp से देंगे।',
  sendFailed: 'आपका संदेश नहीं गया। फिर कोशिश करें।',
  noScript: 'यहाँ से भेजने के लिए JavaScript चाहिए। ईमेल लिखें या फ़ोन करें।',
  failed: (error: string) => `संपर्क की जानकारी नहीं आ पाई: ${error}`,
};

/** The texts of the contact screen (product 2.12.2, 8.10.1). */
export const CONTACT_TEXTS = LANGUAGE === 'hi' ? HI : EN;
