/** The language of the labels that components bring along: Hindi; see `built-language.ts`. */
export const LANGUAGE: 'en' | 'hi' = 'hi';
