import { LANGUAGE } from '@haat/domain';

/** The texts of the recently seen products (product 2.7.17). */
export const SEEN_TEXTS = {
  title: LANGUAGE === 'hi' ? 'आपने अभी देखा' : 'Recently seen',
};
