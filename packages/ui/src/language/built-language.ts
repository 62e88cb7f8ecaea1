/**
 * The language of the labels that components bring along: English. Programs that are built with the
 * resolve condition `haat-hindi` get `built-language.hi.ts` in its place.
 */
export const LANGUAGE: 'en' | 'hi' = 'en';
