import type { Language } from './language.ts';

/**
 * The language of the texts: English. Programs that are built with the resolve condition `haat-hindi`
 * get `built-language.hi.ts` in its place, so that they hold the texts of one language.
 */
export const LANGUAGE: Language = 'en';
