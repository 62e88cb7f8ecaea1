import { defineTexts } from '../../../lib/language/texts.ts';
import { CHANGE_GOODS } from './change-goods.texts.ts';

/** The texts of work on several goods at once, and of deleting drafts. */
export const MANY_GOODS = defineTexts({
  hi: {
    selected: (count: string) => (count === '1' ? `${count} चीज़ चुनी` : `${count} चीज़ें चुनीं`),
    selectFirst: 'जिन चीज़ों पर एक साथ काम करना है, उन्हें चुनें।',
    stopSelecting: 'चुनना छोड़ें',
    columns: {
      selected: 'चुना',
      name: 'नाम',
      group: 'समूह',
      category: 'श्रेणी',
      price: 'दाम',
      stock: 'स्टॉक',
      status: 'स्थिति',
    },
    change: 'बदलें',
    tooMany: (most: string) => `एक बार में ${most} तक चीज़ें ही बदल सकती हैं।`,
    changed: (count: string) => (count === '1' ? '1 चीज़ बदली।' : `${count} चीज़ें बदलीं।`),
    kept: (count: string) => (count === '1' ? '1 चीज़ वैसी ही रही' : `${count} चीज़ें वैसी ही रहीं`),
    reasons: CHANGE_GOODS.hi.reasons,
    remove: 'मिटाएँ',
    onlyDrafts: 'सिर्फ़ अधूरा सामान मिट सकता है। जो दुकान में है, उसे दुकान से हटाएँ।',
    title: (count: string) =>
      count === '1' ? 'यह अधूरा सामान मिटाएँ?' : `ये ${count} अधूरी चीज़ें मिटाएँ?`,
    lead: 'तस्वीरें भी मिट जाएँगी। मिटा हुआ वापस नहीं आता।',
    removed: (count: string) => (count === '1' ? '1 चीज़ मिट गई।' : `${count} चीज़ें मिट गईं।`),
    stays: (name: string, reason: string) => `${name}: ${reason}`,
    outcomes: {
      changed_meanwhile: 'इसे अभी किसी और ने बदला है। फिर देखकर मिटाएँ।',
      not_a_draft: 'यह दुकान में है। इसे दुकान से हटाएँ।',
      was_on_sale: 'यह दुकान में था, इसलिए अधूरे सामान में रहेगा।',
      in_use: 'यह किसी ऑर्डर, टोकरी, पसंद, राय, कहानी या डिब्बे में है, इसलिए रहेगा।',
      not_found: 'यह पहले ही मिट चुका है।',
    },
  },
  en: {
    selected: (count: string) => (count === '1' ? '1 product selected' : `${count} selected`),
    selectFirst: 'Select the goods that you want to work on together.',
    stopSelecting: 'Stop selecting',
    columns: {
      selected: 'Selected',
      name: 'Name',
      group: 'Group',
      category: 'Category',
      price: 'Price',
      stock: 'Stock',
      status: 'Status',
    },
    change: 'Change',
    tooMany: (most: string) => `At most ${most} products can be changed at once.`,
    changed: (count: string) =>
      count === '1' ? '1 product changed.' : `${count} products changed.`,
    kept: (count: string) =>
      count === '1' ? '1 product stays as it is' : `${count} products stay as they are`,
    reasons: CHANGE_GOODS.en.reasons,
    remove: 'Delete',
    onlyDrafts: 'Only drafts can be deleted. Take what is on sale off the shop.',
    title: (count: string) =>
      count === '1' ? 'Delete this draft?' : `Delete these ${count} drafts?`,
    lead: 'Their pictures go too. What is deleted does not come back.',
    removed: (count: string) => (count === '1' ? '1 draft deleted.' : `${count} drafts deleted.`),
    stays: (name: string, reason: string) => `${name}: ${reason}`,
    outcomes: {
      changed_meanwhile: 'Somebody else has just changed it. Look again before you delete it.',
      not_a_draft: 'It is on sale. Take it off the shop instead.',
      was_on_sale: 'It was on sale, so it stays as a draft.',
      in_use: 'An order, cart, wishlist, review, story or set names it, so it stays.',
      not_found: 'It is deleted already.',
    },
  },
});
