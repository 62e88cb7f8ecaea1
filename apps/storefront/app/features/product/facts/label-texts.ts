/** The texts of the packet's label (product 2.7.16). */
export const LABEL_TEXTS = {
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
} as const;

/** The texts of what is in a set (product 2.7.22). */
export const SET_TEXTS = {
  inTheSet: 'In this box',
  perPacket: (packets: number, each: string) => `${packets} packets, that is ${each} each.`,
  singly: (sum: string) => `One by one they cost ${sum}.`,
} as const;
