import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of the categories of the goods. */
export const CATEGORIES = defineTexts({
  hi: {
    title: 'श्रेणियाँ',
    back: 'और',
    add: 'नई श्रेणी',
    lead: 'दुकान में श्रेणियाँ इसी क्रम में दिखती हैं।',
    empty: 'अभी कोई श्रेणी नहीं',
    goods: (count: string) => (count === '1' ? '1 चीज़' : `${count} चीज़ें`),
    inactive: 'दुकान में नहीं',
    up: (name: string) => `${name} को ऊपर करें`,
    down: (name: string) => `${name} को नीचे करें`,
    change: (name: string) => `${name} का नाम बदलें`,
    renameTitle: 'नाम बदलें',
    name: 'नाम (अंग्रेज़ी)',
    nameHindi: 'नाम (हिंदी)',
    nameInvalid: 'नाम अंग्रेज़ी अक्षरों में लिखें, जैसे Papad। हिंदी नाम अगले खाने में।',
    nameTaken: 'इस नाम की श्रेणी पहले से है। दूसरा नाम लिखें।',
    nameHindiInvalid: 'यह नाम हिंदी में लिखें।',
    addressStays: 'श्रेणी का पता नहीं बदलता, पुराने लिंक चलते रहेंगे।',
    save: 'सहेजें',
    saved: 'श्रेणी सहेज ली।',
    clash: 'इस बीच किसी और ने नाम बदला',
    clashLead: (name: string) => `अब “${name}” है। आपका लिखा यहीं है। रखना हो तो फिर सहेजें।`,
    remove: 'श्रेणी मिटाएँ',
    removeSure: 'हाँ, मिटाएँ',
    removed: 'श्रेणी मिट गई।',
    inUse: (count: string) =>
      count === '1'
        ? 'इसमें 1 चीज़ है, जो अधूरी भी हो सकती है। पहले उसे दूसरी श्रेणी में रखें, तब यह मिटेगी।'
        : `इसमें ${count} चीज़ें हैं, अधूरी भी। पहले उन्हें दूसरी श्रेणी में रखें, तब यह मिटेगी।`,
  },
  en: {
    title: 'Categories',
    back: 'More',
    add: 'New category',
    lead: 'The shop shows the categories in this order.',
    empty: 'No categories yet',
    goods: (count: string) => (count === '1' ? '1 product' : `${count} products`),
    inactive: 'Not in the shop',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    change: (name: string) => `Rename ${name}`,
    renameTitle: 'Rename',
    name: 'Name (English)',
    nameHindi: 'Name (Hindi)',
    nameInvalid: 'Write the name in English letters, such as Papad.',
    nameTaken: 'There is a category with this name. Write another one.',
    nameHindiInvalid: 'Write this name in Hindi letters.',
    addressStays: 'The address of the category stays, so that old links work.',
    save: 'Save',
    saved: 'The category is saved.',
    clash: 'Somebody else has renamed it meanwhile',
    clashLead: (name: string) =>
      `It is “${name}” now. What you typed is still here. Save again to use it.`,
    remove: 'Delete the category',
    removeSure: 'Yes, delete it',
    removed: 'The category is deleted.',
    inUse: (count: string) =>
      count === '1'
        ? '1 product is in it, which may be a draft. Put it into another category first, then delete it.'
        : `${count} products are in it, drafts included. Put them into another category first, then delete it.`,
  },
});
