import { defineTexts } from '../../../lib/language/texts.ts';

/** The texts of the deal of the home page. */
export const DEAL = defineTexts({
  hi: {
    lead: 'यह सामान दुकान के पहले पन्ने पर "Deal of the Season" में दिखता है।',
    spiceSet: 'मसालों का सेट (12 सामान)',
    now: 'अभी',
    notShown: 'चुना हुआ सामान अब दुकान में नहीं है, इसलिए मसालों का सेट दिख रहा है।',
    until: (day: string) => `${day} तक`,
    noEnd: 'बिना आख़िरी दिन के',
    choose: 'दूसरा सामान चुनें',
    chosen: (name: string) => `चुना: ${name}`,
    lastDay: 'आख़िरी दिन',
    lastDayHint: 'खाली छोड़ें तो यह तब तक रहेगा जब तक आप बदलें नहीं।',
    badDay: 'आज से एक साल के भीतर का दिन चुनें।',
    save: 'दुकान में लगाएँ',
    saved: 'ख़ास सौदा बदल गया।',
    reset: 'फिर से मसालों का सेट दिखाएँ',
    clash: 'इस बीच किसी और ने इसे बदल दिया है। ऊपर उनका चुना दिख रहा है, आपका नीचे रखा है।',
  },
  en: {
    lead: 'The home page of the shop shows it as the "Deal of the Season".',
    spiceSet: 'Spice set (12 products)',
    now: 'Now',
    notShown: 'What was chosen is no longer in the shop, so shoppers see the spice set.',
    until: (day: string) => `until ${day}`,
    noEnd: 'without a last day',
    choose: 'Choose other goods',
    chosen: (name: string) => `Chosen: ${name}`,
    lastDay: 'Last day',
    lastDayHint: 'Leave it empty and it stays until you change it.',
    badDay: 'Choose a day within a year from today.',
    save: 'Put into the shop',
    saved: 'The deal is changed.',
    reset: 'Show the spice set again',
    clash: 'Somebody else has changed it meanwhile. Theirs stands above, yours is kept below.',
  },
});
