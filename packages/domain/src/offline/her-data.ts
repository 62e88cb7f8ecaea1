/** The cache of copies that belong to the signed-in shopper of this browser (product 9.4.2). */
export const HER_COPIES = 'shop-hers';

/** The changes that wait to be sent, in the storage of all tabs (product 9.4.3). */
export const KEPT_CHANGES_KEY = 'kept-changes';
