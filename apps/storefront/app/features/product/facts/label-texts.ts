import { LANGUAGE } from '@haat/domain';

const EN = {
  title: 'On the label',
  vegetarian: 'Vegetarian',
  notVegetarian: 'Not vegetarian',
  netQuantity: 'Net quantity',
  size: 'Size',
  ingredients: 'Ingredients',
  allergens: 'Allergens',
  bestBefore: 'Best before',
  licence: 'Food licence',
  origin: 'Country of origin',
  /** In the place of a fact of a food that the shop does not know, with a link to ask. */
  onPacket: 'Printed on the packet, ',
  askUs: 'ask us',
  /** What is in a set (product 2.7.22). */
  inTheSet: 'In this box',
  perPacket: (packets: number, each: string) => `${packets} packets, that is ${each} each.`,
  singly: (sum: string) => `One by one they cost ${sum}.`,
};

const HI: typeof EN = {
  title: 'लेबल पर',
  vegetarian: 'शाकाहारी',
  notVegetarian: 'मांसाहारी',
  netQuantity: 'कितना है',
  size: 'नाप',
  ingredients: 'क्या-क्या डला है',
  allergens: 'एलर्जी वाली चीज़ें',
  bestBefore: 'कब तक अच्छा',
  licence: 'FSSAI लाइसेंस',
  origin: 'किस देश में बना',
  onPacket: 'पैकेट पर छपा है, ',
  askUs: 'हमसे पूछें',
  inTheSet: 'इस डिब्बे में',
  perPacket: (packets: number, each: string) => `${packets} पैकेट, यानी एक ${each} का।`,
  singly: (sum: string) => `अलग-अलग लें तो ${sum} लगेंगे।`,
};

/** The texts of the packet's label (product 2.7.16) and of what is in a set. */
export const LABEL_TEXTS = LANGUAGE === 'hi' ? HI : EN;
