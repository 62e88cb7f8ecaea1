/**
 * What nobody sees: zero-width characters, joiners, marks of direction, soft hyphens, selectors of
 * variants, tags and control characters, and the blank of Braille.
 */
const INVISIBLE = /(?!\s)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

/**
 * The form in which names are compared as people see them: composed and compatible letters (NFKC), of
 * one case, without what is invisible, with one space between words. Names of one form look the same,
 * so one of two that must differ is refused (product 10.3.12, 5.2.3).
 */
export function toNameKey(name: string): string {
  return fold(fold(name)).replace(/\s+/g, ' ').trim();
}

/** Folding can make letters that fold again, such as a ligature of capitals. */
function fold(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(INVISIBLE, '');
}
