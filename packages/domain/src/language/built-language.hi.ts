import type { Language } from './language.ts';

/** The language of the texts: Hindi; see `built-language.ts`. */
export const LANGUAGE: Language = 'hi';
