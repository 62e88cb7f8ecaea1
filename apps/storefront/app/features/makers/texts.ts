/** The texts of the screens about the groups (product 2.16). */
export const MAKER_TEXTS = {
  title: 'Who makes it',
  lead: 'The women’s groups whose work fills this shop, and where in Rajasthan they do it.',
  map: 'Map of Rajasthan',
  list: 'The groups',
  offMap: 'Not on the map:',
  productCount: (total: number) => `${total} ${total === 1 ? 'product' : 'products'} in the shop`,
  none: 'No groups yet.',
  noneHint: 'Meanwhile, see what is in the shop.',
  allProducts: 'See all products',
  about: 'About the group',
  goods: 'What they make',
  noGoods: 'Nothing of theirs is in the shop right now.',
  stories: 'Stories they are in',
  failed: 'Failed to load the groups',
  makerFailed: 'Failed to load this group',
  notFound: 'Group not found',
} as const;
