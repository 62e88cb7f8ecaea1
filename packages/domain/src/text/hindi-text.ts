import * as z from 'zod/mini';
import { DEVANAGARI } from '../products/product-limits.ts';
import { limitedText } from '../validation/fields.ts';

/** True for a text in Devanagari, and for none (product 10.7.8). */
export function isHindiOrNone(text: string): boolean {
  return text.trim() === '' || DEVANAGARI.test(text);
}

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
