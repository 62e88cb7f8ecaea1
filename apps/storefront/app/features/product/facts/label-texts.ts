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
