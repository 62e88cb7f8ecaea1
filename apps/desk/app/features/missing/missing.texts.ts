import { defineTexts } from '../../lib/language/texts.ts';

/** The texts in place of a page that does not exist. */
export const MISSING = defineTexts({
  hi: {
    title: 'यह पन्ना नहीं मिला',
    lead: 'शायद इसका पता बदल गया है।',
    toToday: 'आज के काम पर जाएँ',
  },
  en: {
    title: 'This page was not found',
    lead: 'Its address may have changed.',
    toToday: "Go to today's work",
  },
});
