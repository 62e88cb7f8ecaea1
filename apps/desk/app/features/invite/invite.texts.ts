import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of an invite. */
export const INVITE = defineTexts({
  hi: {
    title: 'आपको न्योता मिला है',
    lead: (role: string) => `आप इस दुकान में “${role}” के रूप में काम कर सकेंगी।`,
    group: (name: string) => `समूह: ${name}`,
    until: (day: string) => `यह न्योता ${day} तक चलेगा।`,
    accept: 'न्योता स्वीकार करें',
    expired: 'यह न्योता अब काम नहीं करता',
    expiredLead: 'लिंक पुराना है या इस्तेमाल हो चुका है। समन्वयक से नया लिंक माँगें।',
    alreadyMember: 'आप पहले से सदस्य हैं।',
    toDesk: 'डेस्क खोलें',
  },
  en: {
    title: 'You have been invited',
    lead: (role: string) => `You can work in this shop with the role “${role}”.`,
    group: (name: string) => `Group: ${name}`,
    until: (day: string) => `This invite is open until ${day}.`,
    accept: 'Accept the invite',
    expired: 'This invite no longer works',
    expiredLead: 'The link is old or has been used. Ask your coordinator for a new one.',
    alreadyMember: 'You are a member already.',
    toDesk: 'Open the desk',
  },
});
