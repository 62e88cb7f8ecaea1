import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of choosing which pieces of an order came back. */
export const RETURNED_PIECES = defineTexts({
  hi: {
    title: 'कितने नग लौटे',
    of: (left: string) => `${left} में से`,
    atMost: (left: string) => `0 से ${left} तक लिखें।`,
    none: 'कम से कम एक नग लिखें।',
    part: 'डिलीवरी के पैसे तभी लौटते हैं जब पूरा ऑर्डर लौट आए।',
  },
  en: {
    title: 'How many pieces came back',
    of: (left: string) => `of ${left}`,
    atMost: (left: string) => `Enter 0 to ${left}.`,
    none: 'Enter at least one piece.',
    part: 'The delivery is given back only when the whole order has come back.',
  },
});
