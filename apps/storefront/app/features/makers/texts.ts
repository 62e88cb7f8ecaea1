import { LANGUAGE } from '@haat/domain';

const EN = {
  home: 'Home',
  title: 'Who makes it',
  lead: 'The women’s groups whose work fills this shop, and where in Rajasthan they do it.',
  map: 'Map of Rajasthan',
  list: 'The groups',
  productCount: (total: number) => `${total} ${total === 1 ? 'product' : 'products'} in the shop`,
  none: 'No groups yet.',
  noneHint: 'Meanwhile, see what is in the shop.',
  allProducts: 'See all products',
  about: 'About the group',
  women: 'Women',
  since: 'Since',
  where: 'Where',
  inShop: 'In the shop',
  goodsCount: (total: number) => `${total} ${total === 1 ? 'product' : 'products'}`,
  goods: 'What they make',
  noGoods: 'Nothing of theirs is in the shop right now.',
  stories: 'Stories they are in',
  failed: 'Failed to load the groups',
  makerFailed: 'Failed to load this group',
  notFound: 'Group not found',
};

const HI: typeof EN = {
  home: 'होम',
  title: 'कौन बनाता है',
  lead: 'महिलाओं के समूह, जिनके काम से यह दुकान भरी है, और राजस्थान में वे कहाँ बनाती हैं।',
  map: 'राजस्थान का नक्शा',
  list: 'समूह',
  productCount: (total: number) => `दुकान में ${total} सामान`,
  none: 'अभी कोई समूह नहीं है।',
  noneHint: 'तब तक देखें कि दुकान में क्या है।',
  allProducts: 'सब सामान देखें',
  about: 'समूह के बारे में',
  women: 'महिलाएँ',
  since: 'कब से',
  where: 'कहाँ',
  inShop: 'दुकान में',
  goodsCount: (total: number) => `${total} सामान`,
  goods: 'ये क्या बनाती हैं',
  noGoods: 'अभी इनका कोई सामान दुकान में नहीं है।',
  stories: 'इनकी कहानियाँ',
  failed: 'समूह नहीं आ पाए',
  makerFailed: 'यह समूह नहीं खुला',
  notFound: 'यह समूह नहीं मिला',
};

/** The texts of the screens about the groups (product 2.16). */
export const MAKER_TEXTS = LANGUAGE === 'hi' ? HI : EN;
