import { defineTexts } from '../../lib/language/texts.ts';

/** The texts that every list has. */
export const LIST = defineTexts({
  hi: {
    search: 'खोजें',
    views: 'सूचियाँ',
    clear: 'छँटाई हटाएँ',
    more: 'और दिखाएँ',
  },
  en: {
    search: 'Search',
    views: 'Lists',
    clear: 'Clear filters',
    more: 'Show more',
  },
});
