import * as z from 'zod/mini';
import { limitedText } from '../validation/fields.ts';
import { isHindiOrNone } from './choose-text.ts';

/**
 * The Hindi text that the desk writes beside an English one (product 10.7.8); '', also when it is left
 * out, while there is none.
 *
 * @param label of the English text
 * @param limit characters
 */
export function hindiText(label: string, limit: number) {
  const text = limitedText(`${label} in Hindi`, limit);
  return z._default(text.check(z.refine(isHindiOrNone, `${label} in Hindi is in Devanagari.`)), '');
}
