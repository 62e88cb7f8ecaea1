import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of choosing goods. */
export const PICKER = defineTexts({
  hi: {
    addProduct: 'सामान जोड़ें',
    findProduct: 'सामान का नाम',
    noProduct: 'इस नाम का कोई सामान दुकान में नहीं है।',
    removeProduct: (name: string) => `${name} हटाएँ`,
  },
  en: {
    addProduct: 'Add goods',
    findProduct: 'Name of the goods',
    noProduct: 'The shop has no goods of this name.',
    removeProduct: (name: string) => `Remove ${name}`,
  },
});
