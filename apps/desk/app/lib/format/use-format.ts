import { useLanguage } from '../language/language.ts';
import { FORMATS, type Format } from './format.ts';

/** The formats in the language of the screens. */
export function useFormat(): Format {
  return FORMATS[useLanguage()];
}
