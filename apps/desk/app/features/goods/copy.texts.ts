import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of copying a product. */
export const COPYING = defineTexts({
  hi: {
    title: 'इस सामान की नकल बनाएँ?',
    lead: 'इसी जानकारी और तस्वीरों से एक नया अधूरा सामान बनेगा, जिसके नाम में “की नकल” होगा। दुकान में वह नहीं दिखेगा और स्टॉक 0 रहेगा।',
    copied: (name: string) => `नकल बन गई: ${name}। अब उसका नाम बदलें।`,
  },
  en: {
    title: 'Make a copy of this?',
    lead: 'A new draft gets the same facts and pictures, with “(copy)” in its name. The shop does not show it, and its stock is 0.',
    copied: (name: string) => `The copy is there: ${name}. Change its name now.`,
  },
});
