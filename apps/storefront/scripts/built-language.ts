const { SHOP_LANGUAGE = 'en' } = process.env;

/** Whether the Hindi pages are built, and not the English ones: each browser loads one language. */
export const IS_HINDI_BUILD = SHOP_LANGUAGE === 'hi';

/** The path below which all pages and files of this build are. */
export const MOUNT_PATH = IS_HINDI_BUILD ? '/hi/' : '/';
